#include "tests/backend/executors/local/localengine.h"

#include <QtTest>

//! The contract of every driver, on real processes of this machine.
class tst_LocalConformance final : public stw::conformance::Suite
{
    Q_OBJECT

protected:
    std::unique_ptr<stw::conformance::Engine> makeEngine() override
    {
        return std::make_unique<stw::executors::LocalEngine>();
    }
};

QTEST_GUILESS_MAIN(tst_LocalConformance)

#include "tst_localconformance.moc"
