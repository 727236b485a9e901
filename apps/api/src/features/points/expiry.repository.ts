import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import type { OwnVariables } from "../messages/record-event-to-notify-member.ts";

const LIST_EXPIRED = statement(
  "list-members-with-expired-points",
  `select distinct user_id from point_lot
    where remaining > 0 and expires_at <= $1 and user_id > $2
    order by user_id limit $3`,
);

/** Lists members with expired points, after an id. */
export async function listWithExpired(db: Runner, now: Date, after: number, take: number): Promise<number[]> {
  return (await db.run(LIST_EXPIRED, [now, after, take])).map((row) => row.user_id);
}

const LOCK_EXPIRED = statement(
  "lock-expired-lots",
  `select id, remaining from point_lot
    where user_id = $1 and remaining > 0 and expires_at <= $2
    order by id for update`,
);

/** Locks the expired lots of a member, in the sequence in which spending locks them. */
export function lockExpired(tx: Tx, userId: number, now: Date): Promise<{ id: number; remaining: number }[]> {
  return tx.run(LOCK_EXPIRED, [userId, now]);
}

const EXPIRE = statement(
  "expire-lots",
  `with over as (select id, remaining from point_lot where id = any($2::bigint[]) and remaining > 0),
   lots as (update point_lot l set remaining = 0 from over where l.id = over.id),
   entries as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select $1, id, -remaining, 'expire', $3 from over
   )
   update app_user set point_balance = point_balance - coalesce((select sum(remaining) from over), 0) where id = $1`,
);

export async function expireLots(
  tx: Tx,
  userId: number,
  lotIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.run(EXPIRE, [userId, lotIds, now]);
}

/** Expiring points; `last_day` is the last KST day on which they can be used. */
export type Expiring = RowOf<typeof LIST_EXPIRING>;

const LIST_EXPIRING = statement(
  "list-expiring-points",
  `with soon as (
     select l.user_id, ((l.expires_at - interval '1 millisecond') at time zone 'Asia/Seoul')::date as last_day, l.remaining
       from point_lot l
      where l.remaining > 0 and l.expires_at > $1 and l.expires_at <= $2
   )
   select user_id, last_day, sum(remaining)::int as amount
     from soon
    where not exists (select from notification n
                       where n.user_id = soon.user_id and n.dedupe_key = 'point-expiry:' || soon.last_day)
    group by user_id, last_day
    order by user_id, last_day
    limit $3`,
);

/** Lists points that expire between two instants and were not notified. */
export function listExpiring(db: Runner, from: Date, until: Date, take: number): Promise<Expiring[]> {
  return db.run(LIST_EXPIRING, [from, until, take]);
}

const ADD_EXPIRY_NOTICES = statement(
  "add-expiry-notices",
  `with due as (
     select * from unnest($1::bigint[], $2::text[], $3::text[], $6::text[]) as due (user_id, last_day, body, variables)
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select due.user_id, 'orderList', 'point', $4, due.body, '/grade', 'point-expiry:' || due.last_day, $5 from due
         on conflict (user_id, dedupe_key) do nothing
     returning id, user_id, dedupe_key
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select told.dedupe_key || ' ' || told.user_id, 'POINT_EXPIRE', told.user_id, 'points of ' || told.user_id, '/grade',
            due.variables::jsonb, $5, $5::timestamptz + interval '3 days'
       from told join due on due.user_id = told.user_id and told.dedupe_key = 'point-expiry:' || due.last_day
         on conflict (dedupe_key) do nothing
   )
   select id from told`,
);

/** Notifies each member once for each day on which points expire; returns the number of notifications. */
export async function addExpiryNotices(
  db: Runner,
  notices: readonly {
    userId: number;
    lastDay: string;
    body: string;
    variables: OwnVariables<"POINT_EXPIRE">;
  }[],
  title: string,
  now: Date,
): Promise<number> {
  const told = await db.run(ADD_EXPIRY_NOTICES, [
    notices.map(({ userId }) => userId),
    notices.map(({ lastDay }) => lastDay),
    notices.map(({ body }) => body),
    title,
    now,
    notices.map(({ variables }) => JSON.stringify(variables)),
  ]);
  return told.length;
}
