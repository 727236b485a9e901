import { QUESTION_STATUSES } from "@todayfruit/domain/questions/question-status-codes";
import { Type } from "typebox";
import { closed, Id, Instant, nullable, oneOf, Text } from "../common-schemas.ts";

export const QuestionAnswer = closed({
  contents: Text(2000),
  writer: Text(60),
  createdAt: Instant,
  isEdited: Type.Boolean(),
});

export const Question = closed({
  id: Id,
  /** Secret questions show neither contents nor answer, and only the first letter of the nickname. */
  isSecret: Type.Boolean(),
  contents: Text(2000),
  nickname: Text(40),
  status: oneOf(QUESTION_STATUSES),
  answer: nullable(QuestionAnswer),
  createdAt: Instant,
  isEdited: Type.Boolean(),
  /** Ground on which it is hidden, e.g. `개인정보 노출`; then it has neither contents nor answer, except for its author. */
  hiddenFor: nullable(Text(60)),
});

/** A question as shown to its author: complete, with its product. */
export const MyQuestion = closed({
  ...Question.properties,
  productId: Id,
  productName: Text(120),
  productImage: nullable(Text(200)),
});
