# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page has to know of the cards and boards of a game, as signs and words: the same document as
a host's /d/HASH/GAME.LANGUAGE.json, made from the data that is built in."""

RESOURCES = ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]


def mark(kind, text="", **more):
    return {"kind": kind, **({"text": str(text)} if text != "" else {}), **more}


def glyph(name):
    return mark("glyph", name)


def either(options):
    marks = []
    for option in options:
        marks += ([mark("slash")] if marks else []) + [glyph(option)]
    return marks


def between_arrows(marks, cities):
    if "self" in cities:
        marks = [each | {"own": True} for each in marks]
    return ([mark("arrow", "arrow-left")] if "left" in cities else []) + marks + \
        ([mark("arrow", "arrow-right")] if "right" in cities else [])


def counted(count):
    if count["what"] == "cards":
        marks = [mark("card", family=colour) for colour in count["colors"]]
    else:
        marks = [glyph("defeat" if count["what"] == "defeat_tokens" else "wonder")]
    return between_arrows(marks, count.get("scope", []))


def value_of(effect):
    gains = effect["type"].startswith("coins")
    return mark("coin", f"+{effect['value']}") if gains else mark("laurel", effect["value"])


def effect_marks(effect):
    kind = effect["type"]
    if kind == "produce":
        return either(effect["options"]) * effect.get("amount", 1)
    if kind in ("points", "coins"):
        return [value_of(effect)]
    if kind == "points_if_wonder_complete":
        return [value_of(effect), glyph("complete")]
    if kind == "shields":
        return [glyph("shield")] * effect["value"]
    if kind == "science":
        return [glyph(effect["symbol"])]
    if kind == "science_choice":
        return either(effect.get("symbols", ["compass", "gear", "tablet"]))
    if kind == "discount":
        group = "raw_material" if effect["group"] == "raw" else "manufactured_good"
        return between_arrows([mark("price", effect["price"]), glyph(group)], effect["from"])
    if kind in ("coins_per", "points_per"):
        return [value_of(effect), mark("times"), *counted(effect["count"])]
    return [glyph({"build_from_discard": "from-discard", "free_build_per_age": "build",
                   "play_last_card": "hand", "copy_guild": "guild",
                   "free_first_of_colour": "first-of-colour", "free_first_of_age": "first-card",
                   "free_last_of_age": "last-card", "copy_wonder_stage": "copy"}.get(kind, "info"))]


def effects_marks(effects):
    marks = []
    for one, following in zip(effects, effects[1:] + [{}]):
        shared = one.get("count") and one.get("count") == following.get("count")
        marks += [value_of(one)] if shared else effect_marks(one)
    return marks


def cost_marks(cost):
    coins = [mark("price", cost["coins"])] if cost.get("coins") else []
    return coins + [glyph(good) for good in RESOURCES for _ in range(cost.get(good, 0))]


class Sentences:
    """The words of mirabilia::ClassicWording, from the translations of the program."""

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
    cards = {}
    for card in data["cards"]:
        cards[card["id"]] = {
            "name": name(card["id"]), "family": card["color"], "age": card["age"],
            "structure": card["structure"], "cost": cost_marks(card["cost"]),
            "effect": effects_marks(card["effects"]), "from": card["chain_from"], "to": [],
            "text": words.effects(card["effects"])}
    for key, card in cards.items():
        for earlier in card["from"]:
            cards[earlier]["to"].append(key)
    wonders = {}
    for wonder in data["wonders"]:
        sides = {side: [{"cost": cost_marks(stage.get("cost") or {}),
                         "effect": effects_marks(stage["effects"]),
                         "text": words.effects(stage["effects"])} for stage in board["stages"]]
                 for side, board in wonder["sides"].items()}
        cities = names["dice"]["cities"]
        city = wonder["id"] if wonder["id"] in cities else ""
        wonders[wonder["id"]] = {"name": name(wonder["id"]), "sides": sides,
                                 "city": name(city, cities) if city else name(wonder["id"])}
    return {"cards": cards, "wonders": wonders,
            "words": {key: name(key) for key in names["classic"]
                      if key.startswith(("resource.", "symbol."))}}
