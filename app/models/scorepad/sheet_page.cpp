// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_page.h"

#include "app/models/common/catalogue.h"
#include "app/models/scorepad/score_helpers.h"
#include "app/models/scorepad/sheet_view.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Names on the pad may be as long as a line, and a page as long as a message: see sheet.proto.
std::string bytes(const QString &text, qsizetype most = 512) {
    const QByteArray whole = text.toUtf8();
    while (most < whole.size() && most > 0 && (whole[most] & 0xC0) == 0x80) {
        --most; // not within a character
    }
    return whole.left(most).toStdString();
}

constexpr qsizetype longText = 1024;
constexpr qsizetype shortText = 288;
constexpr qsizetype optionText = 144;

constexpr std::uint32_t hashBasis = 2166136261U; // FNV-1a
constexpr std::uint32_t hashPrime = 16777619U;

void addChoice(google::protobuf::RepeatedPtrField<v1::SheetChoice> &choices, const QString &id,
               const QString &name) {
    v1::SheetChoice &choice = *choices.Add();
    choice.set_id(bytes(id));
    choice.set_name(bytes(name, shortText));
}

void addField(const HelperField &field, v1::SheetHelper &page) {
    v1::SheetField &told = *page.add_fields();
    told.set_key(bytes(field.key));
    told.set_kind(bytes(field.kind));
    told.set_group(bytes(field.group));
    told.set_label(bytes(field.label));
    told.set_glyph(bytes(field.glyph));
    told.set_detail(bytes(field.detail));
    told.set_description(bytes(field.description));
    told.set_value(field.value);
    told.set_minimum(field.minimum);
    told.set_maximum(field.maximum);
    told.set_across(static_cast<std::uint32_t>(field.across));
    for (const QVariant &option : field.options) {
        told.add_options(bytes(option.toString(), optionText));
    }
}

void addCounts(const Workings &workings, v1::SheetCell &cell) {
    constexpr int most = 16; // as SheetCell says
    for (auto count = workings.begin(); count != workings.end(); ++count) {
        if (*count != 0 && cell.counts_size() < most) {
            v1::SheetCount &told = *cell.add_counts();
            told.set_key(bytes(count.key()));
            told.set_value(*count);
        }
    }
}

} // namespace

std::uint32_t revisionOf(const scorer::Entry &entry, const SheetRow &row) {
    const auto value = row.value(entry);
    if (!value) {
        return 0;
    }
    std::string content = std::to_string(*value);
    if (const auto points = row.points(); points && entry.workings.contains(*points)) {
        content += entry.workings.at(*points);
    }
    std::uint32_t hash = hashBasis;
    for (const char byte : content) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * hashPrime;
    }
    return std::max(hash, 1U);
}

Workings workingsOf(const google::protobuf::RepeatedPtrField<v1::SheetCount> &counts) {
    Workings workings;
    for (const v1::SheetCount &count : counts) {
        workings.insert(QString::fromStdString(count.key()), count.value());
    }
    return workings;
}

SheetPages::SheetPages(const ScoreRules &rules, const Catalogue &catalogue)
    : m_rules(rules)
    , m_catalogue(catalogue)
    , m_words(catalogue)
    , m_worked(rules, m_words) {}

v1::SheetPage SheetPages::page(const scorer::Sheet &sheet, const QList<SheetRow> &rows,
                               bool finished) const {
    v1::SheetPage page;
    page.set_box(std::string(scorer::name(sheet.box)));
    page.set_title(bytes(ScoreWords::box(sheet.box)));
    page.set_finished(finished);
    page.set_may_add(!finished && sheet.entries.size() < scorer::mostPlayers(sheet.box));
    for (const SheetRow &row : rows) {
        const PadRow words = ScoreWords::row(sheet.box, row);
        v1::SheetRow &told = *page.add_rows();
        told.set_id(bytes(row.id()));
        told.set_name(bytes(words.name, shortText));
        told.set_short_name(bytes(words.shortName, shortText));
        told.set_glyph(bytes(words.glyph));
        told.set_family(bytes(words.family));
        told.set_negative(row.mayBeNegative(sheet.box));
        told.set_helper(row.points() && ScoreHelper::exists(sheet.box, *row.points()));
        told.set_counts(words.counts);
    }
    std::uint32_t missing = 0;
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        addColumn(sheet, column, rows, page);
        missing += page.columns(static_cast<int>(column)).missing();
    }
    page.set_standing(bytes(ScoreWords::standing(sheet, finished || missing == 0), longText));
    addFindings(sheet, page);
    addChoices(sheet, page);
    return page;
}

