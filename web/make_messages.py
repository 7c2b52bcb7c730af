#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_messages.py PROTOC PROTO_FOLDER : the TypeScript types of all messages, on standard output.

What the types say is protobuf's canonical JSON: names in lowerCamelCase, enum values by name, 64-bit
numbers and bytes as strings, nothing that has its default value. Hence every field may be absent.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

# FieldDescriptorProto.Type
BOOL, STRING, MESSAGE, BYTES, ENUM = 8, 9, 11, 12, 14
WIDE = {3, 4, 6, 16, 18}  # 64 bits
REPEATED = 3


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def fields(data):
    """The fields of a message on the wire, by number: a list of numbers or of bytes."""
    found = {}
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        else:
            size, at = varint(data, at) if kind == 2 else ((8 if kind == 1 else 4), at)
            value = data[at:at + size]
            at += size
        found.setdefault(key >> 3, []).append(value)
    return found


def text(message, number):
    return message.get(number, [b""])[0].decode()


def type_of(field):
    kind = field[5][0]
    if kind in (MESSAGE, ENUM):
        return "".join(text(field, 6).removeprefix(".mirabilia.v1.").split("."))
    if kind == BOOL:
        return "boolean"
    return "string" if kind in (STRING, BYTES) or kind in WIDE else "number"


def write_enum(enum, outer, out):
    names = [text(fields(value), 1) for value in enum.get(2, [])]
    out.append(f"export type {outer}{text(enum, 1)} =\n  | " +
               "\n  | ".join(f'"{name}"' for name in names) + ";\n")


def write_message(message, outer, out):
    name = outer + text(message, 1)
    lines = []
    for field in map(fields, message.get(2, [])):
        many = "[]" if field[4][0] == REPEATED else ""
        lines.append(f"  {text(field, 10)}?: {type_of(field)}{many};\n")
    out.append(f"export interface {name} {{\n{''.join(lines)}}}\n")
    for enum in message.get(4, []):
        write_enum(fields(enum), name, out)
    for nested in message.get(3, []):
        write_message(fields(nested), name, out)


def messages(protoc, folder):
    files = ["common", "classic", "duel", "dice", "saved_game", "table", "sheet", "net"]
    with tempfile.TemporaryDirectory() as place:
        described = Path(place) / "descriptors"
        subprocess.run([protoc, f"-I{folder}", f"--descriptor_set_out={described}",
                        *(f"mirabilia/v1/{name}.proto" for name in files)], check=True)
        data = described.read_bytes()
    out = ["// Made by make_messages.py from proto/mirabilia/v1.\n"]
    for file in map(fields, fields(data).get(1, [])):
        for enum in file.get(5, []):
            write_enum(fields(enum), "", out)
        for message in file.get(4, []):
            write_message(fields(message), "", out)
    return "\n".join(out)


if __name__ == "__main__":
    print(messages(sys.argv[1], sys.argv[2]))
