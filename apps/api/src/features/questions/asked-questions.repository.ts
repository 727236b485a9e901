import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { QUESTION_COLUMNS } from "./list-product-questions.repository.ts";

export type MyQuestionRow = RowOf<typeof FIND>;

/** Question with its product. */
const SELECT = `select ${QUESTION_COLUMNS}, p.name as product_name, p.images[1] as product_image
  from question q join product p on p.id = q.product_id`;

const LOCK_ASKER = statement(
  "lock-asker",
  "select id from app_user where id = $1 and left_at is null for no key update",
);

const SUM_ASKED = statement(
  "sum-asked-questions",
  `select count(*)::int as count, coalesce(bool_or(q.product_id = $2 and q.contents = $3), false) as is_asked
     from question_author a join question q on q.id = a.question_id
    where a.user_id = $1 and q.created_at > $4`,
);

/**
 * Counts a member's questions since an instant and returns whether this one is among them. Locks the member, so that
 * concurrent calls are serialized.
 */
export async function sumAsked(
  tx: Tx,
  asked: { userId: number; productId: number; contents: string; since: Date },
): Promise<{ count: number; is_asked: boolean }> {
  await tx.run(LOCK_ASKER, [asked.userId]);
  return requireOneRow(await tx.run(SUM_ASKED, [asked.userId, asked.productId, asked.contents, asked.since]));
}

const ADD = statement(
  "add-question",
  `with added as (
     insert into question (product_id, nickname, contents, is_secret, created_at)
     select $2, left(coalesce(nullif(u.nickname, ''), left(u.name, 1) || '**', '회원'), 30), $3, $4, $5
       from app_user u where u.id = $1
     returning id
   )
   insert into question_author (question_id, user_id) select id, $1 from added returning question_id as id`,
);

export async function addQuestion(
  tx: Tx,
  q: { userId: number; productId: number; contents: string; isSecret: boolean; now: Date },
): Promise<number> {
  return requireOneRow(await tx.run(ADD, [q.userId, q.productId, q.contents, q.isSecret, q.now])).id;
}

const LOCK_MINE = statement(
  "lock-my-question",
  `select q.answer is not null as is_answered from question q join question_author a on a.question_id = q.id
    where q.id = $1 and a.user_id = $2 for update of q`,
);

/** Locks a member's own question and returns whether it is answered; `null` when it does not exist or is another's. */
export async function lockMyQuestion(tx: Tx, id: number, userId: number): Promise<boolean | null> {
  const [row] = await tx.run(LOCK_MINE, [id, userId]);
  return row?.is_answered ?? null;
}

const CHANGE = statement(
  "change-question",
  `update question set contents = $2, is_secret = $3, updated_at = $4
    where id = $1 and (contents, is_secret) is distinct from ($2, $3)`,
);

export async function changeQuestionRow(
  tx: Tx,
  id: number,
  { contents, isSecret, now }: { contents: string; isSecret: boolean; now: Date },
): Promise<void> {
  await tx.run(CHANGE, [id, contents, isSecret, now]);
}

const REMOVE = statement("remove-question", "delete from question where id = $1");

export async function removeQuestion(tx: Tx, id: number): Promise<void> {
  await tx.run(REMOVE, [id]);
}

const FIND = statement("find-question", `${SELECT} where q.id = $1`);

export async function findQuestion(db: Runner, id: number): Promise<MyQuestionRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LIST_MINE = statement(
  "list-my-questions",
  `${SELECT.replace(" as product_image", " as product_image, (select count(*)::int from question_author own where own.user_id = $1) as in_all")}
     join question_author a on a.question_id = q.id
    where a.user_id = $1
    order by a.question_id desc
   offset $2 limit $3`,
);

export function listMyQuestions(db: Runner, userId: number, skip: number, take: number) {
  return db.run(LIST_MINE, [userId, skip, take]);
}

const LIST_OF_PRODUCT = statement(
  "list-my-questions-of-product",
  `${SELECT} join question_author a on a.question_id = q.id
    where a.user_id = $1 and q.product_id = $2
    order by a.question_id desc limit 100`,
);

/** Lists a member's questions about a product. */
export function listMyQuestionsOf(db: Runner, userId: number, productId: number): Promise<MyQuestionRow[]> {
  return db.run(LIST_OF_PRODUCT, [userId, productId]);
}
