import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { consumeCartMerge, undoMerge } from "./cart-merge.repository.ts";

const UNDO_MS = 30 * 60_000;

/**
 * Undoes the merge of the latest login, once and within half an hour: restores the member's cart, and gives the guest's
 * lines back to the guest's token.
 */
export async function undoCartMerge(
  _input: Input<"POST /v1/app-users/cart-merge/undo">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/cart-merge/undo">> {
  const at = now();
  return db.transaction(async (tx) => {
    const merge = await consumeCartMerge(tx, {
      memberId: buyer.id,
      since: new Date(at.getTime() - UNDO_MS),
      now: at,
    });
    if (!merge) return refuse("MERGE_NOT_FOUND");
    await undoMerge(tx, { memberId: buyer.id, guestId: merge.guest_id, moved: merge.moved, now: at });
    return ok({ isUndone: true });
  });
}
