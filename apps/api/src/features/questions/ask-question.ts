import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { QUESTIONS_A_DAY } from "@todayfruit/domain/questions/question-text-rules";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { addQuestion, findQuestion, sumAsked } from "./asked-questions.repository.ts";
import { findQuestionCount } from "./list-product-questions.repository.ts";
import { parseQuestionText, type QuestionFault } from "./parse-question-text.ts";
import { presentMyQuestion } from "./question.presenter.ts";

type Call = "POST /v1/products/{id}/questions";
type Asked = Result<
  Reply<Call>,
  "PRODUCT_NOT_FOUND" | "QUESTION_ASKED" | "QUESTION_LIMIT" | QuestionFault,
  RefusalDetail | undefined
>;

const DAY_MS = 86_400_000;

/** Asks about a product, for a member; within 24 hours the same text about it once, and at most twenty questions. */
export function askQuestion(
  input: Pick<Input<Call>, "path" | "body">,
  context: BuyerContext,
): Promise<Asked> {
  return context.db.transaction<Asked>(
    (tx) => ask(tx, context, input),
    (result) => result.ok,
  );
}

async function ask(
  tx: Tx,
  { buyer, now }: BuyerContext,
  { path, body }: Pick<Input<Call>, "path" | "body">,
): Promise<Asked> {
  const text = parseQuestionText(body.contents);
  if (!text.ok) return text;
  if ((await findQuestionCount(tx, path.id)) === null) return refuse("PRODUCT_NOT_FOUND");
  const question = { userId: buyer.id, productId: path.id, contents: text.value };
  const { count, is_asked } = await sumAsked(tx, { ...question, since: new Date(now().getTime() - DAY_MS) });
  if (is_asked) return refuse("QUESTION_ASKED");
  if (count >= QUESTIONS_A_DAY) return refuse("QUESTION_LIMIT");
  const id = await addQuestion(tx, { ...question, isSecret: body.isSecret, now: now() });
  const added = await findQuestion(tx, id);
  if (!added) throw new Error("What was asked is there");
  return ok(presentMyQuestion(added));
}
