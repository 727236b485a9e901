import type { ThankYouCardFields } from "@todayfruit/contract/gifts/operator-thank-you-cards.calls";
import type { Static } from "typebox";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { hideCards, lockCards } from "./thank-you-cards.repository.ts";

/** Thank-you card as a record that operators hide on a legal ground; its id is the one of its gift. */
export const thankYouCardRecordDefinition: EditableRecord<Static<typeof ThankYouCardFields>, never> = {
  noun: "thank-you-cards",
  subject: "thank-you card",
  permission: "voices.answer",
  async lock(tx, ids) {
    const rows = await lockCards(tx, ids);
    return rows.map(({ id, version, thanks_hidden_for }) => ({
      id,
      version,
      fields: { hiddenFor: thanks_hidden_for },
    }));
  },
  check: async () => [],
  write: (tx, rows, at) =>
    hideCards(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited, ...newsOf(edited.hiddenFor) })),
      at,
    ),
};

function newsOf(hiddenFor: string | null): { title: string; body: string } {
  return hiddenFor === null
    ? { title: "감사 카드를 다시 보여 드려요", body: "보낸 분이 카드를 다시 볼 수 있어요." }
    : {
        title: "감사 카드를 가렸어요",
        body: `사유: ${hiddenFor}. 다르게 생각하시면 1:1 문의로 알려 주세요.`,
      };
}
