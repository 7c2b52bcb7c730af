// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/scores_model.h"

#include "app/models/classic/city.h"
#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

ScoresModel::ScoresModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<ScoreRow>(), parent)
    , m_catalogue(catalogue) {}

QList<QPair<QString, QString>> ScoresModel::categories() {
    return {{QStringLiteral("military"), tr("Military conflicts")},
            {QStringLiteral("treasury"), tr("Treasury")},
            {QStringLiteral("wonders"), tr("Wonder")},
            {QStringLiteral("civilian"), tr("Civilian structures")},
            {QStringLiteral("science"), tr("Scientific structures")},
            {QStringLiteral("commerce"), tr("Commercial structures")},
            {QStringLiteral("guilds"), tr("Guilds")}};
}

int ScoresModel::pointsOf(const v1::ScoreSheet &sheet, const QString &category) {
    const QHash<QString, int> points{{QStringLiteral("military"), sheet.military()},
                                     {QStringLiteral("treasury"), sheet.treasury()},
                                     {QStringLiteral("wonders"), sheet.wonders()},
                                     {QStringLiteral("civilian"), sheet.civilian()},
                                     {QStringLiteral("science"), sheet.science()},
                                     {QStringLiteral("commerce"), sheet.commerce()},
                                     {QStringLiteral("guilds"), sheet.guilds()}};
    return points.value(category);
}

void ScoresModel::setTable(const v1::ClassicTable &table, const QList<City *> &cities,
                           int ownSeat) {
    m_table = table;
    QList<ScoreRow> rows;
    for (const v1::ScoreSheet &sheet : table.scores()) {
        const City *city = cities.value(static_cast<int>(sheet.seat()));
        if (city == nullptr) {
            continue;
        }
        ScoreRow row{city->seat(),
                     city->name(),
                     city->color(),
                     city->wonder(),
                     city->wonderName(),
                     city->side(),
                     sheet.military(),
                     sheet.treasury(),
                     sheet.wonders(),
                     sheet.civilian(),
                     sheet.science(),
                     sheet.commerce(),
                     sheet.guilds(),
                     sheet.total(),
                     static_cast<int>(sheet.coins()),
                     static_cast<int>(sheet.rank()),
                     false,
                     city->seat() == ownSeat,
                     {}};
        row.isWinner = std::find(table.winners().begin(), table.winners().end(), sheet.seat()) !=
                       table.winners().end();
        QStringList parts;
        for (const auto &[category, name] : categories()) {
            parts.append(tr("%1 %2", "a category, its points")
                             .arg(name, QString::number(pointsOf(sheet, category))));
        }
        row.description = tr("Place %1: %2 with %3; %4", "a rank, a player, the points, the parts")
                              .arg(QString::number(row.rank), row.name, Wording::points(row.total),
                                   parts.join(tr(", ", "between categories")));
        rows.append(row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ScoreRow &a, const ScoreRow &b) { return a.rank < b.rank; });
    assign(rows);
}

QString ScoresModel::lineText(const v1::ScoreLine &line) const {
    const QString source = QString::fromStdString(line.source());
    const QString card = m_catalogue.name(source);
    const std::string &kind = line.kind();
    if (kind == "stage") {
        return tr("Stage %1").arg(source);
    }
    if (kind == "token") {
        return source.startsWith(QLatin1Char('-'))
                   ? tr("%n defeat token(s)", nullptr, line.count())
                   : tr("%n victory token(s) of %1", nullptr, line.count()).arg(source);
    }
    if (kind == "coins") {
        return tr("%n coin(s), a point for every three", nullptr, line.count());
    }
    if (kind == "squares") {
        return tr("%1: %2 times %2")
            .arg(m_catalogue.name(QStringLiteral("symbol.") + source),
                 QString::number(line.count()));
    }
    if (kind == "sets") {
        return tr("%n set(s) of three different symbols", nullptr, line.count());
    }
    if (kind == "wild") {
        return tr("Free symbol counted as %1")
            .arg(m_catalogue.name(QStringLiteral("symbol.") + source));
    }
    if (kind == "copied_guild") {
        return tr("%1, copied from a neighbour").arg(card);
    }
    return line.count() > 1 ? tr("%1, %2 times", "a card and how often it counts")
                                  .arg(card, QString::number(line.count()))
                            : card;
}

QVariantList ScoresModel::explain(int seat, const QString &category) const {
    QVariantList list;
    const auto add = [&list](const QString &text, int points, const QString &card) {
        list.append(QVariantMap{{QStringLiteral("text"), text},
                                {QStringLiteral("points"), points},
                                {QStringLiteral("card"), card}});
    };
    for (const v1::ScoreSheet &sheet : m_table.scores()) {
        if (static_cast<int>(sheet.seat()) != seat) {
            continue;
        }
        if (category == QLatin1String("total")) {
            for (const auto &[id, name] : categories()) {
                add(name, pointsOf(sheet, id), {});
            }
        }
        for (const v1::ScoreLine &line : sheet.lines()) {
            if (QString::fromStdString(line.category()) == category) {
                const bool card = line.kind() == "card" || line.kind() == "copied_guild";
                add(lineText(line), line.points(),
                    card ? QString::fromStdString(line.source()) : QString());
            }
        }
    }
    return list;
}

QVariantList ScoresModel::buriedOf(int seat) const {
    QVariantList list;
    for (const v1::CityView &city : m_table.cities()) {
        if (static_cast<int>(city.seat()) != seat) {
            continue;
        }
        for (const QString &card : stringsOf(city.buried())) {
            list.append(
                QVariantMap{{QStringLiteral("card"), card},
                            {QStringLiteral("name"), m_catalogue.name(card)},
                            {QStringLiteral("family"), m_catalogue.facts().card(card).family}});
        }
    }
    return list;
}

} // namespace mirabilia
