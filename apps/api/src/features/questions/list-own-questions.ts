import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { listMyQuestions, listMyQuestionsOf } from "./asked-questions.repository.ts";
import { presentMyQuestion } from "./question.presenter.ts";

const TAKE = 10;

/** Lists a member's questions, the newest first. One statement. */
export async function listOwnQuestions(
  { query }: Input<"GET /v1/app-users/questions">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/questions">> {
  const page = query?.page ?? 0;
  const rows = await listMyQuestions(db, buyer.id, page * TAKE, TAKE + 1);
  return ok({
    list: rows.slice(0, TAKE).map(presentMyQuestion),
    nextPage: rows.length > TAKE ? page + 1 : null,
    count: rows[0]?.in_all ?? 0,
  });
}

/** Lists a member's own questions about one product, including secret ones. */
export async function listOwnQuestionsOfProduct(
  { path }: Input<"GET /v1/products/{id}/questions/user-personal">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"GET /v1/products/{id}/questions/user-personal">> {
  return ok({ list: (await listMyQuestionsOf(db, buyer.id, path.id)).map(presentMyQuestion) });
}
