import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { addFollow, type FollowRow, findFollow, removeFollow } from "./follows.repository.ts";

type Shown = Answer<"GET /v1/farms/{id}/user-personal">;

/** Follows a farm; repeating it changes nothing. */
export async function followFarm(
  { path: { id } }: Input<"POST /v1/farms/{id}/follow">,
  { db, buyer, now }: BuyerContext,
): Promise<Shown> {
  await addFollow(db, buyer.id, id, now());
  return presentFollow(await findFollow(db, buyer.id, id));
}

/** Stops following a farm. */
export async function unfollowFarm(
  { path: { id } }: Input<"DELETE /v1/farms/{id}/follow">,
  { db, buyer }: BuyerContext,
): Promise<Shown> {
  await removeFollow(db, buyer.id, id);
  return presentFollow(await findFollow(db, buyer.id, id));
}

/** Shows whether the buyer follows a farm; one statement. */
export async function showFollow(
  { path: { id } }: Input<"GET /v1/farms/{id}/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Shown> {
  return presentFollow(await findFollow(db, buyer.id, id));
}

function presentFollow(row: FollowRow | null): Shown {
  return row ? ok({ isFollowing: row.is_following, followers: row.followers }) : refuse("FARM_NOT_FOUND");
}
