import type { Input } from "@todayfruit/contract/all-calls";
import { lastUsableInstant } from "@todayfruit/domain/points/last-usable-instant";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findUserDetail } from "../accounts/accounts.repository.ts";
import {
  findExpiring,
  findPromised,
  listEntries,
  type PointEntryRow,
} from "./read-member-points.repository.ts";

const DEFAULT_TAKE = 15;
const SOON_MS = 30 * 86_400_000;

/** Lists a member's points (원): balance, pending, expiring within 30 days, and the ledger; four statements. */
export async function listOwnPoints(
  { query }: Input<"GET /v1/app-users/my-point">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/my-point">> {
  const before = readIdCursor(query?.nextPage);
  if (before === null) {
    const message = "앞선 목록의 nextPage를 그대로 보내 주세요";
    return refuse("INVALID_INPUT", { fields: [{ field: "nextPage", message }] });
  }
  const take = query?.take ?? DEFAULT_TAKE;
  const at = now();
  const [rows, expiring, promised, user] = await Promise.all([
    listEntries(db, buyer.id, before, take + 1),
    findExpiring(db, buyer.id, at, new Date(at.getTime() + SOON_MS)),
    findPromised(db, buyer.id),
    findUserDetail(db, buyer.id, at),
  ]);
  const shown = rows.slice(0, take);
  return ok({
    point: user.point_balance,
    expiringPoint: expiring.expiring,
    expiresAt: expiring.expires_at && lastUsableInstant(expiring.expires_at),
    pendingPoint: promised.pending,
    pendingAt: promised.available_at?.toISOString() ?? null,
    owedPoint: promised.owed,
    list: shown.map((row) => ({
      id: row.id,
      amount: row.amount,
      reason: reasonOf(row),
      orderId: row.order_id,
      createdAt: row.at.toISOString(),
      expiresAt: row.amount > 0 ? lastUsableInstant(row.expires_at) : null,
    })),
    nextPage: nextIdCursor(rows, take),
  });
}

const REWARDS: Record<NonNullable<PointEntryRow["reward_kind"]>, string> = {
  purchase: "purchase",
  text_review: "review",
  photo_review: "photoReview",
};

/** Returns the reason of an entry by name: of an award, what earned it. */
function reasonOf({ reason, reward_kind, lot_reason }: PointEntryRow): string {
  if (reason !== "award") return reason;
  return reward_kind === null ? lot_reason : REWARDS[reward_kind];
}
