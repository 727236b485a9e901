import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findUserDetail } from "../accounts.repository.ts";
import { presentCounts } from "../user.presenter.ts";

/** Counts the member's orders, coupons and other belongings. */
export async function showCounts(
  _input: Input<"GET /v1/app-users/counts">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counts">> {
  return ok(presentCounts(await findUserDetail(db, buyer.id, now())));
}

/** Returns the counters of the icons on every page. */
export async function showCounters(
  _input: Input<"GET /v1/app-users/counters">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counters">> {
  const detail = await findUserDetail(db, buyer.id, now());
  const { newTodayfruitNotification, shoppingCarts } = presentCounts(detail);
  return ok({ newTodayfruitNotification, shoppingCarts });
}
