# SPDX-License-Identifier: GPL-3.0-or-later
"""What cards and stages do, in words: signs and names come from the host (/d/), sentences from the
translations of the program, as mirabilia::ClassicWording says them."""


class Sentences:
    def __init__(self, say, many, name):
        self.say, self.many, self.name = say, many, name

    def any_of(self, options):
        text = self.name(f"resource.{options[0]}")
        for i, option in enumerate(options[1:], 2):
            pattern = "%1, %2" if i < len(options) else "%1 or %2"
            text = self.say(pattern, text, self.name(f"resource.{option}"))
        return text

    def counted(self, count):
        scope = count.get("scope", [])
        where = self.say("in your city and both neighbouring cities"
                         if "self" in scope and "left" in scope else
                         "in your city" if "self" in scope else "in both neighbouring cities")
        if count["what"] != "cards":
            thing = "defeat token" if count["what"] == "defeat_tokens" else "wonder stage"
            return self.say(f"for each {thing} %1", where)
        words = {"raw_material": "brown", "manufactured_good": "grey", "civilian": "blue",
                 "scientific": "green", "commercial": "yellow", "military": "red",
                 "guild": "purple"}
        text = ""
        for i, colour in enumerate(count["colors"], 1):
            word = self.say(words[colour])
            last = "%1 and %2" if i == len(count["colors"]) else "%1, %2"
            text = self.say(last, text, word) if text else word
        return self.say("for each %1 card %2", text, where)

    def discount(self, effect):
        goods = self.say("raw materials" if effect["group"] == "raw" else "manufactured goods")
        sides = effect["from"]
        who = "both neighbours" if len(sides) > 1 else f"the {sides[0]} neighbour"
        return self.many(f"Buy %1 from {who} for %n coin(s)", effect["price"], goods)

    def effect(self, effect):
        kind, value = effect["type"], effect.get("value", 0)
        plain = {"science_choice": "A science symbol of your choice at the end",
                 "build_from_discard": "Build a card from the discard pile for free",
                 "free_build_per_age": "Once in each age, build a card for free",
                 "free_first_of_colour": "The first card of each colour in your city is free",
                 "free_first_of_age": "The card that you build in the first turn of an age is free",
                 "free_last_of_age": "The card that you build in the sixth turn of an age is free",
                 "play_last_card": "Play the last card of each age too",
                 "copy_guild": "At the end, copies one guild of a neighbour"}
        if kind in plain:
            return self.say(plain[kind])
        if kind == "produce":
            goods, amount = self.any_of(effect["options"]), effect.get("amount", 1)
            return self.say("Produces %1 %2", amount, goods) if amount > 1 else \
                self.say("Produces %1", goods)
        if kind == "science":
            return self.name(f"symbol.{effect['symbol']}")
        if kind == "discount":
            return self.discount(effect)
        if kind == "points_if_wonder_complete":
            return self.say("%1 if all stages of your wonder are built",
                            self.many("%n point(s)", value))
        if kind == "copy_wonder_stage":
            sides = effect.get("from", ["left", "right"])
            who = "a neighbour" if len(sides) > 1 else f"the {sides[0]} neighbour"
            return self.say(f"Copies stage %1 of {who}", effect.get("stage", value))
        counts = {"points": "%n point(s)", "shields": "%n shield(s)",
                  "coins": "%n coin(s) at once", "coins_per": "%n coin(s) at once %1",
                  "points_per": "%n point(s) %1"}
        per = [self.counted(effect["count"])] if "count" in effect else []
        return self.many(counts[kind], value, *per)

    def effects(self, effects):
        kinds = [effect["type"] for effect in effects]
        if kinds == ["coins_per", "points_per"] and effects[0]["count"] == effects[1]["count"]:
            return self.say("%1 and %2 %3", self.many("%n coin(s) at once", effects[0]["value"]),
                            self.many("%n point(s)", effects[1]["value"]),
                            self.counted(effects[0]["count"]))
        return "; ".join(map(self.effect, effects))


def classic(data, names, say, many, language):
    """`say(source, *parts)` and `many(source, number, *parts)` speak the language."""
    def name(key, group=names["classic"]):
        entry = group.get(key, {})
        return entry.get(language, entry.get("en", key))

    words = Sentences(say, many, name)
    cities = names["dice"]["cities"]
    return {
        "cards": {card["id"]: words.effects(card["effects"]) for card in data["cards"]},
        "stages": {wonder["id"]: {side: [words.effects(stage["effects"])
                                         for stage in board["stages"]]
                                  for side, board in wonder["sides"].items()}
                   for wonder in data["wonders"]},
        "cities": {wonder["id"]: name(wonder["id"], cities) for wonder in data["wonders"]
                   if wonder["id"] in cities}}


