import { CODE_TRIES, type CodePurpose, takenPurposes } from "@todayfruit/domain/phone-codes/phone-code-rules";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LOCK_PHONE = statement(
  "lock-phone",
  "select pg_advisory_xact_lock(hashtextextended('phone code ' || $1, 0))::text as locked",
).narrow<{ locked: "" }>();

/** Locks a phone until the transaction ends, so that codes to it are sent one at a time across processes. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.run(LOCK_PHONE, [phone]);
}

export type SentRow = RowOf<typeof COUNT_SENT>;

const COUNT_SENT = statement(
  "count-sent-codes",
  `select coalesce(array_agg(created_at) filter (where phone = $1), '{}') as by_phone,
          count(*) filter (where network = $2)::int as by_network,
          count(*) filter (where user_id = $3)::int as by_device
     from (select phone, network, user_id, created_at from phone_code where phone = $1 and created_at > $4
            union select phone, network, user_id, created_at from phone_code where network = $2 and created_at > $4
            union select phone, network, user_id, created_at from phone_code where user_id = $3 and created_at > $4) sent`,
);

export async function countSent(
  tx: Tx,
  by: { phone: string; network: string; userId: number; since: Date },
): Promise<SentRow> {
  return requireOneRow(await tx.run(COUNT_SENT, [by.phone, by.network, by.userId, by.since]));
}

export type NewCode = {
  phone: string;
  purpose: CodePurpose;
  codeHash: Uint8Array;
  userId: number;
  network: string;
  now: Date;
  expiresAt: Date;
};

const ADD_CODE = statement(
  "add-phone-code",
  `insert into phone_code (phone, purpose, code_hash, user_id, network, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

export async function addCode(tx: Tx, code: NewCode): Promise<number> {
  const { phone, purpose, codeHash, userId, network, now, expiresAt } = code;
  return requireOneRow(await tx.run(ADD_CODE, [phone, purpose, codeHash, userId, network, now, expiresAt]))
    .id;
}

const DROP_CODE = statement("drop-phone-code", "delete from phone_code where id = $1");

/** Deletes a code that was not sent, so that it counts towards no limit. */
export async function dropCode(db: Runner, id: number): Promise<void> {
  await db.run(DROP_CODE, [id]);
}

/**
 * Only the latest code to a number for one of the purposes can be tried, and only by its requester. `$4` are the seals
 * of the typed code for each purpose of `$2`. The statement that compares also counts the try, so that a thousand
 * concurrent ones are still limited to five.
 */
const TRY_CODE = statement(
  "try-phone-code",
  `with latest as (
     select id from phone_code
      where phone = $1 and purpose = any($2) and user_id = $3
      order by created_at desc, id desc
      limit 1
        for update
   )
   update phone_code c
      set tries = c.tries + (c.code_hash <> all($4))::int,
          verified_at = case when c.code_hash = any($4) then coalesce(c.verified_at, $5) else c.verified_at end,
          expires_at = case when c.code_hash = any($4) and c.verified_at is null then $7 else c.expires_at end
     from latest
    where c.id = latest.id and c.used_at is null and c.expires_at > $5 and c.tries < $6
   returning c.code_hash = any($4) as is_right`,
);

export type TriedCode = {
  phone: string;
  purposes: readonly CodePurpose[];
  userId: number;
  hashes: readonly Uint8Array[];
  now: Date;
  until: Date;
};

/** Tries the hashes of a typed code and counts the try; a right code is then valid until `until`. */
export async function tryCode(db: Runner, typed: TriedCode): Promise<boolean> {
  const { phone, purposes, userId, hashes, now, until } = typed;
  const [row] = await db.run(TRY_CODE, [phone, purposes, userId, hashes, now, CODE_TRIES, until]);
  return row?.is_right ?? false;
}

const USE_CODE = statement(
  "use-phone-code",
  `update phone_code set used_at = $4
    where id = (select id from phone_code
                 where phone = $1 and purpose = any($2) and user_id = $3
                 order by created_at desc, id desc limit 1 for update)
      and verified_at is not null and used_at is null and expires_at > $4
   returning id`,
);

/** Uses up the proof of a verified number; returns `false` when there is none. */
export async function useProof(
  tx: Tx,
  proof: { phone: string; purpose: CodePurpose; userId: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(USE_CODE, [proof.phone, takenPurposes(proof.purpose), proof.userId, proof.now]);
  return rows.length > 0;
}

const FORGET_CODES = statement(
  "purge-phone-codes",
  `delete from phone_code
    where id in (select id from phone_code where created_at < $1 order by created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` codes sent before an instant; returns the count. */
export async function purgeCodes(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET_CODES, [before, take])).length;
}
