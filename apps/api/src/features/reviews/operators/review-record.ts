import type { ReviewFields } from "@todayfruit/contract/reviews/operator-review-edits.calls";
import type { Static } from "typebox";
import type { EditableRecord, EditedRecord } from "../../record-edits/editable-record.ts";
import { lockReviews, type ReviewNews, setReviews, tellWriters } from "./operator-reviews.repository.ts";

type Fields = Static<typeof ReviewFields>;

/** Review as a record that operators edit: the seller's reply, and hiding on a legal ground. */
export const reviewRecord: EditableRecord<Fields, never> = {
  noun: "reviews",
  subject: "review",
  permission: "voices.answer",
  async lock(tx, ids) {
    const rows = await lockReviews(tx, ids);
    return rows.map(({ id, version, reply, hidden_for }) => ({
      id,
      version,
      fields: { reply, hiddenFor: hidden_for },
    }));
  },
  check: async () => [],
  async write(tx, rows, at) {
    await setReviews(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
      at,
    );
    const news = rows.flatMap(newsOf);
    if (news.length > 0) await tellWriters(tx, news, at);
  },
};

/** Says what happened to a review to its writer; nothing for a reply that was taken back. */
function newsOf({ id, version, fields, edited }: EditedRecord<Fields>): ReviewNews[] {
  if (edited.hiddenFor !== fields.hiddenFor) {
    const news =
      edited.hiddenFor === null
        ? { title: "후기를 다시 보여 드려요", body: "가렸던 후기를 다시 볼 수 있어요." }
        : {
            title: "후기를 가렸어요",
            body: `사유: ${edited.hiddenFor}. 다르게 생각하시면 1:1 문의로 알려 주세요.`,
          };
    return [{ id, version, ...news }];
  }
  if (edited.reply === null || edited.reply === fields.reply) return [];
  return [{ id, version, title: "후기에 답글이 달렸어요", body: "내 후기에서 읽어 보세요." }];
}