void SheetPages::addColumn(const scorer::Sheet &sheet, std::size_t column,
                           const QList<SheetRow> &rows, v1::SheetPage &page) const {
    const scorer::Entry &entry = sheet.entries[column];
    const scorer::Place place = scorer::ranking(sheet)[column];
    v1::SheetColumn &told = *page.add_columns();
    told.set_name(bytes(fromUtf8(entry.player)));
    told.set_shown(bytes(ScoreWords::player(sheet, column)));
    told.set_color(bytes(fromUtf8(entry.colour)));
    told.set_wonder(bytes(fromUtf8(entry.wonder)));
    told.set_side(bytes(fromUtf8(entry.side)));
    if (!entry.wonder.empty()) {
        told.set_board(bytes(m_words.board(entry.wonder, ScoreWords::side(sheet, entry))));
    }
    told.set_victory(std::string(scorer::name(entry.supremacy)));
    told.set_rank(bytes(ScoreWords::rank(place)));
    told.set_winner(place.rank == 1);
    if (const auto total = scorer::total(sheet.box, entry)) {
        told.set_total(*total);
    }
    for (const SheetRow &row : rows) {
        const auto value = row.value(entry);
        v1::SheetCell &cell = *told.add_cells();
        cell.set_revision(revisionOf(entry, row));
        if (!value) {
            continue;
        }
        cell.set_value(*value);
        cell.set_best(row.isBest(sheet, entry));
        cell.set_worked(m_worked.at(sheet, column, row).has_value());
        cell.set_seldom(bytes(SheetView::seldom(sheet.box, row, value)));
        if (cell.worked()) {
            addCounts(putInto(entry, *row.points()), cell);
        }
    }
    told.set_missing(static_cast<std::uint32_t>(scorer::emptyCells(sheet, entry)));
}

void SheetPages::addFindings(const scorer::Sheet &sheet, v1::SheetPage &page) const {
    constexpr int most = 200; // as in sheet.proto
    for (const scorer::Finding &finding : m_rules.checker().check(sheet)) {
        if (page.findings_size() == most) {
            return;
        }
        v1::SheetFinding &told = *page.add_findings();
        told.set_text(bytes(m_words.finding(finding), longText));
        told.set_row(finding.column);
        if (!finding.entry || *finding.entry >= sheet.entries.size()) {
            continue;
        }
        told.set_column(static_cast<std::uint32_t>(*finding.entry) + 1);
        v1::SheetColumn &column = *page.mutable_columns(static_cast<int>(*finding.entry));
        for (int row = 0; row < page.rows_size(); ++row) {
            if (page.rows(row).id() == finding.column) {
                column.mutable_cells(row)->set_mark(told.text());
            }
        }
    }
}

void SheetPages::addChoices(const scorer::Sheet &sheet, v1::SheetPage &page) const {
    if (sheet.box == scorer::Box::classic) {
        const bool second = scorer::editionOf(sheet) == scorer::Edition::second;
        for (const QString &wonder : m_catalogue.classic().wonders() + ScoreWords::otherWonders()) {
            addChoice(*page.mutable_boards(), wonder, m_words.city(wonder.toStdString()));
        }
        addChoice(*page.mutable_sides(), QStringLiteral("A"),
                  ScoreWords::side(classic::Side::a, second));
        addChoice(*page.mutable_sides(), QStringLiteral("B"),
                  ScoreWords::side(classic::Side::b, second));
    }
    if (sheet.box == scorer::Box::duel) {
        addChoice(*page.mutable_victories(), {}, tr("Points decide"));
        addChoice(*page.mutable_victories(), QStringLiteral("military"), tr("Military supremacy"));
        addChoice(*page.mutable_victories(), QStringLiteral("science"), tr("Scientific supremacy"));
        const auto isAgora = [](const v1::SheetRow &row) { return row.id() == "agora"; };
        if (std::any_of(page.rows().begin(), page.rows().end(), isAgora)) {
            addChoice(*page.mutable_victories(), QStringLiteral("political"),
                      tr("Political supremacy"));
        }
    }
}

v1::SheetHelper SheetPages::helper(const scorer::Sheet &sheet, std::size_t column, scorer::Row row,
                                   const Workings &put) const {
    const auto helper = m_worked.helper(sheet, column, row);
    const Workings workings = put.isEmpty() ? putInto(sheet.entries[column], row) : put;
    const Workings complete = helper->complete(workings);
    const scorer::Worked worked = helper->work(complete);
    v1::SheetHelper page;
    page.set_column(static_cast<std::uint32_t>(column));
    page.set_row(bytes(SheetRow(row).id()));
    page.set_title(bytes(ScoreWords::row(sheet.box, row).name));
    page.set_rule(bytes(helper->rule(), longText));
    page.set_value(worked.value);
    for (const HelperField &field : helper->fields(workings)) {
        addField(field, page);
    }
    for (const QVariant &step : m_words.steps(worked)) {
        v1::SheetStep &told = *page.add_steps();
        told.set_text(bytes(step.toMap().value(QStringLiteral("text")).toString()));
        told.set_points(step.toMap().value(QStringLiteral("points")).toInt());
    }
    return page;
}

} // namespace mirabilia
