import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { guardFormula } from "@todayfruit/domain/sheets/guard-formula";
import { type Entry, namePrivacyLogActor } from "./name-privacy-log-actor.ts";

const HEADINGS = ["언제", "누가", "왜", "적은 까닭", "본 것", "주문", "문의"];
const BYTE_ORDER_MARK = "\u{FEFF}";

/** Writes the privacy log as CSV that spreadsheets open in UTF-8: one line for each entry, the latest first. */
export function privacyLogCsv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) => [
    `${kstDateOf(entry.at)} ${kstTimeOf(entry.at)}`,
    namePrivacyLogActor(entry),
    entry.why,
    entry.reason ?? "",
    entry.seen,
    entry.orderIds.join(" "),
    entry.inquiryIds.join(" "),
  ]);
  return BYTE_ORDER_MARK + [HEADINGS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  return `"${guardFormula(text).replaceAll('"', '""')}"`;
}
