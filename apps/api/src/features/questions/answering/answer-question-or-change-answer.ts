import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { findQuestion, type MyQuestionRow } from "../asked-questions.repository.ts";
import { presentMyQuestion } from "../question.presenter.ts";
import { findAsker, lockQuestion, writeAnswer } from "./questions-to-answer.repository.ts";

/** Answers a question, once; its asker gets an entry in the inbox, and a notice unless they opted out. */
export function answerQuestion(
  { path: { id }, body: { contents } }: Input<"POST /operator/v1/questions/{id}/answer">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/questions/{id}/answer">> {
  return context.db.transaction<Answer<"POST /operator/v1/questions/{id}/answer">>(
    async (tx) => {
      const before = await lockQuestion(tx, id, farmsOf(context));
      if (before === undefined) return refuse("QUESTION_NOT_FOUND");
      if (before !== null) return refuse("QUESTION_ANSWERED");
      const question = await write(tx, context, id, { before: null, contents, reason: null });
      await tell(tx, context, question);
      return ok(presentMyQuestion(question));
    },
    (result) => result.ok,
  );
}

/** Changes the answer of a question, without notifying again. */
export function changeAnswer(
  { path: { id }, body: { contents, reason } }: Input<"PUT /operator/v1/questions/{id}/answer">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/questions/{id}/answer">> {
  return context.db.transaction<Answer<"PUT /operator/v1/questions/{id}/answer">>(
    async (tx) => {
      const before = await lockQuestion(tx, id, farmsOf(context));
      if (before === undefined) return refuse("QUESTION_NOT_FOUND");
      if (before === null) return refuse("QUESTION_NOT_ANSWERED");
      return ok(presentMyQuestion(await write(tx, context, id, { before, contents, reason })));
    },
    (result) => result.ok,
  );
}

async function write(
  tx: Tx,
  context: OperatorContext,
  id: number,
  { before, contents, reason }: { before: string | null; contents: string; reason: string | null },
): Promise<MyQuestionRow> {
  const answer = contents.trim();
  await writeAnswer(tx, id, { answer, writer: context.rules.shopName, now: context.now() });
  await addAction(tx, context, {
    action: before === null ? "questions.answer" : "questions.change-answer",
    subject: `question ${id}`,
    before: { answer: before },
    after: { answer },
    reason,
  });
  const question = await findQuestion(tx, id);
  if (!question) throw new Error("What was answered is there");
  return question;
}

async function tell(tx: Tx, { rules, now }: OperatorContext, question: MyQuestionRow): Promise<void> {
  const { id, product_name: product, contents } = question;
  const asker = await findAsker(tx, id);
  if (asker === null) return;
  await recordEventToNotifyMember(tx, rules.shopName, {
    template: "QNA_ANSWERED",
    userId: asker.userId,
    variables: { 이름: asker.name ?? "회원", 상품: product, 문의: contents },
    image: question.product_image,
    href: "/my-questions",
    key: `question ${id} answered`,
    subject: `question ${id}`,
    now: now(),
  });
}
