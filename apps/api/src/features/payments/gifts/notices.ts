import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { refundLine } from "@todayfruit/domain/messages/refund-line";
import type { MessageVariables, TemplateName } from "@todayfruit/domain/messages/write-message";
import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Runner } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { linkOf } from "../../gifts/link.presenter.ts";
import { addNotice } from "../../messages/outbox.repository.ts";
import type { GiftRow } from "./gifts.repository.ts";

type ForReceiver = "GIFT_ARRIVED" | "GIFT_REMIND";
type ForSender = Extract<TemplateName, `GIFT_${string}_SENDER`>;
type OwnOf<N extends ForSender> = Omit<MessageVariables<N>, "상호" | "받는이" | "상품" | "링크" | "기한">;

/**
 * Writes to the receiver, with their link; nothing where the sender passes it on. It is worth sending until the link ends.
 *
 * @param which counts what is sent of one kind: the first, the second, …
 */
export async function tellReceiver(
  { sealing, rules }: Services,
  tx: Runner,
  gift: GiftRow,
  { template, which, now }: { template: ForReceiver; which: number; now: Date },
): Promise<boolean> {
  if (gift.receiver_phone === null || gift.expires_at === null) return false;
  return addNotice(tx, sealing, {
    template,
    to: gift.receiver_phone,
    variables: {
      상호: rules.shopName,
      보낸이: gift.sender_name,
      메시지: gift.message,
      상품: orderName(gift.product_names),
      기한: lastDay(gift.expires_at),
      링크: linkOf(rules, gift).link,
    },
    key: `gift ${gift.id} ${template} ${which}`,
    subject: subjectOf(gift),
    now,
    usefulUntil: gift.expires_at,
  });
}

/** Tells the sender, once for each event; nothing where nobody knows their number. */
export async function tellSender<N extends ForSender>(
  { sealing, rules }: Services,
  tx: Runner,
  gift: GiftRow,
  { template, own, which = 1, now }: { template: N; own: OwnOf<N>; which?: number; now: Date },
): Promise<boolean> {
  if (gift.sender_phone === null) return false;
  const variables = {
    상호: rules.shopName,
    받는이: receiverOf(gift),
    상품: orderName(gift.product_names),
    기한: gift.expires_at ? lastDay(gift.expires_at) : "",
    링크: `${rules.publicUrl}/gifts/${gift.gift_group_id}`,
    ...own,
  } as unknown as MessageVariables<N>;
  const key = `gift ${gift.id} ${template} ${which}`;
  // What is told of its end outlives the gift.
  return addNotice(tx, sealing, {
    template,
    to: gift.sender_phone,
    variables,
    key,
    subject: `sender of ${key}`,
    now,
  });
}

/** What ends takes along what was not sent to the receiver. @example subjectOf({ id: 12 }) // "gift 12" */
export function subjectOf({ id }: Pick<GiftRow, "id">): string {
  return `gift ${id}`;
}

/** Who it is for, as the sender reads it. @example "박소담", or "2번째 분" where no name was given */
export function receiverOf({ receiver_name, place }: Pick<GiftRow, "receiver_name" | "place">): string {
  return receiver_name || `${place}번째 분`;
}

/** What came back, or that nobody knows yet where to. */
export function refundText(back: { money: number; points: number } | null): string {
  return back === null ? "돌려받을 방법을 확인해 주세요" : refundLine(back);
}

function lastDay(expiresAt: Date): string {
  return formatMonthDay(kstDateOf(expiresAt.toISOString()));
}
