import type { GiftCard as Card } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import { GIFT_CARD_DESIGNS } from "./gift-card-designs.ts";

type GiftCardProps = {
  card: Card;
  message: string;
  senderName: string;
  /** Draws the lower edge torn, for a card shown together with the gift's contents. */
  torn?: boolean;
};

/** Gift card as its receiver sees it. */
export function GiftCard({ card, message, senderName, torn = false }: GiftCardProps) {
  return (
    <div
      className={`gift-card flex flex-col items-center justify-center overflow-hidden px-6 py-7 text-center ${torn ? "min-h-59 rounded-t-20" : "min-h-65 rounded-xl"}`}
      data-card={card}
    >
      <img
        className="size-23 drop-shadow-gift"
        src={GIFT_CARD_DESIGNS[card].image}
        alt=""
        width={92}
        height={92}
      />
      {message !== "" && (
        <p className="mt-3.5 max-w-full text-figure6/6.75 font-bold tracking-tight wrap-anywhere whitespace-pre-line">
          {message}
        </p>
      )}
      {senderName !== "" && (
        <p className="mt-2 max-w-full text-label font-medium wrap-anywhere opacity-85">{senderName} 드림</p>
      )}
    </div>
  );
}
