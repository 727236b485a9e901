import type { Reply } from "@todayfruit/contract/all-calls";
import { deviceName } from "@todayfruit/domain/accounts/device-name";
import type { listAccesses } from "../personal-data/accesses.repository.ts";
import type {
  listActions,
  listClaims,
  listConsents,
  listCoupons,
  listNotes,
  listOrders,
  listPoints,
  listQuestionsAndReviews,
  listSessions,
} from "./member-detail-lists.repository.ts";

type Rows<List extends (...values: never[]) => Promise<unknown>> = Awaited<ReturnType<List>>;

type History = {
  orders: Rows<typeof listOrders>;
  claims: Rows<typeof listClaims>;
  voices: Rows<typeof listQuestionsAndReviews>;
  points: Rows<typeof listPoints>;
  coupons: Rows<typeof listCoupons>;
  consents: Rows<typeof listConsents>;
  sessions: Rows<typeof listSessions>;
  notes: Rows<typeof listNotes>;
  accesses: Rows<typeof listAccesses>;
  actions: Rows<typeof listActions>;
};

/** Presents what a member did and what operators did to them. */
export function presentHistory(
  history: History,
): Pick<Reply<"GET /operator/v1/members/{id}">, keyof History> {
  return {
    orders: history.orders.map((row) => ({
      id: row.id,
      number: row.number,
      orderName: row.order_name,
      status: row.status,
      price: row.price,
      createdAt: row.created_at.toISOString(),
    })),
    claims: history.claims.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      resolution: row.resolution,
      reason: row.reason,
      status: row.status,
      requestedAt: row.requested_at.toISOString(),
    })),
    voices: history.voices.map((row) => ({
      kind: row.kind,
      id: row.id,
      contents: row.contents,
      score: row.score,
      isAnswered: row.is_answered,
      at: row.at.toISOString(),
    })),
    points: history.points.map((row) => ({
      id: row.id,
      amount: row.amount,
      reason: row.reason,
      orderId: row.order_id,
      expiresAt: row.expires_at.toISOString(),
      at: row.at.toISOString(),
    })),
    coupons: history.coupons.map((row) => ({
      id: row.id,
      couponId: row.coupon_id,
      name: row.name,
      validUntil: row.valid_until.toISOString(),
      issuedAt: row.issued_at.toISOString(),
      orderId: row.order_id,
    })),
    consents: history.consents.map((row) => ({
      kind: row.kind,
      isGiven: row.is_given,
      version: row.version,
      at: row.at.toISOString(),
    })),
    sessions: history.sessions.map((row) => ({
      id: row.id,
      device: deviceName(row.user_agent),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.seen_at.toISOString(),
    })),
    notes: history.notes.map((row) => ({
      id: row.id,
      version: row.version,
      contents: row.contents,
      writer: row.writer,
      at: row.at?.toISOString() ?? null,
    })),
    accesses: history.accesses.map((row) => ({
      operatorName: row.operator_name,
      orderId: row.order_id,
      reason: row.reason,
      at: row.at.toISOString(),
      until: row.until?.toISOString() ?? null,
    })),
    actions: history.actions.map((row) => ({
      id: row.id,
      action: row.action,
      operatorName: row.operator_name,
      reason: row.reason,
      at: row.at.toISOString(),
    })),
  };
}
