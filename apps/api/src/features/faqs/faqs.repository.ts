import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type FaqRow = RowOf<typeof LIST_FAQS>;

const LIST_FAQS = statement(
  "list-faqs",
  "select id, category, question, answer, sort from faq order by sort, id limit $1",
);

export function listFaqRows(db: Runner, most: number): Promise<FaqRow[]> {
  return db.run(LIST_FAQS, [most]);
}
