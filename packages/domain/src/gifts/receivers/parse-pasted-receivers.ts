import { normalizePhone } from "../../korean/normalize-and-format-phone.ts";
import { MAX_GIFT_NAME, MAX_GIFT_RECEIVERS } from "../gift-limits.ts";
import type { TypedReceiver } from "./check-receivers.ts";

/** A line of pasted text or of a sheet that is not a valid receiver, counted from 1, with its fault. */
export type RowFault = { line: number; text: string; fault: "name" | "phone" | "twice" | "too-many" };

/**
 * Reads receivers from pasted lines or a sheet: a name and a number in any order, separated by a tab, a comma, a
 * semicolon or, when there is none of these, spaces. A title row at the top and empty lines are skipped. Faulty lines
 * are reported one by one; the others are read.
 *
 * @param taken receivers entered already; they count towards the limit and their numbers are taken
 * @example parsePastedReceivers("이름,휴대폰\n박소담,010-2345-6789\n이나무,02-123")
 *   // { receivers: [{ name: "박소담", phone: "010-2345-6789" }], faults: [{ line: 3, text: "이나무,02-123", fault: "phone" }] }
 */
export function parsePastedReceivers(
  text: string,
  taken: readonly TypedReceiver[] = [],
): { receivers: TypedReceiver[]; faults: RowFault[] } {
  const receivers: TypedReceiver[] = [];
  const faults: RowFault[] = [];
  const seen = new Set(taken.map(({ phone }) => numberOf(phone)));
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  for (const [index, raw] of lines.entries()) {
    const cells = cellsOf(raw);
    if (cells.length === 0 || (index === 0 && isTitles(cells))) continue;
    const phone = cells.find((cell) => numberOf(cell) !== null);
    const name = cells.find((cell) => cell !== phone && !/^[\d\s.()+-]+$/.test(cell)) ?? "";
    const fault = faultOf(name, phone, seen, taken.length + receivers.length);
    if (fault !== null) {
      faults.push({ line: index + 1, text: raw.trim(), fault });
      continue;
    }
    seen.add(numberOf(phone ?? ""));
    receivers.push({ name, phone: phone ?? "" });
  }
  return { receivers, faults };
}

function faultOf(
  name: string,
  phone: string | undefined,
  seen: ReadonlySet<string | null>,
  count: number,
): RowFault["fault"] | null {
  if (phone === undefined) return "phone";
  if (name === "" || name.length > MAX_GIFT_NAME) return "name";
  if (seen.has(numberOf(phone))) return "twice";
  return count >= MAX_GIFT_RECEIVERS ? "too-many" : null;
}

/** Splits a line into trimmed cells without their quotes. */
function cellsOf(line: string): string[] {
  const apart = /[\t,;]/.test(line) ? line.split(/[\t,;]/) : spaced(line);
  return apart
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    )
    .filter((cell) => cell !== "");
}

function spaced(line: string): string[] {
  const [, before = "", phone = "", after = ""] =
    /^(.*?)((?:\+?82|0)?[\s-]*10[\d\s().-]{8,})(.*)$/.exec(line) ?? [];
  return phone === "" ? [line] : [`${before} ${after}`, phone];
}

function isTitles(cells: readonly string[]): boolean {
  return (
    cells.every((cell) => !/\d/.test(cell)) &&
    cells.some((cell) => /이름|성함|휴대폰|전화|연락처|name|phone/i.test(cell))
  );
}

function numberOf(cell: string): string | null {
  const read = normalizePhone(/^10\d{8}$/.test(cell) ? `0${cell}` : cell);
  return read.ok ? read.value : null;
}
