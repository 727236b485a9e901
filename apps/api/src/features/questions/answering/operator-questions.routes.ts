import { operatorQuestionCalls } from "@todayfruit/contract/calls/operator/questions";
import { ok, type Result } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { addReading } from "../../operators/actions.repository.ts";
import type { MyQuestionRow } from "../asking.repository.ts";
import { presentMyQuestion } from "../question.presenter.ts";
import { answerQuestion, changeAnswer } from "./answer-question.ts";
import { listByStatus } from "./answering.repository.ts";

const DEFAULT_TAKE = 50;

export const operatorQuestionRoutes = bind(operatorQuestionCalls, {
  "GET /operator/v1/questions": async ({ query }, context) => {
    const { status = "waiting", nextPage: after = 0, take = DEFAULT_TAKE } = query ?? {};
    const rows = await listByStatus(context.db, { status, after, take: take + 1 });
    const list = rows.slice(0, take);
    await addReading(context.db, context, {
      subject: "questions",
      by: Object.keys(query ?? {}).toSorted(),
      shown: { questions: list.map(({ id }) => id) },
      isMasked: true,
      reason: null,
    });
    return ok({
      list: list.map(presentMyQuestion),
      nextPage: rows.length > take ? (list.at(-1)?.id ?? null) : null,
    });
  },
  "POST /operator/v1/questions/{id}/answer": async ({ path, body }, context) =>
    shown(await answerQuestion(context, path.id, body.contents)),
  "PUT /operator/v1/questions/{id}/answer": async ({ path, body }, context) =>
    shown(await changeAnswer(context, path.id, body)),
});

function shown<C extends string>(answered: Result<MyQuestionRow, C, undefined>) {
  return answered.ok ? ok(presentMyQuestion(answered.value)) : answered;
}
