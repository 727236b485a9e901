import type { ThankYouCard } from "@todayfruit/contract/gifts/gift";
import {
  DEFAULT_THANK_YOU_CARD,
  type ThankYouCard as Picture,
} from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import type { Static } from "typebox";

type ThanksRow = {
  thanks: string | null;
  thanks_card: Picture | null;
  thanks_photo: string | null;
  thanks_hidden_for: HidingGround | null;
  /** Instant, or its text in PostgreSQL's JSON. */
  thanked_at: Date | string | null;
};
type Shown = { thanks: string | null; thankYouCard: Static<typeof ThankYouCard> | null };

/** Presents a thank-you card to the receiver who wrote it, also one that an operator hid. */
export function presentOwnCard(row: ThanksRow): Shown {
  if (row.thanks === null || row.thanked_at === null) return { thanks: null, thankYouCard: null };
  return {
    thanks: row.thanks,
    thankYouCard: {
      card: row.thanks_card ?? DEFAULT_THANK_YOU_CARD,
      photo: row.thanks_photo,
      sentAt: new Date(row.thanked_at).toISOString(),
      hiddenFor: row.thanks_hidden_for,
    },
  };
}

/** Presents a thank-you card to the sender; of a hidden one, the ground alone. */
export function presentCardToSender(row: ThanksRow): Shown {
  const shown = presentOwnCard(row);
  if (shown.thankYouCard === null || shown.thankYouCard.hiddenFor === null) return shown;
  return { thanks: null, thankYouCard: { ...shown.thankYouCard, photo: null } };
}
