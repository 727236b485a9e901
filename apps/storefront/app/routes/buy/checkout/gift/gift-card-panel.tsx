import { type GiftCard as Card, GIFT_CARDS } from "@todayfruit/domain/gifts/cards/gift-card-picture-codes";
import { MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from "@todayfruit/domain/gifts/gift-limits";
import { useId } from "react";
import type { FieldMessages } from "../../../../api/list-refusal-messages-by-field.ts";
import { GiftCard } from "../../../../features/gifts/gift-card.tsx";
import { GIFT_CARD_DESIGNS } from "../../../../features/gifts/gift-card-designs.ts";
import { FieldNote, TextField } from "../../../../ui/form/text-field.tsx";
import { type GiftDraft, withCard } from "./edit-and-check-gift-draft.ts";

type GiftCardPanelProps = {
  draft: GiftDraft;
  onChange(draft: GiftDraft): void;
  showsWrongSender: boolean;
  /** Messages of refused fields. */
  sentences: FieldMessages;
};

/** Editor of the gift card: picture, message and sender, as the receiver will see it. */
export function GiftCardPanel({ draft, onChange, showsWrongSender, sentences }: GiftCardPanelProps) {
  const id = useId();
  const wrongMessage = sentences.giftMessage;
  return (
    <section className="bg-surface px-gutter py-6" aria-label="선물 카드">
      <GiftCard card={draft.card} message={draft.message} senderName={draft.senderName.trim()} />
      <Pictures card={draft.card} onChange={(card) => onChange(withCard(draft, card))} />
      <label className="mt-5 mb-2 block text-label font-semibold text-ink-2" htmlFor={id}>
        메시지
      </label>
      <textarea
        id={id}
        className="block min-h-25 w-full resize-y rounded-md bg-surface px-4 py-3.5 text-body1 inset-shadow-outline focus:inset-shadow-selected focus:outline-none aria-invalid:inset-shadow-danger"
        maxLength={MAX_GIFT_MESSAGE}
        aria-invalid={wrongMessage !== undefined || undefined}
        aria-describedby={`${id}-note ${id}-count`}
        value={draft.message}
        onChange={(event) => onChange({ ...draft, message: event.target.value })}
      />
      <FieldNote id={`${id}-note`} text={wrongMessage} />
      <p id={`${id}-count`} className="mt-1.5 text-right text-caption text-ink-3 tabular-nums">
        {draft.message.length} / {MAX_GIFT_MESSAGE}
      </p>
      <TextField
        label="보내는 사람"
        autoComplete="name"
        maxLength={MAX_GIFT_NAME}
        error={showsWrongSender ? "보내는 사람의 이름을 적어주세요" : sentences.giftSenderName}
        value={draft.senderName}
        onChange={(event) => onChange({ ...draft, senderName: event.target.value })}
      />
    </section>
  );
}

function Pictures({ card, onChange }: { card: Card; onChange(card: Card): void }) {
  const name = useId();
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">카드 고르기</legend>
      <div className="flex justify-between">
        {GIFT_CARDS.map((each) => (
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
              data-card={each}
            >
              <img src={GIFT_CARD_DESIGNS[each].image} alt="" width={32} height={32} />
            </span>
            {GIFT_CARD_DESIGNS[each].name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
