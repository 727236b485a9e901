import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findQuestionCount, listQuestions } from "./list-product-questions.repository.ts";
import { presentQuestion } from "./question.presenter.ts";

const DEFAULT_TAKE = 10;

/** Lists a page of the questions about a product. Two statements. */
export async function listProductQuestions(
  { path, query = {} }: Input<"GET /v1/products/{id}/questions">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/{id}/questions">> {
  const { page = 0, take = DEFAULT_TAKE } = query;
  const count = await findQuestionCount(db, path.id);
  if (count === null) return refuse("PRODUCT_NOT_FOUND");
  const rows = await listQuestions(db, path.id, page * take, take + 1);
  return ok({
    list: rows.slice(0, take).map(presentQuestion),
    nextPage: rows.length > take ? page + 1 : null,
    count,
  });
}
