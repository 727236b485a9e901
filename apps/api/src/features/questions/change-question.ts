import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { BuyerContext } from "../../http/context.ts";
import { changeQuestionRow, findQuestion, lockMyQuestion, removeQuestion } from "./asking.repository.ts";
import { presentMyQuestion } from "./question.presenter.ts";
import { type QuestionFault, readQuestion } from "./read-question.ts";

type Change = "PUT /v1/app-users/questions/{id}";
type Unchangeable = "QUESTION_NOT_FOUND" | "QUESTION_ANSWERED";
type Changed = Result<Reply<Change>, Unchangeable | QuestionFault, RefusalDetail | undefined>;
type Deleted = Result<Reply<"DELETE /v1/app-users/questions/{id}">, Unchangeable, undefined>;

/** A member says otherwise what they asked, or whether others read it, until it is answered. */
export function changeQuestion(
  { path, body }: Pick<Input<Change>, "path" | "body">,
  { db, buyer, now }: BuyerContext,
): Promise<Changed> {
  return db.transaction<Changed>(
    async (tx) => {
      const text = readQuestion(body.contents);
      if (!text.ok) return text;
      const held = await hold(tx, path.id, buyer.id);
      if (!held.ok) return held;
      await changeQuestionRow(tx, path.id, { contents: text.value, isSecret: body.isSecret, now: now() });
      const changed = await findQuestion(tx, path.id);
      if (!changed) throw new Error("What was changed is there");
      return ok(presentMyQuestion(changed));
    },
    (result) => result.ok,
  );
}

/** A member takes a question back, until it is answered. */
export function deleteQuestion(
  { path: { id } }: Input<"DELETE /v1/app-users/questions/{id}">,
  { db, buyer }: BuyerContext,
): Promise<Deleted> {
  return db.transaction<Deleted>(
    async (tx) => {
      const held = await hold(tx, id, buyer.id);
      if (!held.ok) return held;
      await removeQuestion(tx, id);
      return ok({ isDeleted: true });
    },
    (result) => result.ok,
  );
}

async function hold(tx: Tx, id: number, userId: number): Promise<Result<null, Unchangeable, undefined>> {
  const isAnswered = await lockMyQuestion(tx, id, userId);
  if (isAnswered === null) return refuse("QUESTION_NOT_FOUND");
  return isAnswered ? refuse("QUESTION_ANSWERED") : ok(null);
}
