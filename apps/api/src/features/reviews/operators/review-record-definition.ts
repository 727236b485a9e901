import type { ReviewFields } from "@todayfruit/contract/reviews/operator-review-edits.calls";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { EditableRecord, EditedRecord } from "../../record-edits/editable-record-types.ts";
import { listPinTurns, lockProductsOfReviews, type PinTurn } from "./free-pin-places.repository.ts";
import {
  lockReviews,
  notifyReviewWriters,
  type ReviewNews,
  setReviews,
} from "./operator-reviews.repository.ts";

type Fields = Static<typeof ReviewFields>;

/** Review as a record that operators edit: the seller's reply, hiding on a legal ground, and the pin of its product. */
export const reviewRecordDefinition: EditableRecord<Fields, "REVIEW_PINS_FULL"> = {
  noun: "reviews",
  subject: "review",
  permission: "voices.answer",
  async lock(tx, ids) {
    const rows = await lockReviews(tx, ids);
    return rows.map(({ id, version, reply, hidden_for, is_pinned }) => ({
      id,
      version,
      fields: { reply, hiddenFor: hidden_for, isPinned: is_pinned },
    }));
  },
  async check(tx, rows) {
    const turns = await pinTurns(tx, rows);
    return turns.flatMap(({ id, place }) =>
      place === null ? [{ id, code: "REVIEW_PINS_FULL" as const, field: "isPinned" }] : [],
    );
  },
  async write(tx, rows, at) {
    const places = new Map((await pinTurns(tx, rows)).map(({ id, place }) => [id, place]));
    const written = rows.map(({ id, edited }) => ({ id, ...edited, place: places.get(id) ?? null }));
    // Unpinned ones first, since others may take their places.
    for (const isPinned of [false, true]) {
      const part = written.filter((row) => row.isPinned === isPinned);
      if (part.length > 0) await setReviews(tx, part, at);
    }
    const news = rows.flatMap(newsOf);
    if (news.length > 0) await notifyReviewWriters(tx, news, at);
  },
};

/** Lists the places that the reviews to pin take; their products stay locked until the end of the transaction. */
async function pinTurns(tx: Tx, rows: readonly EditedRecord<Fields>[]): Promise<PinTurn[]> {
  if (!rows.some(({ fields, edited }) => edited.isPinned && !fields.isPinned)) return [];
  const ids = rows.map(({ id }) => id);
  await lockProductsOfReviews(tx, ids);
  return listPinTurns(
    tx,
    rows.map(({ id, edited }) => ({ id, isPinned: edited.isPinned })),
  );
}

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
