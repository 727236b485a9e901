import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Notices that a member is told, and the kinds of produce of which one is switched off, the latest first. */
export type SettingsRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-produce-notice-settings",
  `select coalesce(t.ripe, true) as ripe, coalesce(t.storage, true) as storage, coalesce(t.discard, false) as discard,
          coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'name', f.name) order by f.at desc, f.kind)
                      from (select kind, max(name) as name, max(at) as at from produce_notice_off
                             where user_id = $1 group by kind) f), '[]') as off
     from (select $1::bigint as user_id) u left join produce_notice_setting t on t.user_id = u.user_id`,
).narrow<{ ripe: boolean; storage: boolean; discard: boolean; off: { kind: string; name: string }[] }>();

export async function findSettings(db: Runner, userId: number): Promise<SettingsRow> {
  return requireOneRow(await db.run(FIND, [userId]));
}

const SET = statement(
  "set-produce-notice-settings",
  `insert into produce_notice_setting as t (user_id, ripe, storage, discard)
   values ($1, coalesce($2, true), coalesce($3, true), coalesce($4, false))
       on conflict (user_id) do update
      set ripe = coalesce($2, t.ripe), storage = coalesce($3, t.storage), discard = coalesce($4, t.discard)`,
);

/** Switches notices on or off; those that are not given stay. */
export async function setSettings(
  db: Runner,
  userId: number,
  { ripe, storage, discard }: { ripe?: boolean; storage?: boolean; discard?: boolean },
): Promise<void> {
  await db.run(SET, [userId, ripe ?? null, storage ?? null, discard ?? null]);
}

const TURN_OFF = statement(
  "turn-off-produce-notice",
  `with own as (
     select kind, notice, name from produce_notice where id = $1 and user_id = $2
   ), off as (
     insert into produce_notice_off (user_id, kind, notice, name, at) select $2, kind, notice, name, $3 from own
         on conflict (user_id, kind, notice) do nothing
   )
   select count(*)::int as count from own`,
);

/** Switches off the notice of a member for its kind of produce; returns whether the notice is theirs. */
export async function turnOff(db: Runner, id: number, userId: number, now: Date): Promise<boolean> {
  return requireOneRow(await db.run(TURN_OFF, [id, userId, now])).count > 0;
}

const TURN_ON = statement(
  "turn-on-produce-notice",
  `with own as (
     select kind, notice from produce_notice where id = $1 and user_id = $2
   ), gone as (
     delete from produce_notice_off f using own where f.user_id = $2 and f.kind = own.kind and f.notice = own.notice
   )
   select count(*)::int as count from own`,
);

/** Switches on the notice of a member for its kind of produce; returns whether the notice is theirs. */
export async function turnOn(db: Runner, id: number, userId: number): Promise<boolean> {
  return requireOneRow(await db.run(TURN_ON, [id, userId])).count > 0;
}

const TURN_ON_KIND = statement(
  "turn-on-produce-kind",
  "delete from produce_notice_off where user_id = $1 and kind = $2",
);

/** Switches on every notice of a kind of produce. */
export async function turnOnKind(db: Runner, userId: number, kind: string): Promise<void> {
  await db.run(TURN_ON_KIND, [userId, kind]);
}

const ASK_AGAIN = statement(
  "ask-produce-notice-again",
  "update produce_notice set again_on = $3 where id = $1 and user_id = $2 returning id",
);

/** Sets the day on which a notice is told again, `null` for none; returns whether the notice is the member's. */
export async function askAgain(
  db: Runner,
  { id, userId, on }: { id: number; userId: number; on: string | null },
): Promise<boolean> {
  return (await db.run(ASK_AGAIN, [id, userId, on])).length > 0;
}

const PURGE = statement(
  "purge-produce-notices",
  `delete from produce_notice
    where id in (select id from produce_notice where told_at < $1 order by told_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` notices told before an instant; returns the number. */
export async function purgeProduceNotices(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
