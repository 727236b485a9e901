import type { CallName } from "@todayfruit/contract/call-definition";
import type { Reader } from "../../db/replicas/replica-and-read-position-types.ts";
import type { BoundCall } from "../bind-calls.ts";

/**
 * Buyers' reads of what a payment provider, a job or an operator changes while the buyer waits for it, and of sessions and
 * data whose newest state decides something: they are made on the primary.
 */
const NEWEST: readonly CallName[] = [
  "GET /v1.2/app-users/orders/{id}",
  "GET /v1/app-users/billing-cards",
  "GET /v1/app-users/billing-cards/window",
  "GET /v1/app-users/email-proofs",
  "GET /v1/app-users/leave-preview",
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable",
  "GET /v1/app-users/orders/{id}/claims/{claimId}",
  "GET /v1/app-users/orders/{id}/refund-preview",
  "GET /v1/app-users/orders/{id}/refund-preview/guest",
  "GET /v1/app-users/personal-data",
  "GET /v1/app-users/sessions",
  "GET /v1/gift/group/{id}/refund-preview",
  "GET /v1/payments/{orderId}",
  "GET /v4/app-users/order-tmp/{id}",
];
/** Operators' statistics; their lists are read where they are edited. */
const STATISTICS: readonly CallName[] = ["GET /operator/v1/analytics"];

/**
 * Returns as what kind of reader a call reads from replicas; `null` for a call that changes something, and for reads that
 * must show the newest state: those by a secret in the path, whose rows another person has just made, and operators' work.
 *
 * @example findReplicaReaderOfCall({ name: "GET /v1/products/{id}", call }) // "public"
 */
export function findReplicaReaderOfCall({ name, call }: Pick<BoundCall, "name" | "call">): Reader | null {
  if (!name.startsWith("GET ") || call.secret || call.events) return null;
  if (call.access === "public") return "public";
  if (call.access !== "operator") return NEWEST.includes(name) ? null : "buyer";
  const isStatistic = name.startsWith("GET /operator/v1/reports/") || STATISTICS.includes(name);
  return isStatistic || call.file ? "operator" : null;
}
