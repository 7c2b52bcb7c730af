// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helper_model.h"
#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_words.h"
#include "app/models/scorepad/seats.h"

#include <memory>
#include <optional>

namespace mirabilia {

/// What was put in, as it is kept with the cell: JSON.
Workings readWorkings(const std::string &json);
std::string writeWorkings(const Workings &workings);

/// What was put into the helper of a row; nothing: never opened.
Workings putInto(const scorer::Entry &entry, scorer::Row row);

/// How the value of one cell is counted. Knows what can be filled in and what it is worth; keeps
/// nothing.
class ScoreHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ScoreHelper)

public:
    struct Context {
        const scorer::Sheet &sheet;
        std::size_t column;
        const ScoreRules &rules;
        const ScoreWords &words;
    };

    [[nodiscard]] static bool exists(scorer::Box box, scorer::Row row);
    /// Only where one exists.
    [[nodiscard]] static std::unique_ptr<ScoreHelper> make(const Context &context, scorer::Row row);

    explicit ScoreHelper(const Context &context, scorer::Row row)
        : m_context(context)
        , m_row(row) {}
    virtual ~ScoreHelper() = default;
    ScoreHelper(const ScoreHelper &) = delete;
    ScoreHelper &operator=(const ScoreHelper &) = delete;
    ScoreHelper(ScoreHelper &&) = delete;
    ScoreHelper &operator=(ScoreHelper &&) = delete;

    /// One sentence on how it is counted.
    [[nodiscard]] virtual QString rule() const = 0;
    /// What there is to fill in, with what has been filled in so far. Which fields there are may
    /// depend on it.
    [[nodiscard]] virtual QList<HelperField> fields(const Workings &workings) const = 0;
    /// The value of what stands in the fields.
    [[nodiscard]] virtual scorer::Worked work(const Workings &complete) const = 0;
    [[nodiscard]] virtual QString applyText(const Workings &complete) const;

    /// Counts that can be typed on the sheet itself instead of points: a number for a single
    /// field, a figure each for several, of which the last one only comes if it is asked for.
    struct Typed {
        QStringList fields; ///< their keys; none: there is nothing of the kind
        QString glyph;
        QString key;     ///< the one that makes counts of figures, as it is named to people
        QString name;    ///< what that says: "Count as coins"
        QString example; ///< "Enter coins: 14 /"
    };
    [[nodiscard]] virtual Typed typed() const { return {}; }
    /// What figures that have been typed put into these fields.
    [[nodiscard]] Workings putIn(const QString &figures) const;
    /// Writes the value and what was put in.
    virtual void apply(const Workings &complete, scorer::Sheet &sheet) const;

    /// Whether a key is about another seat: it means nothing after somebody changed seats.
    [[nodiscard]] static bool isOfOthers(const QString &key);
    /// What stands in all fields, those nobody touched included.
    [[nodiscard]] Workings complete(const Workings &workings) const;
    /// What was put in, with counts that are as other columns told them before as they tell them
    /// now. `before` is the same helper over the sheet of that time.
    [[nodiscard]] Workings following(const Workings &put, const ScoreHelper &before) const;

    /// What was put in over the sheet `before`, now that people have changed seats: about the new
    /// neighbours what was known of them there. Nothing: it was not.
    [[nodiscard]] virtual std::optional<Workings>
    seatedAnew(const Workings &put, const scorer::Sheet &before, const Seats &seats) const;

protected:
    [[nodiscard]] const Context &context() const { return m_context; }
    [[nodiscard]] scorer::Row row() const { return m_row; }
    [[nodiscard]] const scorer::Entry &entry() const {
        return m_context.sheet.entries[m_context.column];
    }
    [[nodiscard]] const classic::Catalogue &classicData() const {
        return m_context.rules.classic(scorer::editionOf(m_context.sheet));
    }
    [[nodiscard]] QString player(std::size_t column) const {
        return ScoreWords::player(m_context.sheet, column);
    }

    [[nodiscard]] static HelperField counter(const QString &key, const QString &label, int value,
                                             int maximum);
    /// Of a field for coins.
    [[nodiscard]] static Typed typedCoins(const QString &field);
    [[nodiscard]] static HelperField check(const QString &key, const QString &label, int value);
    [[nodiscard]] static HelperField choice(const QString &key, const QString &label, int value,
                                            const QStringList &options);

private:
    Context m_context;
    scorer::Row m_row;
};

/// Drops what was put in about other seats. Values stay; needed when somebody changes seats.
void dropNeighbours(scorer::Sheet &sheet);

} // namespace mirabilia
