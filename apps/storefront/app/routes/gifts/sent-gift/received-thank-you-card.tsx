import { ThankYouCard } from "../../../features/gifts/thank-you-card.tsx";
import type { GiftTo } from "./gift-group-query-key-and-update.ts";

/** Thank-you card of a receiver; a hidden one says why it is not shown. */
export function ReceivedThankYouCard({ gift, name }: { gift: GiftTo; name: string }) {
  const { thankYouCard: card } = gift;
  if (card === null) return null;
  if (card.hiddenFor !== null) {
    return (
      <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
        {name}님의 감사 카드를 가렸어요. 사유: {card.hiddenFor}
      </p>
    );
  }
  return (
    <figure className="mt-3" aria-label={`${name}님의 감사 카드`}>
      <ThankYouCard card={card.card} words={gift.thanks ?? ""} name={name} photo={card.photo} />
    </figure>
  );
}
