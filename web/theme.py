# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of qml/theme/Theme.qml and resources/art/tones.json as custom properties of CSS: one source
for program and page."""

import colorsys
import re
from pathlib import Path

HEX = r'"(#[0-9A-F]{6,8})"'


def channels(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def hex_of(values):
    return "#" + "".join(f"{round(max(0, min(255, value))):02X}" for value in values)


def css(colour):
    """QML writes the opacity first, CSS last."""
    return colour if len(colour) == 7 else "#" + colour[3:] + colour[1:3]


def mix(one, other, share):
    return hex_of(a + (b - a) * share for a, b in zip(channels(one), channels(other)))


def luminance(colour):
    linear = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4
              for x in (value / 255 for value in channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def legible(base, grounds, dark):
    hue, light, saturation = colorsys.rgb_to_hls(*(x / 255 for x in channels(base)))
    text = base
    while 0 < light < 1:
        text = hex_of(x * 255 for x in colorsys.hls_to_rgb(hue, light, saturation))
        if min(contrast(text, ground) for ground in grounds) >= 4.5:
            break
        light += 0.02 if dark else -0.02
    return text


def entries(block):
    return dict(re.findall(rf'"(\w+)": {HEX}', block))


class Theme:
    def __init__(self, path):
        text = Path(path).read_text()
        self.both = re.findall(rf"property color (\w+): dark \? {HEX} : {HEX}", text)
        self.mixes = re.findall(r"property color (\w+): mix\((\w+), (\w+), ([\d.]+)\)", text)
        self.families = entries(re.search(r"familyColours: \(\{(.*?)\}\)", text, re.S)[1])
        self.goods = [entries(block) for block in re.search(
            r"resourceColours: dark \? \(\{(.*?)\}\) : \(\{(.*?)\}\)", text, re.S).groups()]
        self.seats = entries(re.search(r"seatColours: \(\{(.*?)\}\)", text, re.S)[1])
        self.inks = [re.search(rf"property color {name}: {HEX}", text)[1]
                     for name in ("lightInk", "darkInk")]
        wanted = {"tableTop", "surface", "raised", "ink", "muted", "gold", "good", "bad"}
        if not wanted <= {name for name, *_ in self.both} or not self.seats or not self.mixes:
            raise SystemExit("qml/theme/Theme.qml is not written as web/theme.py reads it")

    def ink_on(self, ground):
        return max(self.inks, key=lambda ink: contrast(ink, ground))

    def look(self, dark):
        colours = {name: css(values[0 if dark else 1]) for name, *values in self.both}
        for name, one, other, share in self.mixes:
            colours[name] = mix(colours[one], colours[other], float(share))
        colours["line"] = colours["ink"] + ("29" if dark else "24")
        grounds = colours["surface"], colours["raised"]
        for name, colour in self.families.items():
            colours[f"{name}-text"] = legible(colour, grounds, dark)
            colours[f"{name}-tint"] = mix(colour, colours["raised"], 0.75 if dark else 0.82)
        for name, colour in self.goods[0 if dark else 1].items():
            colours[f"good-{name}"] = colour
        return colours

    def fixed(self):
        colours = {}
        for prefix, group in (("family", self.families), ("seat", self.seats)):
            for name, colour in group.items():
                colours[f"{prefix}-{name}"] = colour
                colours[f"{prefix}-{name}-ink"] = self.ink_on(colour)
        return colours

    def css(self):
        def rule(selector, colours, scheme):
            lines = "".join(f"--{name}:{value};" for name, value in colours.items())
            return f"{selector}{{color-scheme:{scheme};{lines}}}\n"
        dark = rule(':root:not([data-theme="light"])', self.look(True), "dark")
        # Names of families, seats and goods as classes, each with the colours of that one.
        classes = "".join(
            f".f-{name}{{--f:var(--family-{name});--fi:var(--family-{name}-ink);"
            f"--ft:var(--{name}-tint);--fx:var(--{name}-text)}}.ink-{name}{{color:var(--{name}-text)}}\n"
            for name in self.families)
        classes += "".join(
            f".s-{name}{{--s:var(--seat-{name});--si:var(--seat-{name}-ink)}}"
            f".s-edge-{name}{{--s:var(--seat-{name})}}\n" for name in self.seats)
        classes += "".join(f".good-{name}{{color:var(--good-{name})}}\n" for name in self.goods[0])
        return (classes + rule(":root", self.look(False) | self.fixed(), "light") +
                f"@media (prefers-color-scheme:dark){{{dark}}}\n" +
                rule(':root[data-theme="dark"]', self.look(True), "dark"))


def scenes(tones):
    """The tones of resources/art/tones.json: the same light as app/render/scene.cpp lets fall."""
    def families(prefix, look):
        css = ""
        for family, names in look.items():
            lines = "".join(f"--{name}:{tone};" for name, tone in names.items() if name != "sun")
            suns = "".join(f"--sun-at-{age}:{tone};" for age, tone in enumerate(names["sun"], 1))
            css += f"{prefix}.f-{family}{{{lines}{suns}}}\n"
        return css
    light = ""
    for age in (1, 2, 3):
        west, east = ("-shade", "") if age == 3 else ("", "-shade")
        sides = "".join(f"--{mass}-west:var(--{mass}{west});--{mass}-east:var(--{mass}{east});"
                        for mass in ("mass", "wall", "accent"))
        suns = "".join(f"--sun-{each}:{f'var(--sun-at-{age})' if each == age else 'none'};"
                       for each in (1, 2, 3))
        light += f".age-{age}{{{sides}{suns}}}\n"
    dark = families(':root:not([data-theme="light"]) ', tones["dark"])
    return (families("", tones["light"]) + f"@media (prefers-color-scheme:dark){{{dark}}}\n" +
            families(':root[data-theme="dark"] ', tones["dark"]) + light)
