import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type FaqRow = RowOf<typeof LIST_FAQS>;

const LIST_FAQS = statement(
  "list-faqs",
  "select id, category, question, answer, sort from faq order by sort, id limit $1",
);

export function listFaqRows(db: Runner, most: number): Promise<FaqRow[]> {
  return db.run(LIST_FAQS, [most]);
}

const COUNT_OTHERS = statement(
  "count-other-faqs",
  "select count(*)::int as count from faq where id <> all($1::bigint[])",
);

/** Counts the questions besides these. */
export async function countOtherFaqs(db: Runner, ids: readonly number[]): Promise<number> {
  return requireOneRow(await db.run(COUNT_OTHERS, [ids])).count ?? 0;
}
