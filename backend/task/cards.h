#pragma once

#include "backend/task/launchfile.h"

#include <QJsonObject>

namespace stw::task {

bool isKnownVendor(const QString &vendor);

//! The visible-devices variables of every vendor: the given cards, and "none" for all others, so
//! that work without cards does not find one by chance. Sources: CUDA C++ Programming Guide,
//! "CUDA Environment Variables" (UUIDs; an invalid entry ends the list); NVIDIA Container Toolkit
//! (NVIDIA_VISIBLE_DEVICES, `void`); ROCm "GPU isolation techniques" (ROCR_VISIBLE_DEVICES);
//! CANN "ASCEND_RT_VISIBLE_DEVICES".
QMap<QString, QString> visibleVariables(const QList<CardHandle> &cards);

//! The call that asks a vendor's tool which of `cards` this machine shows, without the program; the
//! tool prints one UUID a line. NVML ignores CUDA_VISIBLE_DEVICES, therefore the ids are named.
QStringList cardToolArguments(const QList<CardHandle> &cards);

//! Whether the tool's answer names exactly `cards`, in any order.
bool showsExactly(const QByteArray &answer, const QList<CardHandle> &cards);

QJsonObject toJson(const CardHandle &card);

} // namespace stw::task
