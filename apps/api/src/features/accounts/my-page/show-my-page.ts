import { COUNTED_STATUSES } from "@todayfruit/contract/accounts/my-page-counts.calls";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { countForMyPage } from "./count-for-my-page.repository.ts";

/** Counts what a member's page shows; one statement. */
export async function showMyPage(
  _input: Input<"GET /v1/app-users/my-page">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/my-page">> {
  const row = await countForMyPage(db, { userId: buyer.id, now: now(), statuses: COUNTED_STATUSES });
  const { coupons, reviewable, reviews, favorites, orders } = row;
  return ok({
    orders: {
      bank_transfer_waiting: orders.bank_transfer_waiting ?? 0,
      paid: orders.paid ?? 0,
      delivery_waiting: orders.delivery_waiting ?? 0,
      delivery_delay: orders.delivery_delay ?? 0,
      delivering: orders.delivering ?? 0,
      delivery_end: orders.delivery_end ?? 0,
    },
    coupons,
    reviewable,
    reviews,
    favorites,
    gifts: { received: row.gifts_received, addressWaiting: row.gifts_waiting, sent: row.gifts_sent },
  });
}
