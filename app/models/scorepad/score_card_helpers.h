// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_city_helper.h"

namespace mirabilia {

// 7 Wonders: what is looked up by name.

class CivilianHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CivilianHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
};

class CommerceHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CommerceHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;

private:
    [[nodiscard]] std::vector<classic::CardId> scoring() const;
    [[nodiscard]] scorer::Surroundings counted(const Workings &workings) const;
};

/// Purple cards by name. What they count is asked for once a table; either as the guilds that are
/// ticked need it, or all of it first.
class GuildsHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::GuildsHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;

private:
    [[nodiscard]] bool anybodyCountsAll() const;
    [[nodiscard]] scorer::Surroundings counted(const Workings &workings) const;
};

/// Wonder, side and stages. A board that copies asks for the neighbours' too.
class WonderHelper final : public CityHelper {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::WonderHelper)

public:
    using CityHelper::CityHelper;
    [[nodiscard]] QString rule() const override;
    [[nodiscard]] QList<HelperField> fields(const Workings &workings) const override;
    [[nodiscard]] scorer::Worked work(const Workings &complete) const override;
    void apply(const Workings &complete, scorer::Sheet &sheet) const override;

private:
    [[nodiscard]] std::optional<classic::Board> chosenBoard(const Workings &workings) const;
    [[nodiscard]] scorer::StagesBuilt built(const Workings &workings) const;
};

} // namespace mirabilia
