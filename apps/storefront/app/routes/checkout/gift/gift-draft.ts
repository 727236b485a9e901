import type { Input } from "@todayfruit/contract/all-calls";
import {
  type ReceiverFault,
  readReceivers,
  receiversAfterChange,
  type TypedReceiver,
} from "@todayfruit/domain/gifts/receivers";
import { DEFAULT_GIFT_CARD, type GiftCard, type GiftNotiType } from "@todayfruit/domain/gifts/vocabulary";
import type { FieldSentences } from "../../../api/field-sentences.ts";
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

/** What the shop refused of the words of a draft: the words as they were, and its sentences. */
export type RefusedWords = { words: FieldSentences; sentences: FieldSentences };

/** Gives the words of a draft by the names of the fields that the shop checks them by, e.g. `receivers[0].name`. */
export function wordsOf(draft: GiftDraft): FieldSentences {
  const names = receiversOf(draft).map(({ name }, index) => [`receivers[${index}].name`, name] as const);
  return { giftSenderName: draft.senderName, giftMessage: draft.message, ...Object.fromEntries(names) };
}

/** Gives the sentences of a refusal that hold still: those of words that were not changed since. */
export function standingSentences(draft: GiftDraft, refused: RefusedWords | null): FieldSentences {
  const now = wordsOf(draft);
  const all = Object.entries(refused?.sentences ?? {});
  return Object.fromEntries(all.filter(([field]) => now[field] === refused?.words[field]));
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
