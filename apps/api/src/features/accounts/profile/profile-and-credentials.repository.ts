import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type Credentials = {
  email: string | null;
  /** Instant of the e-mail's verification; `null` when unverified. */
  email_verified_at: Date | null;
  name: string | null;
  phone: string | null;
  password_hash: string | null;
};

const LOCK_MEMBER = statement(
  "lock-member",
  "select email, email_verified_at, name, phone, password_hash from app_user where id = $1 for no key update",
);

/** Locks a member and returns their credentials; serialises changes of one member. */
export async function lockMember(tx: Tx, userId: number): Promise<Credentials> {
  return requireOneRow(await tx.run(LOCK_MEMBER, [userId]));
}

const FIND_CREDENTIALS = statement(
  "find-credentials",
  "select email, email_verified_at, name, phone, password_hash from app_user where id = $1",
);

export async function findCredentials(db: Runner, userId: number): Promise<Credentials> {
  return requireOneRow(await db.run(FIND_CREDENTIALS, [userId]));
}

const SET_NAMES = statement(
  "set-names",
  "update app_user set name = coalesce($2, name), nickname = case when $3 then $4 else nickname end where id = $1",
);

/** @param nickname `undefined` keeps it, `null` removes it */
export async function setNames(
  tx: Tx,
  userId: number,
  { name, nickname }: { name: string | undefined; nickname: string | null | undefined },
): Promise<void> {
  await tx.run(SET_NAMES, [userId, name ?? null, nickname !== undefined, nickname ?? null]);
}

const SET_PHONE = statement(
  "set-phone",
  `update app_user set phone = $2, phone_verified_at = $3
    where id = $1 and not exists (select from app_user other
                                   where other.phone = $2 and other.phone_verified_at is not null and other.id <> $1)
   returning id`,
);

/** Sets a number just verified; returns `false` when it is another member's. */
export async function setPhone(tx: Tx, userId: number, phone: string, now: Date): Promise<boolean> {
  return (await tx.run(SET_PHONE, [userId, phone, now])).length > 0;
}

const SET_EMAIL = statement(
  "set-email",
  `update app_user set email = $2
    where id = $1 and not exists (select from app_user other where other.email = $2 and other.id <> $1)
   returning id`,
);

/** @param email in lower case; `false` when it is another member's */
export async function setEmail(tx: Tx, userId: number, email: string): Promise<boolean> {
  return (await tx.run(SET_EMAIL, [userId, email])).length > 0;
}

const SET_OWN_PASSWORD = statement(
  "set-own-password",
  `with ended as (
     update access_token set revoked_at = $4 where user_id = $1 and hash <> $3 and revoked_at is null
   )
   update app_user set password_hash = $2 where id = $1`,
);

/** Sets a new password; ends every session but this one. */
export async function setOwnPassword(
  tx: Tx,
  set: { userId: number; passwordHash: string; thisSession: Uint8Array; now: Date },
): Promise<void> {
  await tx.run(SET_OWN_PASSWORD, [set.userId, set.passwordHash, set.thisSession, set.now]);
}
