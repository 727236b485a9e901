import type { QuestionRecord } from "../records/question-record.ts";
import type { ImportDay } from "./import-day.ts";
import type { WrittenRow } from "./written-row.ts";

/** An answer of the catalogue has no time of its own: it comes at that of its question, on its own day. */
export function questionRow(record: QuestionRecord, day: ImportDay): WrittenRow<"question"> {
  const { answer, time } = record;
  return {
    id: record.id,
    product_id: record.productId,
    nickname: record.nickname,
    contents: record.contents,
    is_secret: record.isSecret,
    created_at: day.pastInstantAt(record.dateOffset, time),
    answer: answer?.contents ?? null,
    answer_writer: answer?.writer ?? null,
    answered_at: answer && day.pastInstantAt(answer.dateOffset, time),
  };
}
