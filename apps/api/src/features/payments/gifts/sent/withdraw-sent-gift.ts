import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../../http/bind.ts";
import type { BuyerContext } from "../../../../http/context.ts";
import { giftIn, groupOf } from "./show-groups.ts";
import { groupIdOf, previewGiftRefund, withdrawGifts } from "./withdraw-gifts.ts";

/** Shows what taking a gift back would give its sender, for one receiver or for all. */
export function showGiftRefundPreview(
  { path, query }: Input<"GET /v1/gift/group/{id}/refund-preview">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/gift/group/{id}/refund-preview">> {
  return previewGiftRefund(context, { groupId: path.id, giftId: query?.giftToId ?? null });
}

/** Takes a gift back from all of its receivers. */
export function withdrawWholeGift(
  { path, query }: Input<"PUT /v1/gift/group/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/gift/group/{id}/withdraw">> {
  const wanted = { groupId: path.id, giftId: null, seen: query ?? {} };
  return withdrawGifts(context, wanted, async (tx, back) => {
    const group = await groupOf(context, tx, path.id);
    if (!group) throw new Error("What was taken back is there");
    return { ...group, refundPrice: back.money, refundPoint: back.points };
  });
}

/** Takes a gift back from one of its receivers. */
export async function withdrawOneGift(
  { path, query }: Input<"PUT /v1/gift/to/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/gift/to/{id}/withdraw">> {
  const groupId = await groupIdOf(context, path.id);
  if (groupId === null) return refuse("GIFT_NOT_FOUND");
  return withdrawGifts(context, { groupId, giftId: path.id, seen: query ?? {} }, async (tx, back) => {
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
