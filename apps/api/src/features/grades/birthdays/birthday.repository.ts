import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const FIND = statement("find-birthday", "select month_day from member_birthday where user_id = $1");

/** Finds the birthday of a member, `MM-DD`; `null` when none is kept. */
export async function findBirthday(db: Runner, userId: number): Promise<string | null> {
  const [row] = await db.run(FIND, [userId]);
  return row?.month_day ?? null;
}

const SAVE = statement(
  "save-birthday",
  `insert into member_birthday (user_id, month_day, agreed_at) values ($1, $2, $3)
       on conflict (user_id) do update set month_day = excluded.month_day, agreed_at = excluded.agreed_at`,
);

export async function saveBirthday(db: Runner, userId: number, monthDay: string, now: Date): Promise<void> {
  await db.run(SAVE, [userId, monthDay, now]);
}

const REMOVE = statement("remove-birthday", "delete from member_birthday where user_id = $1");

export async function removeBirthday(db: Runner, userId: number): Promise<void> {
  await db.run(REMOVE, [userId]);
}

const LOCK_DUE = statement(
  "lock-birthdays-due",
  `select u.id
     from member_birthday b
     join app_user u on u.id = b.user_id and u.left_at is null
     join shop_rule r on r.name = 'grades'
    cross join lateral jsonb_array_elements(r.value) as g (rule)
    where b.month_day = any($1::text[]) and (g.rule ->> 'grade')::int = u.grade
      and (g.rule ->> 'birthdayPoint')::int > 0
      and not exists (select from birthday_award a where a.user_id = b.user_id and a.year = $2)
    order by u.id limit $3
      for update of u skip locked`,
);

/**
 * Locks up to `take` members with one of these birthdays whose grade has birthday points and who have none of this
 * year; members locked by another transaction are left out. One whose award was committed while this statement ran may
 * be among them: `awardBirthdayPoints` excludes it.
 */
export async function lockBirthdaysDue(
  tx: Runner,
  due: { days: readonly string[]; year: number; take: number },
): Promise<readonly number[]> {
  return (await tx.run(LOCK_DUE, [due.days, due.year, due.take])).map(({ id }) => id);
}

const AWARD = statement(
  "award-birthday-points",
  `with due as (
     select u.id as user_id, (g.rule ->> 'birthdayPoint')::int as amount
       from app_user u
       join shop_rule r on r.name = 'grades'
      cross join lateral jsonb_array_elements(r.value) as g (rule)
      where u.id = any($1::bigint[]) and (g.rule ->> 'grade')::int = u.grade
        and (g.rule ->> 'birthdayPoint')::int > 0
        and not exists (select from birthday_award a where a.user_id = u.id and a.year = $2)
   ), lot as (
     insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
     select user_id, amount, amount, 'birthday', $3, $4 from due
     returning id, user_id, amount
   ), awarded as (
     insert into birthday_award (user_id, year, lot_id) select user_id, $2, id from lot
   ), entry as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, amount, 'birthday', $3 from lot
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select user_id, 'orderList', 'point', $5, replace($6, '{amount}', to_char(amount, 'FM999,999,999')), '/grade',
            'birthday:' || $2, $3
       from lot
         on conflict (user_id, dedupe_key) do nothing
   ), balance as (
     update app_user u set point_balance = u.point_balance + lot.amount from lot where u.id = lot.user_id
   )
   select count(*)::int as awarded from lot`,
);

/**
 * Gives birthday points by grade to these locked members, once a year each, with a notification; returns how many.
 * `{amount}` in the text becomes the points.
 */
export async function awardBirthdayPoints(
  tx: Runner,
  award: {
    userIds: readonly number[];
    year: number;
    now: Date;
    expiresAt: Date;
    title: string;
    body: string;
  },
): Promise<number> {
  const { userIds, year, now, expiresAt, title, body } = award;
  return requireOneRow(await tx.run(AWARD, [userIds, year, now, expiresAt, title, body])).awarded;
}
