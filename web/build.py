#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the pages into a folder, with `manifest.json`: a list of {path, file, type, gzip, immutable}."""

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import make_messages
import texts
from theme import Theme, scenes

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NODE = "/usr/share/nodejs"
LANGUAGES = ["en", "zh_CN", "zh_TW", "ja"]
MOST = 300_000  # bytes, compressed, of a first visit
MOST_LINES = 5_000  # of TypeScript, all of them counted
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
         ".svg": "image/svg+xml", ".json": "application/json", ".woff2": "font/woff2",
         ".html": "text/html; charset=utf-8", ".wav": "audio/wav"}
FONTS = {  # role: file, characters
    "title": ("ebgaramond/EBGaramond12-Bold.otf", "U+0020-007E,U+2018-201D,U+2026,U+2013"),
    "figures": ("figures/MirabiliaFigures-Bold.otf", "*"),
    "text": ("inter/Inter-Regular.otf", "U+0020-017F,U+2010-2027,U+2212,U+00D7"),
    "strong": ("inter/Inter-SemiBold.otf", "U+0020-017F,U+2010-2027,U+2212,U+00D7"),
}

NAMESAKES = {  # wonders of Duel that stand in a city of the classic game, as in app/render/svg_art
    "the_colossus": "rhodes", "the_great_lighthouse": "alexandria", "the_hanging_gardens": "babylon",
    "the_mausoleum": "halicarnassus", "the_pyramids": "giza", "the_statue_of_zeus": "olympia",
    "the_temple_of_artemis": "ephesus",
}


# Where the program says one sentence in several senses: whose is meant.
MEANT = {"%1 %2": "mirabilia::ClassicWording"}


class Words:
    """Sentences by their English text, whatever context of the program has them."""

    def __init__(self, extra):
        self.known = {language: {} for language in LANGUAGES}
        self.contexts = {}
        for language in LANGUAGES:
            self.read(language)
        for entry in json.loads(Path(extra).read_text()) if extra else []:
            for language in LANGUAGES[1:]:
                self.known[language].setdefault(entry["source"], entry[language])

    def read(self, language):
        file = ROOT / f"resources/i18n/mirabilia_{language}.ts"
        for context in xml.parse(file).getroot().findall("context"):
            name = context.findtext("name")
            for message in context.findall("message"):
                told = message.find("translation")
                if told is None or told.get("type") == "unfinished":
                    continue
                forms = [form.text or "" for form in told.findall("numerusform")]
                text = forms or told.text
                source = message.findtext("source")
                if text and (name in ("Web", MEANT.get(source)) or source not in self.known[language]):
                    self.known[language][source] = text
                self.contexts.setdefault(source, set()).add(name)

    def of(self, sources, language):
        known = self.known[language]
        missing = [source for source in sources if source not in known]
        if missing and language != "en":
            raise SystemExit(f"web: missing in {language}:\n" + "\n".join(missing))
        return {source: known[source] for source in sources
                if known.get(source, source) != source}

    def say(self, language, source, *parts):
        text = self.known[language].get(source, source)
        return fill(text[-1] if isinstance(text, list) else text, parts)

    def many(self, language, source, number, *parts):
        forms = self.known[language].get(source, source)
        forms = forms if isinstance(forms, list) else [forms]
        return fill(forms[0 if number == 1 else -1].replace("%n", str(number)), parts)


def fill(text, parts):
    return re.sub(r"%([1-9])", lambda match: str(parts[int(match[1]) - 1]), text)


def sentences():
    """What the sources say: t("...") and, with a number, tn("..."); and what codes mean."""
    found = {text for kind in json.loads((HERE / "src/codes.json").read_text()).values() for text in kind.values()}
    for file in sorted(HERE.glob("src/**/*.ts*")):
        for text in re.findall(r'\btn?\(\s*("(?:[^"\\]|\\.)*")', file.read_text()):
            found.add(json.loads(text))
    return sorted(found)


def words_file(words, sources):
    """The sentences that only the pages say, for lupdate."""
    own = [source for source in sources if not words.contexts.get(source, set()) - {"Web"}]
    lines = "".join(f"    QT_TRANSLATE_NOOP(\"Web\", {json.dumps(source, ensure_ascii=False)}),\n"
                    for source in own)
    return ("// SPDX-License-Identifier: GPL-3.0-or-later\n"
            "// Made by build.py --write-words: what the pages say and nothing else of the program\n"
            "// does. Only read by lupdate.\n"
            "// clang-format off\n"
            f"const char *const webWords[] = {{\n{lines}}};\n")


