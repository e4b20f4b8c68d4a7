#pragma once

#include "shared/model/admission.h"
#include "shared/model/directory.h"
#include "shared/model/request.h"
#include "shared/model/role.h"

namespace stw::texts {

// The word for each member of a closed set (GLOSSARY.md, DECISIONS.md).

QString textOf(RequestState state);
QString textOf(Role role);
QString textOf(Health health);
QString textOf(Priority priority);
QString textOf(Feasibility feasibility);
QString textOf(Meter meter);
QString textOf(EndCause cause);
QString textOf(ReasonOwner owner); //!< Who can change it.
QString textOf(ScopeKind scope);
QString textOf(SpecKind kind);
QString textOf(ParameterType type);
QString textOf(ProposalState state);
QString textOf(TokenKind kind);
QString yesOrNo(bool value);
//! The catalogue's words in the chosen language.
QString textOf(const LocalText &text);

} // namespace stw::texts
