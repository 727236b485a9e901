import { requireOneRow } from "./require-one-row.ts";

/** Position after a page of a list sorted by latest first: the instant as PostgreSQL prints it, and the id. */
export type Latest = { at: string; id: number };

/** Position before the first page. */
const BEGINNING: Latest = { at: "infinity", id: Number.MAX_SAFE_INTEGER };

/**
 * Parses a `nextPage` issued by `pageOfLatest`.
 *
 * @returns where to go on, the beginning without a cursor, `null` for a text that nobody gave out
 */
export function readLatest(cursor: string | undefined): Latest | null {
  if (cursor === undefined) return BEGINNING;
  const [id = "", at = "", ...rest] = Buffer.from(cursor, "base64url").toString("utf8").split("~");
  return rest.length === 0 && isWhole(id) && isInstant(at) ? { at, id: Number(id) } : null;
}

/**
 * Returns a page of rows and its cursor; the rows are fetched with one more than are shown.
 *
 * @example pageOfLatest(await listFavorites(db, userId, after, take + 1), take)
 */
export function pageOfLatest<Row extends { id: number; sort_key: string }>(
  rows: readonly Row[],
  take: number,
): { shown: Row[]; nextPage: string | null } {
  const shown = rows.slice(0, take);
  if (rows.length <= take) return { shown, nextPage: null };
  const last = requireOneRow(shown.slice(-1));
  return { shown, nextPage: Buffer.from(`${last.id}~${last.sort_key}`).toString("base64url") };
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/;

/** Returns true for a valid instant as PostgreSQL prints it; the 30th of February is not. */
export function isInstant(text: string): boolean {
  const [, day, time] = INSTANT.exec(text) ?? [];
  const instant = new Date(`${day}T${time}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T${time}`);
}

/** Returns true for a whole number that JavaScript represents exactly. */
export function isWhole(text: string): boolean {
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
}

const LAST_INTEGER = 2_147_483_647;

/** Returns true for a whole number within PostgreSQL's `integer`: prices and counts. */
export function isInteger(text: string): boolean {
  return isWhole(text) && Number(text) <= LAST_INTEGER;
}
