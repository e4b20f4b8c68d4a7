#include "backend/main/systemclock.h"

#include <sodium.h>

#include <chrono>

namespace stw::main {

Instant SystemClock::now()
{
    using namespace std::chrono;
    return {duration_cast<microseconds>(system_clock::now().time_since_epoch()).count()};
}

Uuid SystemIds::next()
{
    std::array<quint64, 2> random{};
    randombytes_buf(random.data(), sizeof(random));
    return uuidV7(SystemClock().now().us / 1'000, random[0], random[1]);
}

} // namespace stw::main