class Output:
    """The files that are served, named by what is in them."""

    def __init__(self, folder):
        self.folder = folder
        self.manifest = []
        self.urls = {}
        self.sizes = {}

    def add(self, name, data, path=None):
        data = data.encode() if isinstance(data, str) else data
        digest = hashlib.sha256(data).hexdigest()[:10]
        stem, suffix = os.path.splitext(name)
        squeezed = gzip.compress(data, 9, mtime=0)
        packed = suffix != ".woff2" and len(squeezed) < len(data)
        file = f"{stem.replace('/', '-')}.{digest}{suffix}"
        (self.folder / file).write_bytes(squeezed if packed else data)
        url = path or f"/a/{digest}/{name}"
        self.urls[name] = url
        self.sizes[name] = len(squeezed if packed else data)
        self.manifest.append({"path": url, "file": file, "type": TYPES[suffix], "gzip": packed,
                              "immutable": path is None})
        return url


def drawing(file):
    """The inside of one of our SVG files, its viewBox, and the paint its root gives it."""
    text = re.sub(r"<!--.*?-->", "", file.read_text(), flags=re.S)
    root, inside = re.search(r"<svg([^>]*)>(.*)</svg>", text, re.S).groups()
    attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', root))
    paint = " ".join(f'{key}="{value}"' for key, value in attributes.items()
                     if key.startswith(("fill", "stroke")))
    return attributes["viewBox"], paint, re.sub(r"\s*\n\s*", "", inside)


def sprite(folder, wanted=None):
    symbols = ""
    for file in sorted(folder.glob("*.svg")):
        if wanted is None or file.stem in wanted:
            box, paint, inside = drawing(file)
            symbols += f'<symbol id="{file.stem}" viewBox="{box}"><g {paint}>{inside}</g></symbol>'
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def add_fonts(output, place):
    """Small copies of the program's fonts; without fonttools the device's own do."""
    try:
        import brotli  # noqa: F401, woff2 needs it
        from fontTools import subset
    except ImportError:
        return ""
    css = ""
    for role, (file, characters) in FONTS.items():
        made = place / f"{role}.woff2"
        subset.main([str(ROOT / "resources/fonts" / file), f"--unicodes={characters}",
                     "--flavor=woff2", "--layout-features=kern,liga,tnum,mark,mkmk,ccmp",
                     f"--output-file={made}", "--no-hinting", "--desubroutinize"])
        url = output.add(f"{role}.woff2", made.read_bytes())
        weight = 400 if role == "text" else 600
        family = {"title": "Title", "figures": "Figures"}.get(role, "Text")
        css += (f"@font-face{{font-family:{family};font-weight:{weight};font-display:swap;"
                f"src:url({url})}}\n")
    return css


def add_art(output):
    for file in sorted((ROOT / "resources/art/wonders").glob("*.svg")):
        output.add(f"wonders/{file.name}", file.read_bytes())
    for wonder, city in NAMESAKES.items():
        output.urls[f"wonders/{wonder}-a.svg"] = output.urls[f"wonders/{city}-a.svg"]
    for file in sorted((ROOT / "resources/art").glob("game-*.svg")):
        output.add(file.name, file.read_bytes())
    output.add("turn.wav", (ROOT / "resources/sounds/turn.wav").read_bytes())
    output.add("icon.svg", (ROOT / "packaging/icons/mirabilia.svg").read_bytes())
    output.add("glyphs.svg", sprite(ROOT / "resources/icons"))
    for name in ("buildings", "lands"):
        output.add(f"{name}.svg", sprite(ROOT / "resources/art" / name))


def add_words(output, words, sources):
    names = json.loads((ROOT / "resources/data/names.json").read_text())
    for language in LANGUAGES:
        table = words.of(sources, language)
        output.add(f"words.{language}.json", json.dumps(table, ensure_ascii=False))
        for name in ("classic", "classic-2"):
            data = json.loads((ROOT / f"resources/data/{name}.json").read_text())
            told = texts.classic(data, names,
                                 lambda *parts: words.say(language, *parts),
                                 lambda *parts: words.many(language, *parts), language)
            output.add(f"{name}.{language}.texts.json", json.dumps(told, ensure_ascii=False))
        for name, tell in (("duel", texts.duel), ("dice", texts.dice)):
            data = json.loads((ROOT / f"resources/data/{name}.json").read_text())
            told = tell(data, names, lambda *parts: words.say(language, *parts),
                        lambda *parts: words.many(language, *parts), language)
            output.add(f"{name}.{language}.texts.json", json.dumps(told, ensure_ascii=False))


