// SPDX-License-Identifier: GPL-3.0-or-later
export { Cities, Log, Turn } from "./sheets";
export { Table } from "./table";
export { art, asked } from "./view";
export { categories, lineText } from "./words";
