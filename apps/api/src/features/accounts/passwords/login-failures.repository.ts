import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { one } from "../../../db/one.ts";

const LOCK = statement<[string], { locked: "" }>(
  "lock-logins",
  "select pg_advisory_xact_lock(hashtextextended('login ' || $1, 0))::text as locked",
);

/** Tries of one account are counted one after the other, in all processes. */
export async function lockLogins(tx: Tx, emailHash: Uint8Array): Promise<void> {
  await tx.run(LOCK, [Buffer.from(emailHash).toString("hex")]);
}

type Failures = { by_email: Date[]; by_address: Date[] };

const LIST = statement<[Uint8Array, string, Date], Failures>(
  "list-login-failures",
  `select coalesce((select array_agg(failed_at order by failed_at desc) from login_failure
                     where email_hash = $1 and failed_at > $3), '{}') as by_email,
          coalesce((select array_agg(failed_at order by failed_at desc) from (
                     select failed_at from login_failure where address = $2 and failed_at > $3
                      order by failed_at desc limit 100) latest), '{}') as by_address`,
);

/** When logins failed lately, with an e-mail and from an address, the latest first. */
export async function listFailures(
  db: Runner,
  by: { emailHash: Uint8Array; address: string; since: Date },
): Promise<{ byEmail: Date[]; byAddress: Date[] }> {
  const row = one(await db.run(LIST, [by.emailHash, by.address, by.since]));
  return { byEmail: row.by_email, byAddress: row.by_address };
}

const BEGIN_TRY = statement<[Uint8Array, Date], { id: string }>(
  "begin-login-try",
  "insert into login_failure (email_hash, address, failed_at) values ($1, '', $2) returning id",
);

/** A try counts against its account at once, and against no address yet. */
export async function beginTry(tx: Tx, emailHash: Uint8Array, now: Date): Promise<string> {
  return one(await tx.run(BEGIN_TRY, [emailHash, now])).id;
}

const FAIL_TRY = statement<[string, string], never>(
  "fail-login-try",
  "update login_failure set address = $2 where id = $1",
);

export async function failTry(db: Runner, id: string, address: string): Promise<void> {
  await db.run(FAIL_TRY, [id, address]);
}

const CLEAR = statement<[Uint8Array], never>(
  "clear-login-failures",
  "delete from login_failure where email_hash = $1",
);

/** Who got in starts anew. */
export async function clearFailures(db: Runner, emailHash: Uint8Array): Promise<void> {
  await db.run(CLEAR, [emailHash]);
}

const FORGET = statement<[Date, number], { id: string }>(
  "forget-login-failures",
  `delete from login_failure
    where id in (select id from login_failure where failed_at < $1 limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` failures from before an instant; says how many. */
export async function forgetFailures(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
