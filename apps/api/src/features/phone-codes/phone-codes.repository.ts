import type { CODE_PURPOSES } from "@todayfruit/contract/calls/phone";
import { CODE_TRIES, VERIFIED_SECONDS } from "@todayfruit/domain/accounts/phone-code";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { one } from "../../db/one.ts";
import { sealCode } from "./seal-code.ts";

export type Purpose = (typeof CODE_PURPOSES)[number];

const LOCK_PHONE = statement(
  "lock-phone",
  "select pg_advisory_xact_lock(hashtextextended('phone code ' || $1, 0))::text as locked",
).narrow<{ locked: "" }>();

/** Codes to one number are sent one after the other, from whatever process. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx.run(LOCK_PHONE, [phone]);
}

export type SentRow = RowOf<typeof COUNT_SENT>;

const COUNT_SENT = statement(
  "count-sent-codes",
  `select coalesce(array_agg(created_at) filter (where phone = $1), '{}') as by_phone,
          count(*) filter (where address = $2)::int as by_address,
          count(*) filter (where user_id = $3)::int as by_device
     from (select phone, address, user_id, created_at from phone_code where phone = $1 and created_at > $4
            union select phone, address, user_id, created_at from phone_code where address = $2 and created_at > $4
            union select phone, address, user_id, created_at from phone_code where user_id = $3 and created_at > $4) sent`,
);

export async function countSent(
  tx: Tx,
  by: { phone: string; address: string; userId: number; since: Date },
): Promise<SentRow> {
  return one(await tx.run(COUNT_SENT, [by.phone, by.address, by.userId, by.since]));
}

export type NewCode = {
  phone: string;
  purpose: Purpose;
  codeHash: Uint8Array;
  userId: number;
  address: string;
  now: Date;
  expiresAt: Date;
};

const ADD_CODE = statement(
  "add-phone-code",
  `insert into phone_code (phone, purpose, code_hash, user_id, address, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

export async function addCode(tx: Tx, code: NewCode): Promise<string> {
  const { phone, purpose, codeHash, userId, address, now, expiresAt } = code;
  return one(await tx.run(ADD_CODE, [phone, purpose, codeHash, userId, address, now, expiresAt])).id;
}

const DROP_CODE = statement("drop-phone-code", "delete from phone_code where id = $1");

/** A code that never left the shop counts for nothing. */
export async function dropCode(db: Runner, id: string): Promise<void> {
  await db.run(DROP_CODE, [id]);
}

/**
 * Only the latest code to a number for a purpose is worth trying, and only by who asked for it. Every try is counted in
 * the same statement that compares, so that a thousand at once are still five.
 */
const TRY_CODE = statement(
  "try-phone-code",
  `with latest as (
     select id from phone_code
      where phone = $1 and purpose = $2 and user_id = $3
      order by created_at desc, id desc
      limit 1
        for update
   )
   update phone_code c
      set tries = c.tries + (c.code_hash <> $4)::int,
          verified_at = case when c.code_hash = $4 then coalesce(c.verified_at, $5) else c.verified_at end,
          expires_at = case when c.code_hash = $4 and c.verified_at is null then $7 else c.expires_at end
     from latest
    where c.id = latest.id and c.used_at is null and c.expires_at > $5 and c.tries < $6
   returning c.code_hash = $4 as is_right`,
);

/** A code as somebody typed it, with what it was sealed with. */
export type Typed = {
  phone: string;
  purpose: Purpose;
  userId: number;
  code: string;
  secretKey: string;
  now: Date;
};

/** Tries a code and counts the try; a right one stays good for ten minutes more, for the call it was asked for. */
export async function isRightCode(
  db: Runner,
  { phone, purpose, userId, code, secretKey, now }: Typed,
): Promise<boolean> {
  const hash = sealCode(secretKey, phone, purpose, code);
  const until = new Date(now.getTime() + VERIFIED_SECONDS * 1000);
  const [row] = await db.run(TRY_CODE, [phone, purpose, userId, hash, now, CODE_TRIES, until]);
  return row?.is_right ?? false;
}

const USE_CODE = statement(
  "use-phone-code",
  `update phone_code set used_at = $4
    where id = (select id from phone_code
                 where phone = $1 and purpose = $2 and user_id = $3
                 order by created_at desc, id desc limit 1 for update)
      and verified_at is not null and used_at is null and expires_at > $4
   returning id`,
);

/** Takes the proof that a number is theirs; `false` when there is none, or it was taken already. */
export async function useProof(
  tx: Tx,
  proof: { phone: string; purpose: Purpose; userId: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(USE_CODE, [proof.phone, proof.purpose, proof.userId, proof.now]);
  return rows.length > 0;
}

const FORGET_CODES = statement(
  "forget-phone-codes",
  `delete from phone_code
    where id in (select id from phone_code where created_at < $1 order by created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` codes that were sent before an instant; says how many. */
export async function forgetCodes(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET_CODES, [before, take])).length;
}
