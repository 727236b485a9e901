import type { ThankYouCard as Card } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { Photo } from "../../ui/media/photo.tsx";
import { THANK_YOU_CARD_DESIGNS } from "./thank-you-card-designs.ts";

type ThankYouCardProps = {
  card: Card;
  words: string;
  /** Name of the receiver who wrote it; empty: not known. */
  name: string;
  /** Path of the photo; `null`: none. */
  photo: string | null;
};

/** Thank-you card as the sender of the gift sees it. */
export function ThankYouCard({ card, words, name, photo }: ThankYouCardProps) {
  const { image, ground } = THANK_YOU_CARD_DESIGNS[card];
  return (
    <div
      className="gift-card flex min-h-47.5 flex-col items-center justify-center overflow-hidden rounded-xl px-6 py-5 text-center"
      data-card={ground}
    >
      <img className="size-16 drop-shadow-gift" src={image} alt="" width={64} height={64} />
      {words !== "" && (
        <p className="mt-3.5 max-w-full text-body1 font-bold tracking-tight wrap-anywhere whitespace-pre-line">
          {words}
        </p>
      )}
      {photo !== null && (
        <Photo
          className="mt-4 w-full max-w-80 rounded-lg"
          path={photo}
          ratio="4/3"
          alt="감사 카드 사진"
          sizes="320px"
        />
      )}
      {name !== "" && (
        <p className="mt-2 max-w-full text-label font-medium wrap-anywhere opacity-85">{name} 드림</p>
      )}
    </div>
  );
}
