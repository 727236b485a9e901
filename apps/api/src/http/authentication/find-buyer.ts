import type { Runner } from "../../db/database.ts";
import { statement } from "../../db/database.ts";
import { type ReadPosition, readPositionOf } from "../../db/replicas/replica-and-read-position-types.ts";
import type { Buyer } from "../handler-context-types.ts";

/** Buyer of a token, and how far a replica must be to show what they wrote. */
export type FoundBuyer = { buyer: Buyer; readPosition: ReadPosition };

const FIND_BUYER = statement(
  "find-buyer",
  `select u.id, u.uuid, u.user_type, u.grade, u.point_balance, u.is_blocked, coalesce(t.last_seen_at, t.created_at) as seen_at,
          t.created_at, p.position as read_position
     from access_token t
     join app_user u on u.id = t.user_id
     left join read_position p on p.reader = 'buyer:' || u.id and p.expires_at > $2
    where t.hash = $1 and t.revoked_at is null and t.expires_at > $2 and u.left_at is null`,
);

const SEE = statement(
  "see-session",
  `update access_token set last_seen_at = $2
    where hash = $1 and coalesce(last_seen_at, created_at) < $3`,
);

/**
 * Interval of updating when a session was last seen, in ms: its owner is shown the day alone, and most requests write
 * nothing.
 */
const SEEN_MS = 3_600_000;

/** Finds the buyer of a token; returns `null` when the token is unknown, expired or revoked. */
export async function findBuyer(db: Runner, tokenHash: Uint8Array, now: Date): Promise<FoundBuyer | null> {
  const [row] = await db.run(FIND_BUYER, [tokenHash, now]);
  if (!row) return null;
  const seenBefore = new Date(now.getTime() - SEEN_MS);
  if (row.user_type !== "guest" && row.seen_at < seenBefore) await db.run(SEE, [tokenHash, now, seenBefore]);
  return {
    buyer: {
      id: row.id,
      uuid: row.uuid,
      userType: row.user_type,
      grade: row.user_type === "guest" ? null : row.grade,
      pointBalance: row.point_balance,
      isBlocked: row.is_blocked,
    },
    readPosition: readPositionOf(row, now),
  };
}
