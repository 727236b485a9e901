import { giftSentCalls } from "@todayfruit/contract/calls/gifts/sent";
import { refuse } from "@todayfruit/domain/result";
import { bind } from "../../../../http/bind.ts";
import { resendToAll, resendToOne } from "./resend.ts";
import { giftIn, groupOf, listSentGifts, showSentGift } from "./show-groups.ts";
import { groupIdOf, previewGiftRefund, withdrawGifts } from "./withdraw-gifts.ts";

export const giftSentRoutes = bind(giftSentCalls, {
  "GET /v1/gift/group": listSentGifts,
  "GET /v1/gift/group/{id}": showSentGift,
  "POST /v1/gift/group/{id}/alimtalk": resendToAll,
  "POST /v1/gift/to/{id}/alimtalk": resendToOne,
  "GET /v1/gift/group/{id}/refund-preview": ({ path, query }, context) =>
    previewGiftRefund(context, { groupId: path.id, giftId: query?.giftToId ?? null }),
  "PUT /v1/gift/group/{id}/withdraw": ({ path, query }, context) =>
    withdrawGifts(context, { groupId: path.id, giftId: null, seen: query ?? {} }, async (tx, back) => {
      const group = await groupOf(context, tx, path.id);
      if (!group) throw new Error("What was taken back is there");
      return { ...group, refundPrice: back.money, refundPoint: back.points };
    }),
  "PUT /v1/gift/to/{id}/withdraw": async ({ path, query }, context) => {
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
  },
});
