import { createHash } from "node:crypto";
import type { Runner } from "../db/database.ts";
import { statement } from "../db/database.ts";
import type { Buyer } from "./context.ts";

const FIND_BUYER = statement<
  [Uint8Array, Date],
  { id: number; uuid: string; user_type: Buyer["userType"]; grade: number; point_balance: number }
>(
  "find-buyer",
  `select u.id, u.uuid, u.user_type, u.grade, u.point_balance
     from access_token t
     join app_user u on u.id = t.user_id
    where t.hash = $1 and t.revoked_at is null and t.expires_at > $2`,
);

/** Tokens are kept only as their SHA-256; whoever reads the database cannot use one. */
export function hashToken(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

/** The buyer of a token, or `null` when it is unknown, ended or revoked. */
export async function findBuyer(db: Runner, tokenHash: Uint8Array, now: Date): Promise<Buyer | null> {
  const [row] = await db.run(FIND_BUYER, [tokenHash, now]);
  if (!row) return null;
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
