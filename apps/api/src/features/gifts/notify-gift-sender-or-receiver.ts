import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import type { GiftSenderTemplate } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Runner } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { deriveGiftLink } from "../gift-links/derive-gift-link.ts";
import { addNotice } from "../messages/outbox.repository.ts";
import { type OwnVariables, recordEventToNotifyMember } from "../messages/record-event-to-notify-member.ts";
import type { GiftRow } from "./gifts.repository.ts";

type ForReceiver = "GIFT_ARRIVED" | "GIFT_REMIND";
type OwnOf<N extends GiftSenderTemplate> = Omit<OwnVariables<N>, "받는이" | "상품" | "기한">;

/**
 * Sends a message with the gift's link to its receiver, until the link expires; sends nothing when the sender shares
 * the link themselves.
 *
 * @param which ordinal of the message within its template: 1, 2, …
 */
export async function notifyReceiver(
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
      링크: deriveGiftLink(rules, gift).link,
    },
    key: `gift ${gift.id} ${template} ${which}`,
    subject: subjectOf(gift),
    now,
    usefulUntil: gift.expires_at,
  });
}

/**
 * Notifies the sender, once for each event: by text and push, and among the notifications of a member. A sender who has
 * left is not notified.
 */
export async function notifySender<N extends GiftSenderTemplate>(
  { rules }: Pick<Services, "rules">,
  tx: Runner,
  gift: GiftRow,
  {
    template,
    own,
    which = 1,
    receiver = receiverOf(gift),
    now,
  }: { template: N; own: OwnOf<N>; which?: number; receiver?: string; now: Date },
): Promise<boolean> {
  if (gift.sender_phone === null) return false;
  const variables = {
    받는이: receiver,
    상품: orderName(gift.sender_product_names),
    기한: gift.expires_at ? lastDay(gift.expires_at) : "",
    ...own,
  } as unknown as OwnVariables<N>;
  const key = `gift ${gift.id} ${template} ${which}`;
  return recordEventToNotifyMember<N>(tx, rules.shopName, {
    template,
    userId: gift.sender_id,
    phone: gift.sender_phone,
    image: gift.sender_product_image,
    variables,
    href: `/gifts/${gift.gift_group_id}`,
    key,
    // A subject of its own: a notice of the gift's end is not dropped with its other messages.
    subject: `sender of ${key}`,
    now,
  });
}

/**
 * Notifies the sender of what concerns all receivers that still wait, once for each event.
 *
 * @param gifts of the group, in the order of their receivers
 */
export async function notifySenderOfGroup<N extends "GIFT_NOTIFIED_SENDER" | "GIFT_NOTIFY_AT_SENDER">(
  services: Pick<Services, "rules">,
  tx: Runner,
  gifts: readonly GiftRow[],
  event: { template: N; own: OwnOf<N>; which?: number; now: Date },
): Promise<void> {
  const waiting = gifts.filter(({ status }) => status === "unused");
  const [first] = gifts;
  const [named = first] = waiting;
  if (!first || !named) return;
  const others = waiting.length - 1;
  const receiver = `${receiverOf(named)}${others > 0 ? ` 외 ${others}명` : ""}`;
  await notifySender(services, tx, first, { ...event, receiver });
}

/** @example notifyAtText("2026-12-24T00:00:00.000Z") // "12월 24일 (목) 9시" */
export function notifyAtText(notifyAt: string | null): string {
  if (notifyAt === null) return "입금한 뒤 바로";
  const [hour, minute] = kstTimeOf(notifyAt).split(":").map(Number);
  return `${formatMonthDay(kstDateOf(notifyAt))} ${hour}시${minute === 0 ? "" : ` ${minute}분`}`;
}

/**
 * Returns the subject of messages to the receiver, which are dropped when the gift ends.
 *
 * @example subjectOf({ id: 12 }) // "gift 12"
 */
export function subjectOf({ id }: Pick<GiftRow, "id">): string {
  return `gift ${id}`;
}

/** Returns the receiver's name for the sender. @example "박소담", or "2번째 분" without a name */
export function receiverOf({ receiver_name, position }: Pick<GiftRow, "receiver_name" | "position">): string {
  return receiver_name || `${position}번째 분`;
}

/** Formats the refund for the sender, or that the refund account is not known yet. */
export function refundText(back: { money: number; points: number } | null): string {
  return back === null ? "돌려받을 방법을 확인해 주세요" : refundAmountText(back);
}

function lastDay(expiresAt: Date): string {
  return formatMonthDay(kstDateOf(expiresAt.toISOString()));
}
