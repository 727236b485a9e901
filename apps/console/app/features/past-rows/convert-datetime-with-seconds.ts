import { shortDate } from "../../ui/format-dates-and-durations.ts";

const KST_MS = 9 * 3_600_000;

/**
 * Writes an instant for a field of a day and time with seconds in Korea, as browsers write it: without seconds of 0. React
 * would take another text for a change of the field, and undo the choice just made.
 *
 * @example instantToSeconds("2026-11-23T02:42:07.250Z") // "2026-11-23T11:42:07"
 * @example instantToSeconds("2026-11-23T02:42:00.250Z") // "2026-11-23T11:42"
 */
export function instantToSeconds(iso: string): string {
  return koreanSeconds(iso).replace(/:00$/, "");
}

/**
 * Reads such a field.
 *
 * @example secondsToInstant("2026-11-23T11:42") // "2026-11-23T02:42:00.000Z"
 */
export function secondsToInstant(text: string): string {
  return new Date(`${text.length === 16 ? `${text}:00` : text}+09:00`).toISOString();
}

/**
 * Writes an instant with its year, since records go back for five.
 *
 * @example secondsText("2026-11-23T02:42:07.250Z") // "2026. 11.23 (월) 11:42:07"
 */
export function secondsText(iso: string): string {
  const [day = "", time = ""] = koreanSeconds(iso).split("T");
  return `${day.slice(0, 4)}. ${shortDate(day)} ${time}`;
}

function koreanSeconds(iso: string): string {
  return new Date(Date.parse(iso) + KST_MS).toISOString().slice(0, 19);
}
