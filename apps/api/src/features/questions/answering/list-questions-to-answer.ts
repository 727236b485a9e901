import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { presentMyQuestion } from "../question.presenter.ts";
import { listByStatus } from "./questions-to-answer.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists questions for operators, by default the unanswered ones; recorded in the audit trail. */
export async function listQuestionsToAnswer(
  { query }: Input<"GET /operator/v1/questions">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/questions">> {
  const { status = "waiting", nextPage: after = 0, take = DEFAULT_TAKE, isHidden = null } = query ?? {};
  const rows = await listByStatus(context.db, {
    status,
    isHidden,
    after,
    take: take + 1,
    farms: farmsOf(context),
  });
  const list = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "questions",
    by: Object.keys(query ?? {}).toSorted(),
    shown: { questions: list.map(({ id }) => id) },
    isMasked: true,
    reason: null,
  });
  return ok({
    list: list.map((row) => ({ ...presentMyQuestion(row), version: row.version })),
    nextPage: rows.length > take ? (list.at(-1)?.id ?? null) : null,
  });
}
