import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { drawPlaceNumbers } from "../calling/draw-place-numbers.ts";
import { deriveRoomStateOfRow } from "../derive-room-state-of-row.ts";
import { presentStatus } from "./place-status.presenter.ts";
import {
  enterAfterDraw,
  enterBeforeDraw,
  findStatus,
  hasProvenPhone,
  leaveRoom,
  setNotice,
} from "./places.repository.ts";

type Status = Answer<"GET /v1/waiting-rooms/{id}/place">;

/** Shows the room and the own place; one statement, and a second one for the sums while the place is held. */
export async function showPlace(
  { path: { id } }: Input<"GET /v1/waiting-rooms/{id}/place">,
  { db, buyer, now }: BuyerContext,
): Promise<Status> {
  const row = await findStatus(db, id, buyer.id);
  if (!row) return refuse("WAITING_ROOM_NOT_FOUND");
  const offers = row.state === "called" ? await findOffers(db, [row.option_id], buyer.id) : null;
  return ok(presentStatus(row, offers?.get(row.option_id) ?? null, now()));
}

/**
 * Gives the member a place: for the draw until the hour, after the last number from then on. Repeating it changes nothing;
 * after an expired hold it gives a new place at the end.
 */
export async function enterRoom(
  { path }: Input<"POST /v1/waiting-rooms/{id}/place">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/waiting-rooms/{id}/place">> {
  const { db, buyer } = context;
  if (buyer.isBlocked) return refuse("MEMBER_BLOCKED");
  const row = await findStatus(db, path.id, buyer.id);
  if (!row) return refuse("WAITING_ROOM_NOT_FOUND");
  const now = context.now();
  const state = deriveRoomStateOfRow(row, now);
  if (state === "announced") return refuse("WAITING_ROOM_NOT_ENTERED_YET");
  if (state === "closed" || state === "cancelled") return refuse("WAITING_ROOM_CLOSED");
  if (!(await hasProvenPhone(db, buyer.id))) return refuse("WAITING_ROOM_PHONE_REQUIRED");
  if (state === "entering" && now >= row.opens_at) await drawPlaceNumbers(context, path.id);
  await enterBeforeDraw(db, path.id, buyer.id, now);
  await enterAfterDraw(db, path.id, buyer.id, now);
  return showPlace({ path }, context);
}

/** Gives the own place up and shows the room as it is then. */
export async function leave(
  { path }: Input<"DELETE /v1/waiting-rooms/{id}/place">,
  context: BuyerContext,
): Promise<Status> {
  await leaveRoom(context.db, path.id, context.buyer.id, context.now());
  return showPlace({ path }, context);
}

/** Switches the notice that the turn is near on or off. */
export async function changeNotice(
  { path, body }: Input<"PUT /v1/waiting-rooms/{id}/place/notice">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/waiting-rooms/{id}/place/notice">> {
  await setNotice(context.db, path.id, context.buyer.id, body.isWanted);
  return showPlace({ path }, context);
}
