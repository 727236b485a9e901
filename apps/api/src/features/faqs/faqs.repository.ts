import { type Runner, statement } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type FaqRow = Tables["faq"];

const LIST_FAQS = statement<[most: number], FaqRow>(
  "list-faqs",
  "select id, category, question, answer, sort from faq order by sort, id limit $1",
);

export function listFaqRows(db: Runner, most: number): Promise<FaqRow[]> {
  return db.run(LIST_FAQS, [most]);
}
