import { nullable, oneOf } from "@todayfruit/contract/common-schemas";
import { QUESTION_STATUSES } from "@todayfruit/domain/questions/question-status-codes";
import { type Static, Type } from "typebox";
import { Line, PastOffset, TimeOfDay } from "./record-field-schemas.ts";

/** Row of `questions.json`. Higher ids belong to questions asked in the shop. */
export const QuestionRecord = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
  productId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  nickname: Line(30),
  contents: Line(2000),
  isSecret: Type.Boolean(),
  dateOffset: PastOffset,
  time: TimeOfDay,
  status: oneOf(QUESTION_STATUSES),
  answer: nullable(Type.Object({ writer: Line(60), contents: Line(2000), dateOffset: PastOffset })),
});
export type QuestionRecord = Static<typeof QuestionRecord>;
