import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { removeQuestion } from "./asked-questions.repository.ts";
import { lockUnansweredQuestion, type Unchangeable } from "./lock-unanswered-question.ts";

type Deleted = Result<Reply<"DELETE /v1/app-users/questions/{id}">, Unchangeable, undefined>;

/** Deletes a member's question until it is answered. */
export function deleteQuestion(
  { path: { id } }: Input<"DELETE /v1/app-users/questions/{id}">,
  { db, buyer }: BuyerContext,
): Promise<Deleted> {
  return db.transaction<Deleted>(
    async (tx) => {
      const held = await lockUnansweredQuestion(tx, id, buyer.id);
      if (!held.ok) return held;
      await removeQuestion(tx, id);
      return ok({ isDeleted: true });
    },
    (result) => result.ok,
  );
}
