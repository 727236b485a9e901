import { createHash } from "node:crypto";
import type { Runner } from "../db/database.ts";
import { statement } from "../db/database.ts";
import type { Buyer } from "./context.ts";

const FIND_BUYER = statement(
  "find-buyer",
  `select u.id, u.uuid, u.user_type, u.grade, u.point_balance, coalesce(t.last_seen_at, t.created_at) as seen_at
     from access_token t
     join app_user u on u.id = t.user_id
    where t.hash = $1 and t.revoked_at is null and t.expires_at > $2 and u.left_at is null`,
);

const SEE = statement(
  "see-session",
  `update access_token set last_seen_at = $2
    where hash = $1 and coalesce(last_seen_at, created_at) < $3`,
);

/** A session is seen once an hour: its owner reads of the day, and a request writes nothing. */
const SEEN_MS = 3_600_000;

/** Tokens are kept only as their SHA-256; whoever reads the database cannot use one. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** The buyer of a token, or `null` when it is unknown, ended or revoked. */
export async function findBuyer(db: Runner, tokenHash: Uint8Array, now: Date): Promise<Buyer | null> {
  const [row] = await db.run(FIND_BUYER, [tokenHash, now]);
  if (!row) return null;
  const seenBefore = new Date(now.getTime() - SEEN_MS);
  if (row.user_type !== "guest" && row.seen_at < seenBefore) await db.run(SEE, [tokenHash, now, seenBefore]);
  return {
    id: row.id,
    uuid: row.uuid,
    userType: row.user_type,
    grade: row.user_type === "guest" ? null : row.grade,
    pointBalance: row.point_balance,
  };
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The token of an Authorization header; `undefined` when there is none, `null` when it is not one of ours. */
export function bearerOf(authorization: string | undefined): string | null | undefined {
  if (authorization === undefined) return undefined;
  return BEARER.exec(authorization)?.[1] ?? null;
}
