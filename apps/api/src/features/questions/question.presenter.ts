import type { MyQuestion, Question } from "@todayfruit/contract/questions/question";
import { maskNickname } from "@todayfruit/domain/korean/mask-personal-data";
import type { Static } from "typebox";
import type { MyQuestionRow } from "./asked-questions.repository.ts";
import type { QuestionRow } from "./list-product-questions.repository.ts";

/** Presents a question to the public; of a secret or hidden one only that it exists and whether it is answered. */
export function presentQuestion(row: QuestionRow): Static<typeof Question> {
  const whole = presentWhole(row);
  return row.is_secret || row.hidden_for !== null
    ? { ...whole, contents: "", answer: null, nickname: maskNickname(row.nickname) }
    : whole;
}

/** Presents a question to its asker and the shop. */
export function presentMyQuestion(row: MyQuestionRow): Static<typeof MyQuestion> {
  return {
    ...presentWhole(row),
    productId: row.product_id,
    productName: row.product_name,
    productImage: row.product_image,
  };
}

function presentWhole(row: QuestionRow): Static<typeof Question> {
  return {
    id: row.id,
    isSecret: row.is_secret,
    contents: row.contents,
    nickname: row.nickname,
    status: row.answer === null ? "waiting" : "answered",
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : {
            contents: row.answer,
            writer: row.answer_writer ?? "",
            createdAt: row.answered_at.toISOString(),
            isEdited: row.answer_changed_at !== null,
          },
    createdAt: row.created_at.toISOString(),
    isEdited: row.updated_at !== null,
    hiddenFor: row.hidden_for,
  };
}
