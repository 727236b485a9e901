import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type QuestionRow = RowOf<typeof LIST>;

/** Columns of `question q`. */
export const QUESTION_COLUMNS = `q.id, q.product_id, q.nickname, q.contents, q.is_secret, q.created_at, q.updated_at,
  q.answer, q.answer_writer, q.answered_at, q.answer_changed_at, q.hidden_for`;

const FIND_COUNT = statement(
  "find-question-count",
  "select question_count from product where id = $1 and status not in ('waiting', 'removed')",
);

/** Returns a product's number of questions; `null` when there is no such product. */
export async function findQuestionCount(db: Runner, productId: number): Promise<number | null> {
  const [row] = await db.run(FIND_COUNT, [productId]);
  return row?.question_count ?? null;
}

/** Selects the page by its index alone before reading its rows, so that the last page costs as much as the first. */
const LIST = statement(
  "list-questions",
  `with page as materialized (
     select o.id from question o where o.product_id = $1 order by o.created_at desc, o.id desc offset $2 limit $3
   )
   select ${QUESTION_COLUMNS} from page join question q on q.id = page.id order by q.created_at desc, q.id desc`,
);

/** Lists the questions about a product, the newest first. */
export function listQuestions(
  db: Runner,
  productId: number,
  skip: number,
  take: number,
): Promise<QuestionRow[]> {
  return db.run(LIST, [productId, skip, take]);
}
