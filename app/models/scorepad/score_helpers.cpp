// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_helpers.h"

#include "app/models/scorepad/score_card_helpers.h"
#include "app/models/scorepad/score_count_helpers.h"
#include "app/models/scorepad/score_dice_helper.h"
#include "app/models/scorepad/score_duel_helpers.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <span>

namespace mirabilia {

using scorer::Box;
using scorer::Row;

Workings readWorkings(const std::string &json) {
    Workings workings;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
    for (auto member = object.begin(); member != object.end(); ++member) {
        workings.insert(member.key(), member.value().toInt());
    }
    return workings;
}

std::string writeWorkings(const Workings &workings) {
    QJsonObject object;
    for (auto member = workings.begin(); member != workings.end(); ++member) {
        object.insert(member.key(), member.value());
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

Workings putInto(const scorer::Entry &entry, Row row) {
    const auto found = entry.workings.find(row);
    return found == entry.workings.end() ? Workings() : readWorkings(found->second);
}

void dropNeighbours(scorer::Sheet &sheet) {
    if (sheet.box != Box::classic) {
        return; // nobody's helper looks at other cities, or there is only one
    }
    for (scorer::Entry &entry : sheet.entries) {
        for (const Row row : {Row::military, Row::wonders, Row::guilds}) {
            const auto found = entry.workings.find(row);
            if (found == entry.workings.end()) {
                continue;
            }
            Workings workings = readWorkings(found->second);
            for (const QString &key : workings.keys()) {
                if (ScoreHelper::isOfOthers(key)) {
                    workings.remove(key);
                }
            }
            if (workings.isEmpty()) {
                entry.workings.erase(found);
            } else {
                found->second = writeWorkings(workings);
            }
        }
    }
}

bool ScoreHelper::isOfOthers(const QString &key) {
    static const std::array<QString, 5> beginnings{
        QStringLiteral("left."), QStringLiteral("right."), QStringLiteral("neighbour."),
        QStringLiteral("seat"), QStringLiteral("shields")};
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&key](const QString &beginning) { return key.startsWith(beginning); });
}

// ---- Which there are ----------------------------------------------------------------------------

namespace {

template <class Helper>
std::unique_ptr<ScoreHelper> helper(const ScoreHelper::Context &context, Row row) {
    return std::make_unique<Helper>(context, row);
}

struct Maker {
    Row row;
    std::unique_ptr<ScoreHelper> (*make)(const ScoreHelper::Context &, Row);
};

constexpr std::array classicMakers{
    Maker{Row::military, helper<WarHelper>},    Maker{Row::treasury, helper<CoinsHelper>},
    Maker{Row::wonders, helper<WonderHelper>},  Maker{Row::civilian, helper<CivilianHelper>},
    Maker{Row::science, helper<ScienceHelper>}, Maker{Row::commerce, helper<CommerceHelper>},
    Maker{Row::guilds, helper<GuildsHelper>},   Maker{Row::cities, helper<LossHelper>},
    Maker{Row::armada, helper<LossHelper>},     Maker{Row::edifices, helper<LossHelper>},
};

constexpr std::array duelMakers{
    Maker{Row::military, helper<DuelPawnHelper>}, Maker{Row::treasury, helper<DuelCoinsHelper>},
    Maker{Row::civilian, helper<DuelListHelper>}, Maker{Row::science, helper<DuelListHelper>},
    Maker{Row::commerce, helper<DuelListHelper>}, Maker{Row::guilds, helper<DuelListHelper>},
    Maker{Row::wonders, helper<DuelListHelper>},  Maker{Row::progress, helper<DuelListHelper>},
};
constexpr std::array diceMakers{
    Maker{Row::wonders, helper<DiceBoardHelper>},
    Maker{Row::westBarracks, helper<DiceBoardHelper>},
    Maker{Row::eastBarracks, helper<DiceBoardHelper>},
    Maker{Row::agora, helper<DiceBoardHelper>},
    Maker{Row::market, helper<DiceBoardHelper>},
    Maker{Row::university, helper<DiceBoardHelper>},
    Maker{Row::guildCourt, helper<DiceBoardHelper>},
    Maker{Row::gallery, helper<DiceBoardHelper>},
};

std::span<const Maker> makersOf(Box box) {
    switch (box) {
    case Box::duel: return duelMakers;
    case Box::dice: return diceMakers;
    case Box::classic: break;
    }
    return classicMakers;
}

const Maker *makerOf(Box box, Row row) {
    const auto makers = makersOf(box);
    const auto found = std::find_if(makers.begin(), makers.end(),
                                    [row](const Maker &maker) { return maker.row == row; });
    return found == makers.end() ? nullptr : &*found;
}

} // namespace

bool ScoreHelper::exists(Box box, Row row) {
    return makerOf(box, row) != nullptr;
}

std::unique_ptr<ScoreHelper> ScoreHelper::make(const Context &context, Row row) {
    const Maker *maker = makerOf(context.sheet.box, row);
    return maker == nullptr ? nullptr : maker->make(context, row);
}

// ---- What all have in common --------------------------------------------------------------------

QString ScoreHelper::applyText(const Workings &) const {
    return tr("Write it down for %1").arg(player(m_context.column));
}

void ScoreHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    scorer::Entry &written = sheet.entries[m_context.column];
    written.set(m_row, work(complete).value);
    written.workings[m_row] = writeWorkings(complete);
}

