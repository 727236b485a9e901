import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, daysBetween, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { DEFAULT_GIFT_CARD, type GiftCard } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import {
  checkReceivers,
  type ReceiverFault,
  receiversAfterChange,
  type TypedReceiver,
} from "@todayfruit/domain/gifts/receivers/check-receivers";
import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import type { FieldMessages } from "../../../../api/list-refusal-messages-by-field.ts";
import { GIFT_CARD_DESIGNS } from "../../../../features/gifts/gift-card-designs.ts";

/** Draft of a gift as typed. */
export type GiftDraft = {
  giftNotiType: GiftNotiType;
  /** Receivers for `alimtalk`. */
  receivers: TypedReceiver[];
  /** Number of links for `kakaotalkSend`, and the receiver's name when it is a single one. */
  kakaoCount: number;
  kakaoReceiverName: string;
  senderName: string;
  message: string;
  card: GiftCard;
  /** Instant from which receivers of `alimtalk` are notified, ISO 8601; `null`: as soon as it is paid. */
  notifyAt: string | null;
};

export type GiftData = NonNullable<Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["giftData"]>;

export function firstDraft(senderName: string): GiftDraft {
  return {
    ...receiversAfterChange(),
    kakaoCount: 1,
    senderName,
    message: GIFT_CARD_DESIGNS[DEFAULT_GIFT_CARD].words,
    card: DEFAULT_GIFT_CARD,
    notifyAt: null,
  };
}

/** Number of gifts in the draft. */
export function countOf({ giftNotiType, receivers, kakaoCount }: GiftDraft): number {
  return giftNotiType === "kakaotalkSend" ? kakaoCount : receivers.length;
}

/** Changes the card's picture and its message, unless the sender wrote their own. */
export function withCard(draft: GiftDraft, card: GiftCard): GiftDraft {
  const isOurs = draft.message === GIFT_CARD_DESIGNS[draft.card].words;
  return { ...draft, card, message: isOurs ? GIFT_CARD_DESIGNS[card].words : draft.message };
}

/**
 * Returns the last day for the address, counted from the instant at which receivers are notified.
 *
 * @param expireDate last day when they are notified today, `YYYY-MM-DD` in KST
 * @param today in KST
 */
export function addressEndOf(draft: GiftDraft, expireDate: string, today: string): string {
  const notifyAt = notifyAtOf(draft);
  if (notifyAt === null) return expireDate;
  return addDays(kstDateOf(notifyAt), daysBetween(today, expireDate));
}

/** Lists the errors that block the gift: receivers by index, and whether the sender's name is invalid. */
export function faultsOf(draft: GiftDraft): { receivers: ReceiverFault[]; sender: boolean } {
  const read = checkReceivers({
    giftNotiType: draft.giftNotiType,
    receivers: receiversOf(draft),
    giftCount: countOf(draft),
  });
  return { receivers: read.ok ? [] : read.detail, sender: draft.senderName.trim() === "" };
}

/** Refused texts of a draft: the texts as sent, and the server's messages. */
export type RefusedTexts = { words: FieldMessages; sentences: FieldMessages };

/** Maps the texts of a draft to the names of the server's fields, e.g. `receivers[0].name`. */
export function textsOf(draft: GiftDraft): FieldMessages {
  const names = receiversOf(draft).map(({ name }, index) => [`receivers[${index}].name`, name] as const);
  return { giftSenderName: draft.senderName, giftMessage: draft.message, ...Object.fromEntries(names) };
}

/** Returns the messages that still apply: those of texts not changed since the refusal. */
export function remainingMessages(draft: GiftDraft, refused: RefusedTexts | null): FieldMessages {
  const now = textsOf(draft);
  const all = Object.entries(refused?.sentences ?? {});
  return Object.fromEntries(all.filter(([field]) => now[field] === refused?.words[field]));
}

/** Builds the gift's part of the order check. */
export function giftDataOf(draft: GiftDraft): GiftData {
  return {
    giftNotiType: draft.giftNotiType,
    receivers: receiversOf(draft),
    giftSenderName: draft.senderName.trim(),
    giftMessage: draft.message.trim(),
    giftCard: draft.card,
    giftNotifyAt: notifyAtOf(draft),
  };
}

/** Returns the chosen instant; the sender passes a link on whenever they like. */
function notifyAtOf({ giftNotiType, notifyAt }: GiftDraft): string | null {
  return giftNotiType === "alimtalk" ? notifyAt : null;
}

function receiversOf({ giftNotiType, receivers, kakaoCount, kakaoReceiverName }: GiftDraft): TypedReceiver[] {
  if (giftNotiType === "alimtalk") return receivers;
  return kakaoCount === 1 && kakaoReceiverName.trim() !== ""
    ? [{ name: kakaoReceiverName.trim(), phone: "" }]
    : [];
}
