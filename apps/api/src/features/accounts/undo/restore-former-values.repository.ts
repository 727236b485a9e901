import { statement, type Tx } from "../../../db/database.ts";

const RESTORE_PASSWORD = statement(
  "restore-password",
  "update app_user set password_hash = $2 where id = $1",
);

/** @param passwordHash of a random, unknown password; `null` when there was none before */
export async function restorePassword(tx: Tx, userId: number, passwordHash: string | null): Promise<void> {
  await tx.run(RESTORE_PASSWORD, [userId, passwordHash]);
}

const RESTORE_PHONE = statement(
  "restore-phone",
  `update app_user set phone = $2, phone_verified_at = case when $2::text is not null then $3::timestamptz end
    where id = $1 and not exists (select from app_user other
                                   where other.phone = $2 and other.phone_verified_at is not null and other.id <> $1)
   returning id`,
);

/** Restores a former number; returns `false` when another member has it now. */
export async function restorePhone(
  tx: Tx,
  userId: number,
  phone: string | null,
  now: Date,
): Promise<boolean> {
  return (await tx.run(RESTORE_PHONE, [userId, phone, now])).length > 0;
}

const RESTORE_EMAIL = statement(
  "restore-email",
  `update app_user set email = $2, email_verified_at = $3::timestamptz
    where id = $1 and not exists (select from app_user other where other.email = $2 and other.id <> $1)
   returning id`,
);

/**
 * Restores a former e-mail with its verification; returns `false` when another member has it now.
 *
 * @param provenAt ISO 8601
 */
export async function restoreEmail(
  tx: Tx,
  userId: number,
  email: string | null,
  provenAt: string | null,
): Promise<boolean> {
  return (await tx.run(RESTORE_EMAIL, [userId, email, provenAt])).length > 0;
}
