import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result } from "@todayfruit/domain/result";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { changeQuestionRow, findQuestion } from "./asked-questions.repository.ts";
import { lockUnansweredQuestion, type Unchangeable } from "./lock-unanswered-question.ts";
import { parseQuestionText, type QuestionFault } from "./parse-question-text.ts";
import { presentMyQuestion } from "./question.presenter.ts";

type Change = "PUT /v1/app-users/questions/{id}";

type Changed = Result<Reply<Change>, Unchangeable | QuestionFault, RefusalDetail | undefined>;

/** Changes the text or secrecy of a member's question until it is answered. */
export function changeQuestion(
  { path, body }: Pick<Input<Change>, "path" | "body">,
  { db, buyer, now }: BuyerContext,
): Promise<Changed> {
  return db.transaction<Changed>(
    async (tx) => {
      const text = parseQuestionText(body.contents);
      if (!text.ok) return text;
      const held = await lockUnansweredQuestion(tx, path.id, buyer.id);
      if (!held.ok) return held;
      await changeQuestionRow(tx, path.id, { contents: text.value, isSecret: body.isSecret, now: now() });
      const changed = await findQuestion(tx, path.id);
      if (!changed) throw new Error("What was changed is there");
      return ok(presentMyQuestion(changed));
    },
    (result) => result.ok,
  );
}