class DuelSentences(Sentences):
    """As mirabilia::DuelWording says them."""

    def any_of(self, options):
        return self.say(" or ").join(self.name(f"resource.{option}") for option in options)

    def counted(self, effect):
        where = self.say("in the city that has more of them" if effect["city"] == "max"
                         else "in your city")
        kinds = {"wonders": "for each built wonder %1",
                 "coin_sets": "for every three coins in the city that has more of them",
                 "progress_tokens": "for each of your progress tokens"}
        if effect["unit"] in kinds:
            return self.say(kinds[effect["unit"]], where)
        colours = [self.say(colour) for colour in effect["colors"]]
        text = colours[0] if len(colours) == 1 else self.say("%1 and %2", *colours)
        return self.say("for each %1 card %2", text, where)

    def effect(self, effect):
        kind, amount = effect["type"], effect.get("amount", effect.get("draw", 0))
        plain = {"extra_turn": "play again at once",
                 "build_from_discard": "build a discarded card for free",
                 "trade_income": "what the opponent pays for resources goes to you",
                 "wonders_gain_extra_turn": "wonders built from now on let you play again"}
        if kind in plain:
            return self.say(plain[kind])
        if kind == "produce":
            return self.say("produces %1 %2", amount, self.any_of([effect["resource"]]))
        if kind == "produce_choice":
            return self.say("produces %1, one of them in each purchase",
                            self.any_of(effect["options"]))
        if kind == "science":
            return self.say({"plumb": "plumb bob"}.get(effect["symbol"], effect["symbol"]))
        if kind == "trade_price":
            return self.many("you buy %1 for %n coin(s) a unit", effect["price"],
                             self.any_of(effect["resources"]))
        if kind == "destroy_opponent_card":
            return self.say("destroys a %1 card of the opponent", self.say(effect["color"]))
        if kind == "resource_discount":
            what = "wonders" if effect["target"] == "wonders" else "blue cards"
            return self.many(f"your {what} cost %n fewer resource(s)", amount)
        counts = {"vp": "%n point(s)", "shields": "%n shield(s)", "coins": "%n coin(s) at once",
                  "coins_per": "%n coin(s) at once %1", "vp_per": "%n point(s) %1",
                  "opponent_loses_coins": "the opponent loses %n coin(s)",
                  "draw_unused_progress": "draw %n of the unused progress tokens and keep one",
                  "extra_shields": "red cards built from now on have %n more shield(s)",
                  "chain_bonus": "%n coin(s) for each card built free by a chain"}
        per = [self.counted(effect)] if "unit" in effect else []
        return self.many(counts[kind], effect.get("coins", amount), *per)

    def effects(self, effects):
        text = self.say("; ").join(map(self.effect, effects))
        return text[:1].upper() + text[1:]


def duel(data, names, say, many, language):
    def name(key):
        entry = names["classic"].get(key, {})
        return entry.get(language, entry.get("en", key))

    words = DuelSentences(say, many, name)
    things = data["cards"] + data["wonders"] + data["progress"]
    return {"cards": {thing["id"]: words.effects(thing["effects"]) for thing in things},
            "stages": {}, "cities": {}}


def dice(data, names, say, many, language):
    """As mirabilia::DiceWording says them, by "BOARD/SPACE"; the patterns stand with the names."""
    def name(group, key):
        entry = names["dice"][group].get(key, {})
        return entry.get(language, entry.get("en", key))

    def buildings(ids):
        both = {"barracks_west", "barracks_east"} <= set(ids)
        ids = ["barracks" if both and each.startswith("barracks") else each for each in ids]
        told = [name("buildings", each) for each in dict.fromkeys(ids)]
        text = told[0]
        for i, each in enumerate(told[1:], 2):
            text = say("%1 and %2" if i == len(told) else "%1, %2", text, each)
        return text

    def effect(effect):
        if effect["type"] == "vp":
            return many("%n point(s)", effect["n"])
        kind = "cross_up_to" if effect.get("times", 1) > 1 else effect["type"]
        parts = effect | {key: name(group, effect[key]) for key, group in (
            ("die", "dice"), ("resource", "resources"), ("building", "buildings"))
            if key in effect}
        if "targets" in effect:
            parts["targets"] = buildings(effect["targets"])
        return name("effects", kind).format_map(parts)

    def cells(part):
        if isinstance(part, dict) and "effects" in part and "id" in part:
            return [part]
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
        return [cell for each in inside for cell in cells(each)]

    shared = cells(data["buildings"])
    return {"cards": {f"{board['id']}/{cell['id']}":
                      say("; ").join(effect(each) for each in cell["effects"])
                      for board in data["boards"] for cell in shared + cells(board)},
            "stages": {}, "cities": {board["id"]: name("cities", board["id"])
                                     for board in data["boards"]}}
