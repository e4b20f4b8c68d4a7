#include "backend/domain/events.h"
#include "shared/wire/jsoncodec.h"
#include "tests/support/samples.h"

#include <QFile>
#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

namespace {

constexpr size_t kEvents = std::variant_size_v<EventFacts>;

} // namespace

class tst_Events : public QObject
{
    Q_OBJECT

private slots:
    void everyEventComesBack();
    void namesAreUniqueAndNeverChange();
};

void tst_Events::everyEventComesBack()
{
    test::Samples samples(21);
    for (int round = 0; round < 10; ++round) {
        const QList<Event> all = samples.every<Event>();
        QCOMPARE(size_t(all.size()), kEvents);
        for (const Event &event : all) {
            const QByteArray text = wire::encode(event);
            const Result<Event> read = wire::decode<Event>(text);
            QVERIFY2(read, text);
            QVERIFY2(*read == event, text);
            QVERIFY(text.startsWith("{\"code\":\"" + QByteArray(codeOf(event).data())));
        }
    }
}

// The journal keeps these names for ever: a line may be added to the file, none changed.
void tst_Events::namesAreUniqueAndNeverChange()
{
    QFile file(QStringLiteral(STW_SOURCE_DIR "/tests/backend/domain/eventnames.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList kept = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    QStringList names;
    test::Samples samples(22);
    for (const Event &event : samples.every<Event>())
        names.append(codeOf(event));
    kept.sort();
    names.sort();
    QCOMPARE(names, kept);
    QCOMPARE(names.removeDuplicates(), 0);
}

QTEST_APPLESS_MAIN(tst_Events)
#include "tst_events.moc"
