import type { Input } from "@todayfruit/contract/all-calls";
import { canResendGiftMessage, type ResendRefusal } from "@todayfruit/domain/gifts/can-resend-gift-message";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isSenderOf } from "../gift-sender.policy.ts";
import { countMessage, findGift, type GiftRow, listGifts, lockOrderOfGift } from "../gifts.repository.ts";
import { notifyReceiver } from "../notify-gift-sender-or-receiver.ts";
import { findGroup } from "./sent-gifts.repository.ts";
import { giftIn, groupOf } from "./show-sent-gift.ts";

type Refusal = ResendRefusal | "GIFT_NOT_SENT" | "GIFT_NOT_BY_MESSAGE" | "GIFT_OVER";

/** Sends the message with the gift's link again to one receiver. */
export function resendToOne(
  { path: { id: giftId } }: Input<"POST /v1/gift/to/{id}/alimtalk">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/gift/to/{id}/alimtalk">> {
  return context.db.transaction<Answer<"POST /v1/gift/to/{id}/alimtalk">>(
    async (tx) => {
      const seen = await findGift(tx, giftId);
      if (!seen || !isSenderOf(context.buyer, seen)) return refuse("GIFT_NOT_FOUND");
      await lockOrderOfGift(tx, seen.order_id);
      const gift = await reread(tx, giftId);
      const may = mayWrite(gift, context.now());
      if (!may.ok) return refuse(may.code);
      await write(context, tx, gift);
      const after = await groupOf(context, tx, gift.gift_group_id);
      return ok(giftIn(after, giftId));
    },
    (result) => result.ok,
  );
}

/** Sends the message again to every receiver who has no address and may be messaged; refuses when there is none. */
export function resendToAll(
  { path: { id: groupId } }: Input<"POST /v1/gift/group/{id}/alimtalk">,
  context: BuyerContext,
): Promise<Answer<"POST /v1/gift/group/{id}/alimtalk">> {
  return context.db.transaction<Answer<"POST /v1/gift/group/{id}/alimtalk">>(
    async (tx) => {
      const group = await findGroup(tx, groupId);
      if (!group || !isSenderOf(context.buyer, group)) return refuse("GIFT_NOT_FOUND");
      await lockOrderOfGift(tx, group.order_id);
      const gifts = await listGifts(tx, groupId);
      const answers = gifts.map((gift) => ({ gift, may: mayWrite(gift, context.now()) }));
      const chosen = answers.filter(({ may }) => may.ok);
      if (chosen.length === 0) return refuse(whyNobody(answers.map(({ may }) => may)));
      for (const { gift } of chosen) await write(context, tx, gift);
      const after = await groupOf(context, tx, groupId);
      return ok({ sendCount: chosen.length, giftTos: after?.giftTos ?? [] });
    },
    (result) => result.ok,
  );
}

function mayWrite(gift: GiftRow, now: Date): Result<null, Refusal> {
  if (gift.noti_type !== "alimtalk") return refuse("GIFT_NOT_BY_MESSAGE");
  if (gift.sent_at === null) return refuse("GIFT_NOT_SENT");
  if (gift.status !== "unused" || gift.expires_at === null || gift.expires_at <= now)
    return refuse("GIFT_OVER");
  // The first message is still queued.
  if (gift.last_message_at === null) return refuse("GIFT_RESEND_TOO_SOON");
  const sent = { messageCount: gift.message_count, lastMessageAt: gift.last_message_at.toISOString() };
  return canResendGiftMessage(sent, now.toISOString());
}

async function write(context: BuyerContext, tx: Tx, gift: GiftRow): Promise<void> {
  const now = context.now();
  await countMessage(tx, gift.id, now);
  await notifyReceiver(context, tx, gift, { template: "GIFT_ARRIVED", which: gift.message_count + 1, now });
}

/** Selects one reason for all receivers: those that pass by waiting come before the permanent ones. */
function whyNobody(answers: readonly Result<null, Refusal>[]): Refusal {
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  const order: readonly Refusal[] = [
    "GIFT_NOT_BY_MESSAGE",
    "GIFT_NOT_SENT",
    "GIFT_RESEND_TOO_SOON",
    "GIFT_RESEND_LIMIT",
  ];
  return order.find((code) => codes.includes(code)) ?? "GIFT_OVER";
}

async function reread(tx: Tx, id: number): Promise<GiftRow> {
  const gift = await findGift(tx, id);
  if (!gift) throw new Error("A gift that was there is there");
  return gift;
}
