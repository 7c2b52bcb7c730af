// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_book.h"

#include "app/models/common/catalogue.h"

#include <QQmlEngine>
#include <QtGui/QGuiApplication>

#include <utility>

namespace mirabilia {

namespace {

/// The one book of the program, for QML engines that ask for it.
ScoreBook *theBook = nullptr;

} // namespace

ScoreBook::ScoreBook(ScoreServices &services, const ScoreRules &rules, const Catalogue &catalogue)
    : m_services(services)
    , m_words(catalogue)
    , m_index(new ScoreIndex(services, this))
    , m_pad(new ScorePadModel(services, rules, catalogue, this))
    , m_sharing(new PadSharing(*m_pad, rules, catalogue, this))
    , m_history(new ScoreHistoryModel(services, *m_index, catalogue, this))
    , m_statistics(new ScoreStatisticsModel(services, *m_index, rules, catalogue, this))
    , m_news(new ScoreNews(services, *m_index, *m_pad, this))
    , m_people(new ScorePeopleModel(services, this))
    , m_copies(new ScoreCopies(services, catalogue, this))
    , m_transfer(new ScoreTransfer(services, *m_index, rules, catalogue, *m_pad, this)) {
    Q_ASSERT(theBook == nullptr);
    theBook = this;
    connect(&catalogue, &Catalogue::languageChanged, this, &ScoreBook::retranslate);
    connect(&services, &ScoreServices::failed, this, &ScoreBook::showProblem);
    connect(m_history, &ScoreHistoryModel::failed, this, &ScoreBook::showProblem);
    connect(m_pad, &ScorePadModel::sheetChanged, this, &ScoreBook::settleCorrection);
    connect(m_pad, &ScorePadModel::changed, this, &ScoreBook::seeWhatHelps);
    connect(m_pad, &ScorePadModel::parted, this, [this] {
        m_corrected.reset();
        showProblem(tr("This sheet was also changed in another window. From now on this one is "
                       "separate; both are in the history."));
    });
    connect(m_history, &ScoreHistoryModel::aboutToRemove, this, [this](const QString &sheetId) {
        if (m_pad->sheetId() == sheetId) {
            m_pad->close(); // else its next key would bring it back
        }
    });
    connect(m_history, &ScoreHistoryModel::restored, this, [this](const QString &sheetId) {
        if (m_pad->sheetId() == sheetId) {
            m_corrected.reset();
            m_pad->discard(); // else its next key would undo the undo
        }
    });
    followPeople();
    connect(m_index, &ScoreIndex::changed, this, &ScoreBook::unfinishedChanged);
    connect(m_index, &ScoreIndex::reset, this, &ScoreBook::unfinishedChanged);
    // Keys do not tell the history of themselves; that a sheet comes or goes does.
    connect(m_pad, &ScorePadModel::sheetChanged, m_index, &ScoreIndex::follow);
    // Another window may have been in front.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, m_index, &ScoreIndex::follow);
}

void ScoreBook::followPeople() {
    // A sheet on the pad would be another one from its next key on.
    connect(m_people, &ScorePeopleModel::aboutToRename, m_pad, &ScorePadModel::close);
    connect(m_copies, &ScoreCopies::aboutToChange, m_pad, &ScorePadModel::close);
    connect(m_copies, &ScoreCopies::replaced, m_history, &ScoreHistoryModel::forgetUndo);
    connect(m_people, &ScorePeopleModel::renamed, m_history, &ScoreHistoryModel::noteRenaming);
    connect(m_people, &ScorePeopleModel::failed, this, &ScoreBook::showProblem);
    connect(m_history, &ScoreHistoryModel::nameWantedBack, m_people, &ScorePeopleModel::takeBack);
}

ScoreBook::~ScoreBook() {
    theBook = nullptr;
}

ScoreBook *ScoreBook::create(QQmlEngine *, QJSEngine *) {
    if (theBook != nullptr) {
        QJSEngine::setObjectOwnership(theBook, QJSEngine::CppOwnership);
    }
    return theBook;
}

QVariantList ScoreBook::boxes() const {
    QVariantList list;
    for (std::size_t i = 0; i < scorer::boxCount; ++i) {
        const auto box = static_cast<scorer::Box>(i);
        const std::string_view name = scorer::name(box);
        QVariantList expansions;
        for (const scorer::Row row : scorer::optionalRowsOf(box)) {
            expansions.append(
                QVariantMap{{QStringLiteral("rowId"), SheetRow(row).id()},
                            {QStringLiteral("name"), ScoreWords::row(box, row).name}});
        }
        list.append(
            QVariantMap{{QStringLiteral("box"),
                         QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))},
                        {QStringLiteral("name"), ScoreWords::box(box)},
                        {QStringLiteral("fewest"), static_cast<int>(scorer::fewestPlayers(box))},
                        {QStringLiteral("most"), static_cast<int>(scorer::mostPlayers(box))},
                        {QStringLiteral("expansions"), expansions}});
    }
    return list;
}

