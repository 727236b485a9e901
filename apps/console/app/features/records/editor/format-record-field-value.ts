import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * Writes the value of a field for people.
 *
 * @example formatRecordFieldValue(true) // "예"
 * @example formatRecordFieldValue("2026-11-23T02:42:00.000Z") // "11.23 11:42"
 */
export function formatRecordFieldValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "없음";
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (Array.isArray(value)) return value.length === 0 ? "없음" : value.map(formatRecordFieldValue).join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  return INSTANT.test(text) ? `${shortDay(text)} ${kstTimeOf(text)}` : text;
}
