#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

//! Configures the tiny project beside this file with one edge and looks at what CMake says.
class tst_Layers : public QObject
{
    Q_OBJECT

private slots:
    void edges_data();
    void edges();

private:
    QTemporaryDir m_folder;
};

void tst_Layers::edges_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("refusal");

    QTest::newRow("what the table has is accepted") << u"stw_model"_s << u"stw_base"_s << QString();
    QTest::newRow("the domain does not see the scheduler")
        << u"stw_domain"_s << u"stw_scheduler"_s << u"stw_domain may not use stw_scheduler"_s;
    QTest::newRow("the app does not see the backend")
        << u"stw_client"_s << u"stw_domain"_s << u"stw_client may not use stw_domain"_s;
    QTest::newRow("nothing goes upwards")
        << u"stw_base"_s << u"stw_model"_s << u"stw_base may not use stw_model"_s;
    QTest::newRow("a library needs a line")
        << u"stw_novelty"_s << u"stw_base"_s << u"stw_novelty has no line"_s;
}

void tst_Layers::edges()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, refusal);
    QProcess cmake;
    cmake.setProcessChannelMode(QProcess::MergedChannels);
    cmake.start(u"cmake"_s,
                {u"-G"_s, u"Ninja"_s, u"-S"_s, QStringLiteral(STW_SOURCE_DIR "/tests/tidy/layers"),
                 u"-B"_s, m_folder.path(), u"-DSTW_FROM="_s + from, u"-DSTW_TO="_s + to});
    QVERIFY(cmake.waitForFinished(-1)); // CTest has the limit
    const QString said = QString::fromUtf8(cmake.readAll()).simplified();
    QVERIFY2((cmake.exitCode() == 0) == refusal.isEmpty(), qPrintable(said));
    QVERIFY2(said.contains(refusal), qPrintable(said));
}

QTEST_GUILESS_MAIN(tst_Layers)
#include "tst_layers.moc"
