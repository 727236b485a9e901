import { type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";

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

const ADD = statement<[Uint8Array, string, Date], never>(
  "add-login-failure",
  "insert into login_failure (email_hash, address, failed_at) values ($1, $2, $3)",
);

export async function addFailure(
  db: Runner,
  failure: { emailHash: Uint8Array; address: string; now: Date },
): Promise<void> {
  await db.run(ADD, [failure.emailHash, failure.address, failure.now]);
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
