// SPDX-License-Identifier: GPL-3.0-or-later
// What a test program says that crashes, and how it ends.
#include "app/crash/action_trail.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <sys/wait.h>

namespace mirabilia::crash {
namespace {

struct Outcome {
    int signal = 0; ///< that ended it; 0: none
    std::string said;
};

Outcome run(const std::string &command) {
    Outcome outcome;
    // exec: else the shell would stand between.
    FILE *output = popen(("exec " + command + " 2>&1").c_str(), "r");
    std::array<char, 4096> piece{};
    while (const std::size_t size = fread(piece.data(), 1, piece.size(), output)) {
        outcome.said.append(piece.data(), size);
    }
    const int status = pclose(output);
    outcome.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return outcome;
}

void expectTold(const Outcome &outcome, int signal, const std::string &function) {
    EXPECT_EQ(outcome.signal, signal) << outcome.said;
    EXPECT_NE(outcome.said.find("This test crashes by SIG"), std::string::npos) << outcome.said;
    EXPECT_NE(outcome.said.find(function), std::string::npos) << outcome.said;
}

TEST(Crash, ATestThatCrashesTellsWhereAndEndsByItsSignal) {
    const std::string crashes = MIRABILIA_CRASHES " ";
    expectTold(run(crashes + "readNothing"), SIGSEGV, "readNothing");
    expectTold(run(crashes + "recurseForEver"), SIGSEGV, "recurseForEver");
    expectTold(run(crashes + "giveUp"), SIGABRT, "giveUp");
    expectTold(run(crashes + "throwUncaught"), SIGABRT, "throwUncaught");
}

#ifdef MIRABILIA_QUICK_CRASHES
// Qt Quick Test runs its functions itself and passes over the handler of Qt Test.
TEST(Crash, AQuickTestThatCrashesTellsWhere) {
    expectTold(run(MIRABILIA_QUICK_CRASHES), SIGSEGV, "readNothing");
}
#endif

class Trail : public testing::Test {
protected:
    [[nodiscard]] std::string written() const {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        trail.write(platform::Output(ends[1]));
        close(ends[1]);
        std::string text(1 << 16, '\0');
        const ssize_t size = read(ends[0], text.data(), text.size());
        close(ends[0]);
        text.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        return text;
    }

    ActionTrail trail;
};

TEST_F(Trail, HoldsTheLastActionsInTheirOrder) {
    EXPECT_EQ(written(), "");
    std::string last;
    for (std::size_t number = 0; number < 2 * ActionTrail::most + 7; ++number) {
        const std::string action = "action " + std::to_string(number);
        trail.note(action);
        last += number < ActionTrail::most + 7 ? "" : action + "\n";
    }
    EXPECT_EQ(written(), last);
}

TEST_F(Trail, CountsWhatIsRepeatedAndCutsWhatIsLong) {
    trail.note("wheel");
    trail.note("wheel");
    trail.note("wheel");
    trail.note(std::string(200, 'a'));
    trail.note("tab\tand \xc3\xa4");
    EXPECT_EQ(written(), "wheel x3\n" + std::string(ActionTrail::longest, 'a') + "\ntab?and ??\n");
}

} // namespace
} // namespace mirabilia::crash