QVariantList ScoreBook::unfinished() const {
    constexpr qsizetype most = 20;
    QVariantList list;
    for (const ScoreIndex::Entry &entry : m_index->entries()) {
        if (entry->finished || list.size() == most) {
            break; // they come first
        }
        if (const auto kept = m_services.sheet(entry->id)) {
            list.append(
                QVariantMap{{QStringLiteral("sheetId"), entry->id},
                            {QStringLiteral("title"), tr("%1 with %2", "a game, the players")
                                                          .arg(ScoreWords::box(kept->sheet.box),
                                                               ScoreWords::players(kept->sheet))},
                            {QStringLiteral("dateText"), m_words.date(kept->sheet.date)}});
        }
    }
    return list;
}

void ScoreBook::look() {
    m_index->look();
}

bool ScoreBook::open(const QString &sheetId) {
    if (m_pad->sheetId() == sheetId && m_pad->isOpen()) {
        return true; // what lies there may be newer than what is kept
    }
    const auto kept = m_services.sheet(sheetId);
    if (!kept || !m_pad->open(*kept)) {
        return false;
    }
    m_corrected = kept->finished ? kept : std::nullopt;
    return true;
}

void ScoreBook::settleCorrection() {
    if (m_corrected && m_pad->sheetId() != m_corrected->id) {
        const KeptSheet before = *std::exchange(m_corrected, std::nullopt);
        m_history->noteCorrection(before);
    }
}

bool ScoreBook::isCorrected() const {
    return m_corrected && m_pad->sheetId() == m_corrected->id &&
           !(m_pad->asItIs().sheet == m_corrected->sheet);
}

bool ScoreBook::dropCorrection() {
    if (!isCorrected()) {
        return m_pad->close();
    }
    const QString why = m_services.keepAll({*m_corrected});
    if (!why.isEmpty()) {
        showProblem(why);
        return false;
    }
    m_corrected.reset();
    m_pad->discard();
    return true;
}

void ScoreBook::showProblem(const QString &why) {
    if (m_problem != why) {
        m_problem = why;
        emit problemChanged();
        seeWhatHelps();
    }
}

void ScoreBook::seeWhatHelps() {
    const QString problem = m_pad->saveProblem().isEmpty() ? m_problem : m_pad->saveProblem();
    if (m_seen != problem) {
        m_seen = problem;
        m_canBeginAnew = !problem.isEmpty() && m_services.isDamaged();
        emit canBeginAnewChanged();
    }
}

void ScoreBook::beginAnew() {
    QString aside;
    const QString why = m_services.beginAnew(aside);
    if (why.isEmpty()) {
        m_pad->keepAnew();
        m_index->begin();
    }
    const QString where =
        aside.isEmpty() ? QString()
                        : tr("A new history has begun. The damaged one is kept as %1.").arg(aside);
    showProblem(why.isEmpty() ? where : why);
}

void ScoreBook::dismissProblem() {
    showProblem({});
}

void ScoreBook::retranslate() {
    m_pad->retranslate();
    m_history->retranslate();
    m_statistics->show();
    m_news->retranslate();
    m_people->retranslate();
    m_copies->look();
    emit unfinishedChanged();
    emit languageChanged();
}

} // namespace mirabilia
