import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findGiftGroup } from "../find-sender-gift-group.repository.ts";
import { isSenderOf } from "../gift-sender.policy.ts";
import { presentGiftGroup } from "../sender-gift-group.presenter.ts";

/** Shows a paid gift to its sender, with the links of its receivers. */
export async function showGiftGroupWithLinks(
  { path }: Input<"GET /v4/app-users/orders/gift-group/{id}">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"GET /v4/app-users/orders/gift-group/{id}">> {
  const group = await findGiftGroup(db, path.id);
  if (!group || !isSenderOf(buyer, group)) return refuse("GIFT_NOT_FOUND");
  return ok(presentGiftGroup(group, rules, now()));
}
