import type { QuestionStatus } from "@todayfruit/domain/questions/question-status-codes";
import { type Runner, statement, type Tx } from "../../../db/database.ts";
import type { MyQuestionRow } from "../asked-questions.repository.ts";
import { QUESTION_COLUMNS } from "../list-product-questions.repository.ts";

const LIST = statement(
  "list-questions-to-answer",
  `select ${QUESTION_COLUMNS}, q.version, p.name as product_name, p.images[1] as product_image
     from question q join product p on p.id = q.product_id
    where q.id > $2 and (q.answer is null) = ($1 = 'waiting')
      and ($4::boolean is null or (q.hidden_at is not null) = $4)
      and ($5::bigint[] is null or p.distributor_id = any($5))
    order by q.id limit $3`,
);

/** Farms whose rows are meant; `null` for all. */
type Farms = readonly number[] | null;

/** Lists questions by status, the oldest first. */
export function listByStatus(
  db: Runner,
  page: { status: QuestionStatus; isHidden: boolean | null; after: number; take: number; farms: Farms },
): Promise<(MyQuestionRow & { version: number })[]> {
  return db.run(LIST, [page.status, page.after, page.take, page.isHidden, page.farms]);
}

const LOCK = statement(
  "lock-question",
  `select q.answer from question q join product p on p.id = q.product_id
    where q.id = $1 and ($2::bigint[] is null or p.distributor_id = any($2)) for update of q`,
);

/** Locks a question about a product of farms and returns its answer; `undefined` when there is no such question. */
export async function lockQuestion(tx: Tx, id: number, farms: Farms): Promise<string | null | undefined> {
  const [row] = await tx.run(LOCK, [id, farms]);
  return row?.answer;
}

const ANSWER = statement(
  "answer-question",
  `update question
      set answer = $2, answer_writer = $3, answered_at = coalesce(answered_at, greatest($4, created_at)),
          answer_changed_at = case when answered_at is not null then greatest($4, answered_at) end
    where id = $1`,
);

/** Writes the answer, replacing any before. */
export async function writeAnswer(
  tx: Tx,
  id: number,
  { answer, writer, now }: { answer: string; writer: string; now: Date },
): Promise<void> {
  await tx.run(ANSWER, [id, answer, writer, now]);
}

const ASKER = statement(
  "asker-of-question",
  `select u.id as user_id, u.name
     from question_author a join app_user u on u.id = a.user_id
    where a.question_id = $1 and u.left_at is null`,
);

export type Asker = { userId: number; name: string | null };

/** Finds the asker to notify; `null` when there is none. */
export async function findAsker(tx: Tx, id: number): Promise<Asker | null> {
  const [row] = await tx.run(ASKER, [id]);
  return row ? { userId: row.user_id, name: row.name } : null;
}
