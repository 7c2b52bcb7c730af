// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/frames/batch_counter.h"

#include <QLoggingCategory>
#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <atomic>

namespace mirabilia::frames {

namespace {

// The renderer speaks in its own thread.
std::atomic<int> allBatches{0};
std::atomic<int> mostBatches{-1};
QtMessageHandler before = nullptr;

void listen(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    static const QRegularExpression pattern(QStringLiteral("(\\d+) nodes in (\\d+) batches"));
    int batches = 0;
    bool found = false;
    for (auto matches = pattern.globalMatch(message); matches.hasNext();) {
        batches += matches.next().captured(2).toInt();
        found = true;
    }
    if (found) {
        allBatches += batches;
        mostBatches = std::max(mostBatches.load(), batches);
    } else if (type != QtDebugMsg) {
        before(type, context, message);
    }
}

} // namespace

BatchCounter::BatchCounter() {
    qputenv("QSG_RENDERER_DEBUG", "render");
    before = qInstallMessageHandler(listen);
}

int BatchCounter::all() const {
    return allBatches;
}

int BatchCounter::most() const {
    return mostBatches;
}

void BatchCounter::restart() {
    allBatches = 0;
    mostBatches = -1;
}

} // namespace mirabilia::frames
