import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentHeld } from "./coupon.presenter.ts";
import { listMine, listOffered, listPast } from "./coupons.repository.ts";

/** Days for which used and ended coupons are shown. */
const PAST_DAYS = 90;

/** Lists the coupons of a member, those that every member may download, and those used or ended lately. */
export async function listMemberCoupons(
  _input: Input<"GET /v1/app-users/coupons">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/coupons">> {
  const at = now();
  const since = new Date(at.getTime() - PAST_DAYS * 86_400_000);
  const [mine, offered, past] = await Promise.all([
    listMine(db, buyer.id, at),
    listOffered(db, buyer.id, at),
    listPast(db, buyer.id, at, since),
  ]);
  return ok({
    list: mine.map(presentHeld),
    downloadable: offered.map(({ is_taken, ...coupon }) => ({ ...presentHeld(coupon), isTaken: is_taken })),
    past: past.map(({ held, used_at, valid_until }) => ({
      ...presentHeld(held),
      isUsed: used_at !== null,
      at: (used_at ?? valid_until).toISOString(),
    })),
  });
}
