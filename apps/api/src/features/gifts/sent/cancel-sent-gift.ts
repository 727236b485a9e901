import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { cancelGifts, groupIdOf } from "./preview-and-cancel-gifts.ts";
import { giftIn, groupOf } from "./show-sent-gift.ts";

/** Withdraws a gift from all of its receivers. */
export function cancelWholeGift(
  { path, query }: Input<"PUT /v1/gift/group/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/gift/group/{id}/withdraw">> {
  const wanted = { groupId: path.id, giftId: null, seen: query ?? {} };
  return cancelGifts(context, wanted, async (tx, back) => {
    const group = await groupOf(context, tx, path.id);
    if (!group) throw new Error("What was taken back is there");
    return { ...group, refundPrice: back.money, refundPoint: back.points };
  });
}

/** Withdraws a gift from one of its receivers. */
export async function cancelOneGift(
  { path, query }: Input<"PUT /v1/gift/to/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/gift/to/{id}/withdraw">> {
  const groupId = await groupIdOf(context, path.id);
  if (groupId === null) return refuse("GIFT_NOT_FOUND");
  return cancelGifts(context, { groupId, giftId: path.id, seen: query ?? {} }, async (tx, back) => {
    const group = await groupOf(context, tx, groupId);
    if (!group) throw new Error("What was taken back is there");
    const { canAllWithdraw, emptyAddressCount, sendCount } = group;
    return {
      ...giftIn(group, path.id),
      refundPrice: back.money,
      refundPoint: back.points,
      canAllWithdraw,
      emptyAddressCount,
      sendCount,
    };
  });
}
