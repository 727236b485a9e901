import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { findUserDetail } from "../accounts.repository.ts";
import { presentUser } from "../user.presenter.ts";

/** Counts the member's orders, coupons and other belongings. */
export async function showCounts(
  _input: Input<"GET /v1/app-users/counts">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counts">> {
  return ok(presentUser(await findUserDetail(db, buyer.id, now())).count);
}

/** Returns the counters of the icons on every page. */
export async function showCounters(
  _input: Input<"GET /v1/app-users/counters">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counters">> {
  const { newTodayfruitNotification, shoppingCarts } = presentUser(
    await findUserDetail(db, buyer.id, now()),
  ).count;
  return ok({ newTodayfruitNotification, shoppingCarts });
}
