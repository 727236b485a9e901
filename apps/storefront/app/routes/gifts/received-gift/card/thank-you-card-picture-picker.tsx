import {
  THANK_YOU_CARDS,
  type ThankYouCard,
} from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { useId } from "react";
import { THANK_YOU_CARD_DESIGNS } from "../../../../features/gifts/thank-you-card-designs.ts";

/** Chooses the picture of a thank-you card, on native radio buttons for the arrow keys. */
export function ThankYouCardPicturePicker({
  card,
  onChange,
}: {
  card: ThankYouCard;
  onChange(card: ThankYouCard): void;
}) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">카드 고르기</legend>
      <div className="flex justify-between">
        {THANK_YOU_CARDS.map((each) => (
          <label
            key={each}
            className="flex cursor-pointer flex-col items-center gap-1.5 rounded-md text-caption font-medium text-ink-2 has-checked:font-bold has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              className="peer sr-only"
              type="radio"
              name={name}
              checked={each === card}
              onChange={() => onChange(each)}
            />
            <span
              className="gift-card grid size-14 place-items-center rounded-lg peer-checked:ring-2 peer-checked:ring-brand peer-checked:ring-offset-2 peer-checked:ring-offset-surface"
              data-card={THANK_YOU_CARD_DESIGNS[each].ground}
            >
              <img src={THANK_YOU_CARD_DESIGNS[each].image} alt="" width={32} height={32} />
            </span>
            {THANK_YOU_CARD_DESIGNS[each].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
