import { QUESTION_STATUSES } from "@todayfruit/domain/questions/status";
import { Type } from "typebox";
import { closed, Id, Instant, nullable, oneOf, Text } from "../../schema.ts";

export const QuestionAnswer = closed({
  contents: Text(2000),
  writer: Text(60),
  createdAt: Instant,
  isEdited: Type.Boolean(),
});

export const Question = closed({
  id: Id,
  /** A secret one shows neither contents nor answer, and of the nickname its first letter. */
  isSecret: Type.Boolean(),
  contents: Text(2000),
  nickname: Text(40),
  status: oneOf(QUESTION_STATUSES),
  answer: nullable(QuestionAnswer),
  createdAt: Instant,
  isEdited: Type.Boolean(),
});

/** As its asker sees it: whole, with what it asks about. */
export const MyQuestion = closed({
  ...Question.properties,
  productId: Id,
  productName: Text(120),
  productImage: nullable(Text(200)),
});
