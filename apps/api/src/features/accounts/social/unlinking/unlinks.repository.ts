import { type RowOf, type Runner, statement, type Tx } from "../../../../db/database.ts";
import type { SealedText } from "../../../../db/sealing.ts";
import type { SnsType } from "../../../../http/handler-context-types.ts";

type Taken = RowOf<typeof TAKE_ACCOUNTS>;

const TAKE_ACCOUNTS = statement(
  "take-social-accounts",
  `with taken as (
     delete from social_account
      where user_id = $1 and ($2::text is null or sns_type = $2) and ($3::timestamptz is null or linked_at > $3)
     returning sns_type, subject, linked_at, key_id, sealed
   ), proofs as (
     delete from social_identity p using taken where p.sns_type = taken.sns_type and p.subject = taken.subject
   )
   select * from taken`,
);

export type LinksOf = {
  userId: number;
  /** Provider; `null` for all. */
  snsType?: SnsType | null;
  /** Instant after which the links were made. */
  since?: Date | null;
};

/** Ends the links of a member, one or all; returns them. */
export function endSocialLinks(tx: Tx, { userId, snsType = null, since = null }: LinksOf): Promise<Taken[]> {
  return tx.run(TAKE_ACCOUNTS, [userId, snsType, since]);
}

const DROP_UNLINKED = statement(
  "drop-unlinked-account",
  `with gone as (
     delete from social_account where sns_type = $1 and subject = $2 and linked_at <= $3 returning user_id
   ), proofs as (
     delete from social_identity where sns_type = $1 and subject = $2 and created_at <= $3
   )
   update access_token set revoked_at = $4
    where user_id in (select user_id from gone) and revoked_at is null and token_type = 'oauth'
      and (sns_type = $1 or sns_type is null)`,
);

/** Ends a link made until an instant, the provider's results until then, and the sessions begun by it. */
export async function dropUnlinked(
  db: Runner,
  link: { snsType: SnsType; subject: string; linkedUntil: Date; now: Date },
): Promise<void> {
  await db.run(DROP_UNLINKED, [link.snsType, link.subject, link.linkedUntil, link.now]);
}

const ADD = statement(
  "add-pending-social-unlink",
  `insert into pending_social_unlink (id, sns_type, key_id, sealed, created_at, next_try_at) values ($1, $2, $3, $4, $5, $5)`,
);

export async function addUnlink(
  tx: Tx,
  unlink: { id: string; snsType: SnsType; sealed: SealedText; now: Date },
): Promise<void> {
  const { id, snsType, sealed, now } = unlink;
  await tx.run(ADD, [id, snsType, sealed.keyId, sealed.sealed, now]);
}

export type UnlinkRow = RowOf<typeof CLAIM>;

/**
 * Claims notices; the pause doubles from a minute to eight hours, however an attempt ends, so that one of a dead
 * process is retried.
 */
const CLAIM = statement(
  "claim-pending-social-unlinks",
  `update pending_social_unlink
      set tries = tries + 1, next_try_at = $1::timestamptz + least(480, 2 ^ tries) * interval '1 minute'
    where id in (select id from pending_social_unlink where next_try_at <= $1 order by next_try_at limit $2
                    for update skip locked)
   returning id, sns_type, key_id, sealed, created_at`,
);

/** Claims up to `take` due notices; other processes skip them for a while. */
export function dequeueUnlinks(db: Runner, now: Date, take: number): Promise<UnlinkRow[]> {
  return db.run(CLAIM, [now, take]);
}

const DROP = statement("drop-pending-social-unlink", "delete from pending_social_unlink where id = $1");

export async function dropUnlink(db: Runner, id: string): Promise<void> {
  await db.run(DROP, [id]);
}

const TAKE = statement(
  "take-pending-social-unlink",
  "delete from pending_social_unlink where id = $1 returning key_id, sealed",
);

/** Removes a queued notice to a provider and returns its account; `null` when it was sent already. */
export async function consumeUnlink(
  tx: Tx,
  id: string,
): Promise<{ key_id: string; sealed: Uint8Array } | null> {
  const [row] = await tx.run(TAKE, [id]);
  return row ?? null;
}
