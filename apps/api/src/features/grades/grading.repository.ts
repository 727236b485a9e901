import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

const BEGIN = statement(
  "begin-grade-run",
  "insert into grade_run (month, started_at) values ($1::date, $2) on conflict (month) do nothing",
);

/** Begins the grading of a month; repeating it changes nothing. */
export async function beginGrading(db: Runner, month: string, now: Date): Promise<void> {
  await db.run(BEGIN, [month, now]);
}

const LOCK = statement(
  "lock-grade-run",
  "select done_until, finished_at from grade_run where month = $1::date for update",
);

/** Locks and returns the progress of a month's grading, so that every member is graded once. */
export async function lockGrading(tx: Tx, month: string): Promise<number | null> {
  const [row] = await tx.run(LOCK, [month]);
  return row && row.finished_at === null ? row.done_until : null;
}

export type Purchaser = RowOf<typeof LIST>;

const LIST = statement(
  "list-purchasers",
  `select u.id, coalesce(u.earned_grade, u.grade) as grade,
          (select least(coalesce(sum(x.net), 0), 2147483647)::int
             from orders o
             join order_product op on op.order_id = o.id
             join order_option x on x.order_product_id = op.id
            where o.user_id = u.id and o.created_at >= $2 and o.created_at < $3 and op.status = any($4::text[])) as purchased
     from app_user u
    where u.id > $1 and u.user_type <> 'guest' and u.left_at is null
    order by u.id
    limit $5`,
).narrow<{ grade: number }>();

/** Lists members after an id, with the counted amount (원) of their orders placed between two instants. */
export function listPurchasers(
  tx: Tx,
  page: { after: number; from: Date; until: Date; counted: readonly string[]; take: number },
): Promise<Purchaser[]> {
  return tx.run(LIST, [page.after, page.from, page.until, page.counted, page.take]);
}

export type GradeChange = Purchaser & { toGrade: number; title: string; body: string };

const CHANGE = statement(
  "change-grades",
  `with new as (
     select n.id, n.to_grade, n.purchased, n.title, n.body, coalesce(u.earned_grade, u.grade) as from_grade,
            u.hand_grade is not null as is_by_hand
       from unnest($2::bigint[], $3::int[], $4::int[], $5::text[], $6::text[]) as n (id, to_grade, purchased, title, body)
       join app_user u on u.id = n.id and coalesce(u.earned_grade, u.grade) <> n.to_grade
   ), history as (
     insert into grade_change (user_id, month, from_grade, to_grade, purchased, at)
     select id, $1::date, from_grade, to_grade, purchased, $7 from new
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select id, 'orderList', 'grade', title, body, '/grade', 'grade:' || $1, $7 from new where not is_by_hand
         on conflict (user_id, dedupe_key) do nothing
   )
   update app_user u set grade = new.to_grade from new where u.id = new.id`,
);

/** Changes grades, with their history and notifications. */
export async function changeGrades(
  tx: Tx,
  month: string,
  changes: readonly GradeChange[],
  now: Date,
): Promise<void> {
  await tx.run(CHANGE, [
    month,
    changes.map(({ id }) => id),
    changes.map(({ toGrade }) => toGrade),
    changes.map(({ purchased }) => purchased),
    changes.map(({ title }) => title),
    changes.map(({ body }) => body),
    now,
  ]);
}

const MARK = statement(
  "mark-grade-run",
  "update grade_run set done_until = $2, finished_at = $3 where month = $1::date",
);

export async function markGraded(
  tx: Tx,
  month: string,
  doneUntil: number,
  finishedAt: Date | null,
): Promise<void> {
  await tx.run(MARK, [month, doneUntil, finishedAt]);
}
