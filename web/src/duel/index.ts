// SPDX-License-Identifier: GPL-3.0-or-later
export { Cities, Discards, Log } from "./sheets";
export { Table } from "./table";
export { art, asked } from "./view";
export { categories, lineText, victory } from "./words";
