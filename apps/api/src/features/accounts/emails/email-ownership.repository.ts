import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { SnsType } from "../../../http/handler-context-types.ts";

export type EmailOwner = {
  id: number;
  email: string | null;
  email_verified_at: Date | null;
  has_password: boolean;
  linked: SnsType[];
};

const HOLDER = `select u.id, u.email, u.email_verified_at, u.password_hash is not null as has_password,
          array(select s.sns_type from social_account s where s.user_id = u.id order by s.sns_type) as linked
     from app_user u`;

const FIND_BY_EMAIL = statement("find-email-holder", `${HOLDER} where u.email = $1`).narrow<
  Pick<EmailOwner, "linked">
>();

/** Finds the member with an e-mail, verified or not. @param email in lower case */
export async function findEmailOwner(db: Runner, email: string): Promise<EmailOwner | null> {
  const [row] = await db.run(FIND_BY_EMAIL, [email]);
  return row ?? null;
}

const FIND_BY_PHONE = statement(
  "find-phone-holder",
  `${HOLDER} where u.phone = $1 and u.phone_verified_at is not null`,
).narrow<Pick<EmailOwner, "linked">>();

export async function findPhoneOwner(db: Runner, phone: string): Promise<EmailOwner | null> {
  const [row] = await db.run(FIND_BY_PHONE, [phone]);
  return row ?? null;
}

const FIND_BY_ID = statement(
  "find-member-by-id",
  `${HOLDER} where u.id = $1 and u.user_type <> 'guest' and u.left_at is null`,
).narrow<Pick<EmailOwner, "linked">>();

export async function findMemberById(db: Runner, id: number): Promise<EmailOwner | null> {
  const [row] = await db.run(FIND_BY_ID, [id]);
  return row ?? null;
}

const IS_PROVEN = statement(
  "is-email-proven",
  "select exists (select from app_user where email = $1 and email_verified_at is not null) as proven",
);

/** Returns true when a member has verified an e-mail. @param email in lower case */
export async function isEmailProven(db: Runner, email: string): Promise<boolean> {
  return requireOneRow(await db.run(IS_PROVEN, [email])).proven;
}

const PROVE = statement(
  "prove-email",
  `update app_user set email_verified_at = $3
    where id = $1 and email = $2 and email_verified_at is null
   returning id`,
);

/** Marks a member's e-mail as verified; does nothing when they have another or verified it before. */
export async function proveEmail(db: Runner, userId: number, email: string, now: Date): Promise<void> {
  await db.run(PROVE, [userId, email, now]);
}

const YIELD = statement(
  "yield-email",
  `update app_user set email = $2
    where email = $1 and email_verified_at is null and id is distinct from $3
   returning id`,
);

/**
 * Takes an e-mail from the member who never verified it, except the one it is taken for.
 *
 * @returns the member who had it; `null` when there is none, or it is verified
 */
export async function yieldEmail(
  tx: Tx,
  /** `instead`: the e-mail that replaces it for logging in. */
  { email, instead, except }: { email: string; instead: string; except: number | null },
): Promise<number | null> {
  const [row] = await tx.run(YIELD, [email, instead, except]);
  return row?.id ?? null;
}

const COUNT_ASKED = statement(
  "count-email-proofs-asked",
  `select count(*)::int as asked from message
    where user_id = $1 and template = 'EMAIL_PROOF' and created_at > $2`,
);

/** Counts the verification mails of a member since an instant, to all addresses. */
export async function countAsked(db: Runner, userId: number, since: Date): Promise<number> {
  return requireOneRow(await db.run(COUNT_ASKED, [userId, since])).asked;
}
