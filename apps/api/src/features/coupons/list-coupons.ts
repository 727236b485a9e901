import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import { presentHeld } from "./coupon.presenter.ts";
import { listMine, listOffered } from "./coupons.repository.ts";

/** Lists the coupons of a member, and those that every member may download. */
export async function listCoupons(
  _input: Input<"GET /v1/app-users/coupons">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/coupons">> {
  const at = now();
  const [mine, offered] = await Promise.all([listMine(db, buyer.id, at), listOffered(db, buyer.id, at)]);
  return ok({
    list: mine.map(presentHeld),
    downloadable: offered.map(({ is_taken, ...coupon }) => ({ ...presentHeld(coupon), isTaken: is_taken })),
  });
}
