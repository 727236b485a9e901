import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { SnsType } from "../../http/handler-context-types.ts";

export type TokenType = "temp" | "nonce" | "oauth" | "email" | "guest";

const ADD_GUEST = statement(
  "add-guest",
  `with guest as (insert into app_user (user_type, created_at) values ('guest', $1) returning id)
   insert into access_token (hash, user_id, token_type, created_at, expires_at)
   select $2, guest.id, 'guest', $1, $3 from guest
   returning user_id`,
);

/** Adds a guest and their token in one statement. */
export async function addGuest(
  db: Runner,
  guest: { now: Date; tokenHash: Uint8Array; expiresAt: Date },
): Promise<number> {
  return requireOneRow(await db.run(ADD_GUEST, [guest.now, guest.tokenHash, guest.expiresAt])).user_id;
}

const ADD_TOKEN = statement(
  "add-token",
  `insert into access_token (hash, user_id, token_type, device_id, created_at, expires_at, user_agent, sns_type)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function addToken(
  db: Runner,
  token: {
    hash: Uint8Array;
    userId: number;
    tokenType: TokenType;
    /** Provider of the session's login, if any. */
    snsType: SnsType | null;
    deviceId: string | null;
    userAgent: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.run(ADD_TOKEN, [
    token.hash,
    token.userId,
    token.tokenType,
    token.deviceId,
    token.now,
    token.expiresAt,
    token.userAgent,
    token.snsType,
  ]);
}

const REVOKE_TOKEN = statement(
  "revoke-token",
  "update access_token set revoked_at = $2 where hash = $1 and revoked_at is null",
);

export async function revokeToken(db: Runner, hash: Uint8Array, now: Date): Promise<void> {
  await db.run(REVOKE_TOKEN, [hash, now]);
}

/** Deletes expired tokens; with the last one a guest without cart and order is deleted. */
const FORGET_TOKENS = statement(
  "purge-tokens",
  `with gone as (
     delete from access_token
      where hash in (select hash from access_token where least(expires_at, revoked_at) < $1
                      order by least(expires_at, revoked_at) limit $2 for update skip locked)
     returning hash, user_id
   ), guests as (
     delete from app_user u
      where u.id in (select user_id from gone) and u.user_type = 'guest' and u.created_at < $1
        and not exists (select from access_token t
                         where t.user_id = u.id and t.hash not in (select hash from gone))
        and not exists (select from cart_item i join cart_option o on o.cart_item_id = i.id where i.user_id = u.id)
        and not exists (select from orders o where o.user_id = u.id)
   )
   select count(*)::int as count from gone`,
);

/**
 * Deletes up to `take` tokens that expired or were revoked before an instant, and the guests who have nothing else;
 * returns how many tokens.
 */
export async function purgeTokens(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(FORGET_TOKENS, [before, take])).count;
}
