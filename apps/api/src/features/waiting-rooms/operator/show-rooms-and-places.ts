import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import {
  findOperatorRoom,
  listPlaces,
  listRooms,
  UNNUMBERED,
} from "./operator-rooms-and-places.repository.ts";
import { presentOperatorPlace, presentOperatorRoom } from "./operator-waiting-room.presenter.ts";

const PAGE = 50;

/** Lists waiting rooms with their live numbers, the newest first; one statement. */
export async function listWaitingRooms(
  { query }: Input<"GET /operator/v1/waiting-rooms">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/waiting-rooms">> {
  const take = query?.take ?? PAGE;
  const before = readIdCursor(query?.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await listRooms(db, { before, search: query?.search?.trim() ?? null, take: take + 1 });
  const at = now();
  return ok({
    list: rows.slice(0, take).map((row) => presentOperatorRoom(row, at)),
    nextPage: nextIdCursor(rows, take),
  });
}

/** Shows a waiting room with its live numbers; one statement. */
export async function showOperatorRoom(
  { path: { id } }: Input<"GET /operator/v1/waiting-rooms/{id}">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/waiting-rooms/{id}">> {
  const row = await findOperatorRoom(db, id);
  return row ? ok(presentOperatorRoom(row, now())) : refuse("RECORD_NOT_FOUND");
}

/** Lists the places of a room by their numbers, as the explanation of the order; two statements. */
export async function listRoomPlaces(
  { path: { id }, query }: Input<"GET /operator/v1/waiting-rooms/{id}/places">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/waiting-rooms/{id}/places">> {
  const take = query?.take ?? PAGE;
  const after = readPosition(query?.nextPage);
  if (!after) return refuse("INVALID_INPUT");
  if (!(await findOperatorRoom(db, id))) return refuse("RECORD_NOT_FOUND");
  const rows = await listPlaces(db, id, after, take + 1);
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  return ok({
    list: shown.map(presentOperatorPlace),
    nextPage: last ? `${last.number ?? UNNUMBERED}.${last.id}` : null,
  });
}

/** Reads the position of a cursor, e.g. `128.20001`; `null` for a text that nobody gave out. */
function readPosition(cursor: string | undefined): { number: number; id: number } | null {
  if (cursor === undefined) return { number: 0, id: 0 };
  const [, number = "", id = ""] = /^(\d{1,10})\.(\d{1,9})$/.exec(cursor) ?? [];
  return number !== "" && Number(number) <= UNNUMBERED ? { number: Number(number), id: Number(id) } : null;
}
