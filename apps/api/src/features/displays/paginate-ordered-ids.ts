import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { refuse } from "@todayfruit/domain/result";

export type PageAsk = {
  take: number;
  nextPage?: string | undefined;
  prePage?: string | undefined;
  includeCursor?: boolean | undefined;
};
export type IdPage = { ids: number[]; nextPage: string | null; prePage: string | null };

/**
 * Returns a page of a manually ordered list, before or after a position. A cursor names an item and its former place,
 * so that nothing is repeated or left out when that item or one before it is removed.
 *
 * @param ids what can be shown, in order
 * @param ask `includeCursor` shows the item of the cursor too; both cursors at once are none
 * @returns `null` for a cursor that no list has given out
 * @example paginateOrderedIds([11, 12, 13], { take: 2 }) // { ids: [11, 12], nextPage: "1.12", prePage: null }
 * @example paginateOrderedIds([11, 12, 13], { take: 2, prePage: "2.13" }) // { ids: [11, 12], nextPage: "1.12", prePage: null }
 */
export function paginateOrderedIds(ids: readonly number[], ask: PageAsk): IdPage | null {
  if (ask.nextPage !== undefined && ask.prePage !== undefined) return null;
  const cursor = readCursor(ask.nextPage ?? ask.prePage);
  if (cursor === "bad") return null;
  const [start, end] = rangeOf(ids, cursor, ask);
  const shown = ids.slice(start, end);
  const at = (place: number) => `${place}.${ids[place] ?? 0}`;
  return {
    ids: shown,
    nextPage: end < ids.length ? at(end - 1) : null,
    prePage: start > 0 ? at(start) : null,
  };
}

/** Refuses an invalid cursor. */
export function refuseCursor(field: "nextPage" | "prePage" = "nextPage") {
  const detail: RefusalDetail = {
    fields: [{ field, message: `앞선 목록의 ${field}를 그대로 보내 주세요` }],
  };
  return refuse("INVALID_INPUT", detail);
}

type Cursor = { place: number; id: number };

function readCursor(text: string | undefined): Cursor | "bad" | null {
  if (text === undefined) return null;
  const [, place, id] = /^(\d{1,6})\.(\d{1,16})$/.exec(text) ?? [];
  return place === undefined ? "bad" : { place: Number(place), id: Number(id) };
}

function rangeOf(ids: readonly number[], cursor: Cursor | null, ask: PageAsk): [start: number, end: number] {
  if (!cursor) return [0, Math.min(ask.take, ids.length)];
  const found = ids.indexOf(cursor.id);
  if (ask.prePage !== undefined) {
    const end = found < 0 ? Math.min(cursor.place, ids.length) : found + (ask.includeCursor ? 1 : 0);
    return [Math.max(0, end - ask.take), end];
  }
  // After a removed item the list continues with the one now at its place.
  const start = found < 0 ? Math.min(cursor.place, ids.length) : found + (ask.includeCursor ? 0 : 1);
  return [start, Math.min(start + ask.take, ids.length)];
}
