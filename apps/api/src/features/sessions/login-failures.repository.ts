import { ATTACK, type LoginFailures } from "@todayfruit/domain/accounts/compute-login-wait";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LOCK = statement(
  "lock-logins",
  "select pg_advisory_xact_lock(hashtextextended('login ' || $1 || ' ' || $2, 0))::text as locked",
).narrow<{ locked: "" }>();

/** Locks the attempts of one account from one source, in all processes; those of other sources do not wait. */
export async function lockLogins(tx: Tx, emailHash: Uint8Array, source: string): Promise<void> {
  await tx.run(LOCK, [Buffer.from(emailHash).toString("hex"), source]);
}

const LIST = statement(
  "list-login-failures",
  `select coalesce((select array_agg(failed_at order by failed_at desc) from login_failure
                     where email_hash = $1 and source = $2 and failed_at > $4), '{}') as own,
          (select count(*)::int from (
            select from login_failure where email_hash = $1 and failed_at > $4 limit $5) tried) as account,
          coalesce((select array_agg(failed_at order by failed_at desc) from (
                     select failed_at from login_failure where network = $3 and failed_at > $4
                      order by failed_at desc limit 100) latest), '{}') as network`,
);

/**
 * Lists recent failures of an e-mail from a source and from a network, with the number of all failures of the e-mail.
 */
export async function listFailures(
  db: Runner,
  by: { emailHash: Uint8Array; source: string; network: string; since: Date },
): Promise<LoginFailures> {
  const row = requireOneRow(await db.run(LIST, [by.emailHash, by.source, by.network, by.since, ATTACK]));
  return { own: row.own.map(inMs), account: row.account, network: row.network.map(inMs) };
}

function inMs(date: Date): number {
  return date.getTime();
}

const BEGIN_TRY = statement(
  "begin-login-try",
  "insert into login_failure (email_hash, network, source, failed_at) values ($1, '', $2, $3) returning id",
);

/** Adds an attempt, counted for its account and source at once and for no network yet. */
export async function beginTry(
  tx: Tx,
  { emailHash, source, now }: { emailHash: Uint8Array; source: string; now: Date },
): Promise<number> {
  return requireOneRow(await tx.run(BEGIN_TRY, [emailHash, source, now])).id;
}

const FAIL_TRY = statement("fail-login-try", "update login_failure set network = $2 where id = $1");

export async function failTry(db: Runner, id: number, network: string): Promise<void> {
  await db.run(FAIL_TRY, [id, network]);
}

const DROP_TRY = statement("drop-login-try", "delete from login_failure where id = $1");

/** Removes an attempt that ended without a result. */
export async function dropTry(db: Runner, id: number): Promise<void> {
  await db.run(DROP_TRY, [id]);
}

const CLEAR = statement(
  "clear-login-failures",
  "delete from login_failure where email_hash = $1 and source = $2",
);

/**
 * Deletes the failures of a source that logged in; those of other sources stay, so that the owner's login does not help
 * a stranger.
 */
export async function clearFailures(
  db: Runner,
  { keyHash, source }: { keyHash: Uint8Array; source: string },
): Promise<void> {
  await db.run(CLEAR, [keyHash, source]);
}

const FORGET = statement(
  "purge-login-failures",
  `delete from login_failure
    where id in (select id from login_failure where failed_at < $1 limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` failures from before an instant; returns how many. */
export async function purgeLoginFailures(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
