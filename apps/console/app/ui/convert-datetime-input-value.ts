import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";

/**
 * Writes an instant for a field of a day and time in Korea.
 *
 * @example instantToInput("2026-11-23T02:42:00Z") // "2026-11-23T11:42"
 */
export function instantToInput(iso: string): string {
  return `${kstDateOf(iso)}T${kstTimeOf(iso)}`;
}

/**
 * Reads such a field.
 *
 * @example inputToInstant("2026-11-23T11:42") // "2026-11-23T11:42:00+09:00"
 */
export function inputToInstant(text: string): string {
  return `${text}:00+09:00`;
}
