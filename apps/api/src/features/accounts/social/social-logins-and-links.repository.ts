import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { SealedText } from "../../../db/sealing.ts";
import type { SocialIdentity } from "../../../gateways/social-login/social-login-gateway-types.ts";
import type { SnsType } from "../../../http/handler-context-types.ts";

type NewLogin = {
  stateHash: Uint8Array;
  snsType: SnsType;
  userId: number;
  codeVerifier: string;
  next: string;
  now: Date;
};

const BEGIN = statement(
  "begin-social-login-attempt",
  `insert into social_login_attempt (state_hash, sns_type, user_id, code_verifier, next, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

export async function beginLogin(db: Runner, login: NewLogin): Promise<void> {
  const { stateHash, snsType, userId, codeVerifier, next, now } = login;
  await db.run(BEGIN, [stateHash, snsType, userId, codeVerifier, next, now]);
}

export type BegunLogin = RowOf<typeof TAKE_LOGIN>;

const TAKE_LOGIN = statement(
  "take-social-login-attempt",
  `update social_login_attempt set used_at = $4
    where state_hash = $1 and sns_type = $2 and user_id = $3 and used_at is null and created_at > $5
   returning code_verifier, next`,
);

/** Takes the login that this shopper began after `since`; `null` when there is none or it was taken. */
export async function consumeSocialLogin(
  db: Runner,
  by: { stateHash: Uint8Array; snsType: SnsType; userId: number; now: Date; since: Date },
): Promise<BegunLogin | null> {
  const [row] = await db.run(TAKE_LOGIN, [by.stateHash, by.snsType, by.userId, by.now, by.since]);
  return row ?? null;
}

const ADD_PROOF = statement(
  "add-social-identity",
  `insert into social_identity (hash, sns_type, subject, email, is_email_verified, name, profile_image_url, user_id,
          created_at, key_id, sealed)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

export async function addProof(
  db: Runner,
  proof: {
    hash: Uint8Array;
    snsType: SnsType;
    identity: SocialIdentity;
    refreshToken: SealedText | null;
    userId: number;
    now: Date;
  },
): Promise<void> {
  const { subject, email, isEmailVerified, name, profileImageUrl } = proof.identity;
  await db.run(ADD_PROOF, [
    proof.hash,
    proof.snsType,
    subject,
    email?.toLowerCase() ?? null,
    isEmailVerified,
    name,
    profileImageUrl,
    proof.userId,
    proof.now,
    proof.refreshToken?.keyId ?? null,
    proof.refreshToken?.sealed ?? null,
  ]);
}

export type ProofRow = RowOf<typeof FIND_PROOF>;

type ProofKey = { hash: Uint8Array; snsType: SnsType; userId: number; since: Date };

const FIND_PROOF = statement(
  "find-social-identity",
  `select subject, email, is_email_verified, name, profile_image_url, key_id, sealed from social_identity
    where hash = $1 and sns_type = $2 and user_id = $3 and created_at > $4
      for update`,
);

/** Finds and locks the provider's recent result of this shopper. */
export async function findProof(tx: Tx, by: ProofKey): Promise<ProofRow | null> {
  const [row] = await tx.run(FIND_PROOF, [by.hash, by.snsType, by.userId, by.since]);
  return row ?? null;
}

const USE_PROOF = statement("use-social-identity", "delete from social_identity where hash = $1");

/** Deletes a used result. */
export async function useProof(tx: Tx, hash: Uint8Array): Promise<void> {
  await tx.run(USE_PROOF, [hash]);
}

export type SocialMember = { user_id: number; user_type: "email" | SnsType };

const FIND_MEMBER = statement(
  "find-social-member",
  `select s.user_id, u.user_type from social_account s join app_user u on u.id = s.user_id
    where s.sns_type = $1 and s.subject = $2`,
).narrow<Pick<SocialMember, "user_type">>();

/** Finds the member linked to a provider's account. */
export async function findMember(
  db: Runner,
  snsType: SnsType,
  subject: string,
): Promise<SocialMember | null> {
  const [row] = await db.run(FIND_MEMBER, [snsType, subject]);
  return row ?? null;
}

const LINK = statement(
  "link-social-account",
  `insert into social_account (sns_type, subject, user_id, linked_at, key_id, sealed) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing
   returning user_id`,
);

/** Links an account; returns `false` when the account or the member has another link. */
export async function linkAccount(
  tx: Tx,
  link: { snsType: SnsType; proof: ProofRow; userId: number; now: Date },
): Promise<boolean> {
  const { snsType, proof, userId, now } = link;
  const values = [snsType, proof.subject, userId, now, proof.key_id, proof.sealed] as const;
  return (await tx.run(LINK, values)).length > 0;
}

const RELINK = statement(
  "relink-social-account",
  `insert into social_account (sns_type, subject, user_id, linked_at, key_id, sealed) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing
   returning user_id`,
);

/** Restores a link; returns `false` when the account or the member has another link. */
export async function relink(
  tx: Tx,
  link: { snsType: SnsType; subject: string; userId: number; linkedAt: Date; sealed: SealedText | null },
): Promise<boolean> {
  const { snsType, subject, userId, linkedAt, sealed } = link;
  const values = [snsType, subject, userId, linkedAt, sealed?.keyId ?? null, sealed?.sealed ?? null] as const;
  return (await tx.run(RELINK, values)).length > 0;
}

const RENEW = statement(
  "renew-social-account",
  "update social_account set key_id = $3, sealed = $4 where sns_type = $1 and subject = $2",
);

/** Stores the refresh token of the latest login, where the provider gave one: an older one may have expired. */
export async function renewAccount(tx: Tx, snsType: SnsType, proof: ProofRow): Promise<void> {
  if (proof.key_id === null || proof.sealed === null) return;
  await tx.run(RENEW, [snsType, proof.subject, proof.key_id, proof.sealed]);
}

const LIST_LINKED = statement(
  "list-linked",
  "select sns_type, subject from social_account where user_id = $1 order by sns_type",
);

export function listLinked(db: Runner, userId: number): Promise<{ sns_type: SnsType; subject: string }[]> {
  return db.run(LIST_LINKED, [userId]);
}

const GIVE_PROOFS = statement(
  "give-social-identities",
  "update social_identity set user_id = $2 where user_id = $1",
);

/** Moves the results of a guest to the member they log in as. */
export async function handOverSocialProofs(tx: Tx, guestId: number, memberId: number): Promise<void> {
  await tx.run(GIVE_PROOFS, [guestId, memberId]);
}

const FORGET = statement(
  "purge-social-login-attempts",
  `with logins as (
     delete from social_login_attempt
      where state_hash in (select state_hash from social_login_attempt where created_at < $1 limit $2 for update skip locked)
     returning 1
   ), proofs as (
     delete from social_identity
      where hash in (select hash from social_identity where created_at < $1 limit $2 for update skip locked)
     returning 1
   )
   select greatest((select count(*) from logins), (select count(*) from proofs))::int as count`,
);

/** Deletes up to `take` logins and as many results from before an instant; returns the larger count. */
export async function purgeSocialLogins(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(FORGET, [before, take])).count;
}
