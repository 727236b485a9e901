import type { Input } from "@todayfruit/contract/all-calls";
import type { GiftGroup } from "@todayfruit/contract/gifts/gift";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Runner } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findGiftGroup } from "../find-sender-gift-group.repository.ts";
import { isSenderOf } from "../gift-sender.policy.ts";
import { presentGiftGroup } from "../sender-gift-group.presenter.ts";

/** Shows a gift group with all its receivers; found by its sender only. */
export async function showSentGift(
  { path: { id } }: Input<"GET /v1/gift/group/{id}">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/gift/group/{id}">> {
  const group = await groupOf(context, context.db, id);
  return group ? ok(group) : refuse("GIFT_NOT_FOUND");
}

/** Finds a gift group for its sender; `null` for any other account. */
export async function groupOf(
  { buyer, rules, now }: BuyerContext,
  db: Runner,
  id: number,
): Promise<Static<typeof GiftGroup> | null> {
  const group = await findGiftGroup(db, id);
  return group && isSenderOf(buyer, group) ? presentGiftGroup(group, rules, now()) : null;
}

/** Returns one gift of a group that was just changed. */
export function giftIn(
  group: Static<typeof GiftGroup> | null,
  id: number,
): Static<typeof GiftGroup>["giftTos"][number] {
  const gift = group?.giftTos.find((each) => each.id === id);
  if (!gift) throw new Error("What was changed is there");
  return gift;
}
