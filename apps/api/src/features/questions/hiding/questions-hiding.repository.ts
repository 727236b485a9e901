import type { HidingGround } from "@todayfruit/domain/reviews/hiding-grounds";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LOCK = statement(
  "lock-questions",
  "select id, version, hidden_for from question where id = any($1::bigint[]) order by id for no key update",
).narrow<{ hidden_for: HidingGround | null }>();

/** Locks questions in the order of their ids. */
export function lockQuestions(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "hide-questions",
  `with changed as (
     update question q
        set hidden_at = case when e."hiddenFor" is not null then coalesce(q.hidden_at, $2::timestamptz) end,
            hidden_for = e."hiddenFor"
       from jsonb_to_recordset($1::jsonb) as e (id bigint, "hiddenFor" text, title text, body text)
      where q.id = e.id
     returning q.id, q.version, e.title, e.body
   )
   insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
   select a.user_id, 'orderList', 'question', c.title, c.body, '/my-questions', 'question-hidden:' || c.id || ':' || c.version, $2
     from changed c join question_author a on a.question_id = c.id
       on conflict (user_id, dedupe_key) do nothing`,
);

/** Question with the ground, and what its author is told. */
type HiddenQuestion = { id: number; hiddenFor: HidingGround | null; title: string; body: string };

/** Hides questions or shows them again, and notifies their authors. */
export async function hideQuestions(tx: Tx, rows: readonly HiddenQuestion[], at: Date): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows), at]);
}
