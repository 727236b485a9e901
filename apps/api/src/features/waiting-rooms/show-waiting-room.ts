import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findRoom } from "./find-waiting-room.repository.ts";
import { presentRoom } from "./waiting-room.presenter.ts";

/** Shows an announced opening; one statement. */
export async function showWaitingRoom(
  { path: { id } }: Input<"GET /v1/waiting-rooms/{id}">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/waiting-rooms/{id}">> {
  const row = await findRoom(db, id);
  return row ? ok(presentRoom(row, now())) : refuse("WAITING_ROOM_NOT_FOUND");
}
