import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_FAQS } from "@todayfruit/domain/faqs/max-faqs";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listFaqRows } from "./read-faqs.repository.ts";

/** Lists all FAQs in the order of the file, for a page that is searched in the browser. One statement. */
export async function listFaqs(
  _input: Input<"GET /v1/boards/faqs">,
  { db }: Context,
): Promise<Answer<"GET /v1/boards/faqs">> {
  const rows = await listFaqRows(db, MAX_FAQS);
  return ok({ list: rows.map(({ id, category, question, answer }) => ({ id, category, question, answer })) });
}
