import type { Input } from "@todayfruit/contract/all-calls";
import {
  type ReceiverFault,
  readReceivers,
  receiversAfterChange,
  type TypedReceiver,
} from "@todayfruit/domain/gifts/receivers";
import { DEFAULT_GIFT_CARD, type GiftCard, type GiftNotiType } from "@todayfruit/domain/gifts/vocabulary";
import { giftCards } from "../../../ui/gift/gift-cards.ts";

/** What a sender has written so far. */
export type GiftDraft = {
  giftNotiType: GiftNotiType;
  /** For `alimtalk`. */
  receivers: TypedReceiver[];
  /** For `kakaotalkSend`: how many links, and the one name there may be for a single one. */
  kakaoCount: number;
  kakaoReceiverName: string;
  senderName: string;
  message: string;
  card: GiftCard;
};

export type GiftData = NonNullable<Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["giftData"]>;

export function firstDraft(senderName: string): GiftDraft {
  return {
    ...receiversAfterChange(),
    kakaoCount: 1,
    senderName,
    message: giftCards[DEFAULT_GIFT_CARD].words,
    card: DEFAULT_GIFT_CARD,
  };
}

/** For how many the gift is as it stands. */
export function countOf({ giftNotiType, receivers, kakaoCount }: GiftDraft): number {
  return giftNotiType === "kakaotalkSend" ? kakaoCount : receivers.length;
}

/** Another picture brings its words, unless somebody wrote their own. */
export function withCard(draft: GiftDraft, card: GiftCard): GiftDraft {
  const isOurs = draft.message === giftCards[draft.card].words;
  return { ...draft, card, message: isOurs ? giftCards[card].words : draft.message };
}

/** What is to be corrected before it can be sent: receivers by their place, and the sender's own name. */
export function faultsOf(draft: GiftDraft): { receivers: ReceiverFault[]; sender: boolean } {
  const read = readReceivers({
    giftNotiType: draft.giftNotiType,
    receivers: receiversOf(draft),
    giftCount: countOf(draft),
  });
  return { receivers: read.ok ? [] : read.detail, sender: draft.senderName.trim() === "" };
}

/** What the check of the order is told. */
export function giftDataOf(draft: GiftDraft): GiftData {
  return {
    giftNotiType: draft.giftNotiType,
    receivers: receiversOf(draft),
    giftSenderName: draft.senderName.trim(),
    giftMessage: draft.message.trim(),
    giftCard: draft.card,
  };
}

function receiversOf({ giftNotiType, receivers, kakaoCount, kakaoReceiverName }: GiftDraft): TypedReceiver[] {
  if (giftNotiType === "alimtalk") return receivers;
  return kakaoCount === 1 && kakaoReceiverName.trim() !== ""
    ? [{ name: kakaoReceiverName.trim(), phone: "" }]
    : [];
}