Workings ScoreHelper::putIn(const QString &figures) const {
    const QStringList keys = typed().fields;
    Workings workings;
    if (keys.size() == 1) {
        workings.insert(keys.first(), figures.toInt());
        return workings;
    }
    for (qsizetype i = 0; i < std::min(keys.size(), figures.size()); ++i) {
        workings.insert(keys[i], figures[i].digitValue());
    }
    return workings;
}

Workings ScoreHelper::complete(const Workings &workings) const {
    Workings all;
    for (const HelperField &field : fields(workings)) {
        all.insert(field.key, field.value);
    }
    return all;
}

namespace {

/// Whether a key is about something that another column of the sheet may tell.
bool isTold(const QString &key) {
    static const std::array<QString, 6> beginnings{
        QStringLiteral("left."), QStringLiteral("self."),  QStringLiteral("right."),
        QStringLiteral("own."),  QStringLiteral("other."), QStringLiteral("wild")};
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&key](const QString &beginning) { return key.startsWith(beginning); });
}

} // namespace

Workings ScoreHelper::following(const Workings &put, const ScoreHelper &before) const {
    Workings asked = put;
    for (const QString &key : put.keys()) {
        if (isTold(key)) {
            asked.remove(key);
        }
    }
    const Workings then = before.complete(asked);
    const Workings now = complete(asked);
    Workings followed = put;
    for (auto field = followed.begin(); field != followed.end(); ++field) {
        if (isTold(field.key()) && then.value(field.key(), -1) == *field &&
            now.contains(field.key())) {
            *field = now[field.key()];
        }
    }
    return followed;
}

std::optional<Workings> ScoreHelper::seatedAnew(const Workings &put, const scorer::Sheet &,
                                                const Seats &) const {
    return put;
}

HelperField ScoreHelper::counter(const QString &key, const QString &label, int value, int maximum) {
    HelperField field;
    field.key = key;
    field.label = label;
    field.maximum = maximum;
    field.value = std::clamp(value, 0, maximum);
    field.valueText = QString::number(field.value);
    return field;
}

ScoreHelper::Typed ScoreHelper::typedCoins(const QString &field) {
    return {{field},
            QStringLiteral("coin"),
            QStringLiteral("/"),
            tr("Count as coins"),
            tr("Enter coins: 14 /")};
}

HelperField ScoreHelper::check(const QString &key, const QString &label, int value) {
    HelperField field = counter(key, label, value, 1);
    field.kind = QStringLiteral("check");
    field.valueText = field.value != 0 ? tr("yes") : tr("no");
    return field;
}

HelperField ScoreHelper::choice(const QString &key, const QString &label, int value,
                                const QStringList &options) {
    HelperField field =
        counter(key, label, value, std::max(0, static_cast<int>(options.size()) - 1));
    field.kind = QStringLiteral("choice");
    for (const QString &option : options) {
        field.options.append(option);
    }
    field.valueText = options.value(field.value);
    return field;
}

} // namespace mirabilia