def check_types(place, protoc):
    (place / "messages.ts").write_text(make_messages.messages(protoc, ROOT / "proto"))
    config = {"extends": str(HERE / "tsconfig.json"),
              "compilerOptions": {"baseUrl": "/", "noEmit": True, "paths": {
                  "messages": [str(place / "messages.ts")],
                  "*": [f"{NODE}/*", f"{NODE}/@types/*"]}},
              "include": [str(HERE / "src")]}
    (place / "tsconfig.json").write_text(json.dumps(config))
    subprocess.run(["tsc", "-p", str(place)], check=True)


def bundle(place, output):
    made = place / "main.js"
    subprocess.run(
        ["esbuild", str(HERE / "src/main.tsx"), "--bundle", "--minify", f"--outfile={made}",
         "--jsx=automatic", "--target=es2020,safari14", "--legal-comments=none",
         '--define:process.env.NODE_ENV="production"',
         f"--define:ASSETS={json.dumps(output.urls)}", "--log-level=warning"],
        check=True, env=os.environ | {"NODE_PATH": NODE})
    output.add("main.js", made.read_bytes())


def styles(place, output, fonts):
    whole = place / "whole.css"
    parts = ["base.css", "parts.css", "pages.css", "classic.css", "duel.css", "dice.css",
             "sheet.css"]
    tones = json.loads((ROOT / "resources/art/tones.json").read_text())
    whole.write_text(fonts + Theme(ROOT / "qml/theme/Theme.qml").css() + scenes(tones) +
                     "".join((HERE / "style" / part).read_text() for part in parts))
    made = place / "small.css"
    # Addresses in it are ours already.
    subprocess.run(["esbuild", str(whole), "--minify", "--loader:.css=css", "--external:/a/*",
                    "--bundle", "--target=safari14,chrome100", f"--outfile={made}",
                    "--log-level=warning"], check=True)
    output.add("app.css", made.read_bytes())


def build(options):
    folder = options.folder
    shutil.rmtree(folder, ignore_errors=True)
    place = folder / "parts"
    place.mkdir(parents=True)
    lines = sum(len(file.read_text().splitlines()) for file in HERE.glob("src/**/*.ts*"))
    if lines > MOST_LINES:
        raise SystemExit(f"web: {lines} lines of TypeScript, more than {MOST_LINES}")
    words, sources = Words(options.words), sentences()
    told = words_file(words, sources)
    if options.write_words:
        (HERE / "web_words.cpp").write_text(told)
    elif (HERE / "web_words.cpp").read_text() != told:
        raise SystemExit("web/web_words.cpp is not what the pages say: build.py --write-words")
    output = Output(folder)
    add_art(output)
    add_words(output, words, sources)
    styles(place, output, add_fonts(output, place))
    if options.check:
        check_types(place, options.protoc)
    bundle(place, output)
    page = (HERE / "index.html").read_text()
    page = re.sub(r"\{(\S+?)\}", lambda name: output.urls[name[1]], page)
    output.add("index.html", page, "/")
    shutil.rmtree(place)
    (folder / "manifest.json").write_text(json.dumps(output.manifest, indent=1) + "\n")
    first = sum(size for name, size in output.sizes.items()
                if not name.startswith(("wonders/", "words.", "classic", "duel", "dice", "game-", "turn.")))
    first += sum(output.sizes[name] for name in ("words.ja.json", "classic.ja.texts.json",
                                                  "duel.ja.texts.json", "dice.ja.texts.json"))
    if first > MOST:
        raise SystemExit(f"web: a first visit takes {first} bytes, more than {MOST}")
    return output.sizes | {"first visit": first}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="is emptied first")
    parser.add_argument("--check", action="store_true", help="check the types too (slow)")
    parser.add_argument("--sizes", action="store_true", help="print bytes as served")
    parser.add_argument("--protoc", default="protoc")
    parser.add_argument("--write-words", action="store_true", help="write web_words.cpp anew")
    parser.add_argument("--words", help="more translations (JSON), while writing pages")
    options = parser.parse_args()
    sizes = build(options)
    if options.sizes:
        for name, size in sorted(sizes.items(), key=lambda entry: entry[1]):
            print(f"{size:8} {name}", file=sys.stdout)


if __name__ == "__main__":
    main()
