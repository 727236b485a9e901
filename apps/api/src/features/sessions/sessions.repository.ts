import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type SessionRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-sessions",
  `select id, hash = $2 as is_current, user_agent, created_at, last_seen_at from access_token
    where user_id = $1 and revoked_at is null and expires_at > $3
    order by coalesce(last_seen_at, created_at) desc, id
    limit 100`,
);

/** Lists the sessions of a person, the last used first. */
export function listSessions(db: Runner, userId: number, hash: Uint8Array, now: Date): Promise<SessionRow[]> {
  return db.run(LIST, [userId, hash, now]);
}

const END = statement(
  "end-session",
  `with ended as (
     update access_token set revoked_at = $3 where user_id = $1 and id = $2 and revoked_at is null returning 1
   )
   select count(*)::int as ended from ended`,
);

/** Ends one of the person's own sessions; returns the number of ended ones. */
export async function endSession(db: Runner, userId: number, id: string, now: Date): Promise<number> {
  return requireOneRow(await db.run(END, [userId, id, now])).ended;
}

const END_OTHERS = statement(
  "end-other-sessions",
  `with ended as (
     update access_token set revoked_at = $3 where user_id = $1 and hash <> $2 and revoked_at is null returning 1
   )
   select count(*)::int as ended from ended`,
);

/** Ends all sessions but the one with this hash; returns how many. */
export async function endOtherSessions(
  db: Runner,
  userId: number,
  hash: Uint8Array,
  now: Date,
): Promise<number> {
  return requireOneRow(await db.run(END_OTHERS, [userId, hash, now])).ended;
}
