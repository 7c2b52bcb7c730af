// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"
#include "app/platform/stop.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <thread>

namespace mirabilia::platform {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class CreatePrivate : public testing::Test {
protected:
    CreatePrivate() { fs::remove_all(folder); }
    ~CreatePrivate() override { fs::remove_all(folder); }

    [[nodiscard]] int create() const {
        return createPrivate(nameOf(folder).c_str(), nameOf(file).c_str());
    }

    const fs::path folder = fs::path(testing::TempDir()) / pathOf("mirabilia-スコア");
    const fs::path file = folder / "report.txt";
};

TEST_F(CreatePrivate, MakesTheFolderAndAFileForItsOwnerAlone) {
    const int descriptor = create();
    ASSERT_GE(descriptor, 0);
    closeFile(descriptor);
    constexpr fs::perms others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(file).permissions() & others, fs::perms::none);
    EXPECT_EQ(fs::status(folder).permissions() & others, fs::perms::none);
}

TEST_F(CreatePrivate, LeavesAFileThatExists) {
    fs::create_directory(folder);
    std::ofstream(file) << "older";
    EXPECT_LT(create(), 0);
    EXPECT_EQ(fs::file_size(file), 5U);
}

TEST(StopRequests, ASignalIsToldOnceInAnotherThread) {
    for (const int signal : {SIGTERM, SIGINT}) {
        std::promise<std::thread::id> told;
        const StopRequests requests([&told] { told.set_value(std::this_thread::get_id()); });
        std::raise(signal);
        std::future<std::thread::id> thread = told.get_future();
        ASSERT_EQ(thread.wait_for(20s), std::future_status::ready);
        EXPECT_NE(thread.get(), std::this_thread::get_id());
    }
}

TEST(StopRequests, TheSecondSignalEndsTheProgram) {
    const auto raiseTwice = [] {
        const StopRequests requests([] {});
        std::raise(SIGTERM);
        std::raise(SIGTERM);
    };
    EXPECT_EXIT(raiseTwice(), testing::KilledBySignal(SIGTERM), "");
}

TEST(StopRequests, NobodyIsToldAfterTheEnd) {
    bool told = false;
    {
        const StopRequests requests([&told] { told = true; });
    }
    EXPECT_FALSE(told);
    EXPECT_EXIT(std::raise(SIGTERM), testing::KilledBySignal(SIGTERM), "");
}

} // namespace
} // namespace mirabilia::platform
