import type { ImportDay } from "../convert-day-offsets.ts";
import type { QuestionRecord } from "../records/question-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/** Builds the row of a question. Its answer has no time of its own: it gets the question's time on the answer's day. */
export function buildQuestionRow(record: QuestionRecord, day: ImportDay): ImportedRow<"question"> {
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
