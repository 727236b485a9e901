import type { CallName } from "@todayfruit/contract/call-definition";
import type { PoolName } from "../../db/connections/open-database-pools.ts";
import type { BoundCall } from "../bind-calls.ts";

/**
 * Kind of work with limits of its own. `outside` waits for another company and hardly for the database; `draw` holds a
 * picture of up to 12 MB, or a part of a video, in memory and a thread of the process.
 */
export type WorkKind = "browse" | "buy" | "outside" | "draw" | "operate";

export type CallConcurrencyLimit = {
  kind: WorkKind;
  pool: PoolName;
  /** Higher goes first. */
  priority: number;
  /** Longest wait for a permit in ms; 0 for calls that are not limited. */
  patienceMs: number;
};

const SHORT_MS = 200;
const USUAL_MS = 500;
const LONG_MS = 1500;
const DRAWING_MS = 10_000;

/**
 * Steps of a purchase in order. Under load a later step has priority over an earlier one and waits longer for its
 * permit: buyers who have begun finish, new ones are refused at once.
 */
const PURCHASE_STEPS: readonly (readonly CallName[])[] = [
  ["POST /v2/tokens/guest", "POST /v1/events"],
  ["POST /v1.2/app-users/shopping-carts"],
  ["POST /v1.2/app-users/shopping-carts/order-item-tmp", "POST /v1/checkout-links/{token}/use"],
  ["POST /v4/app-users/order-tmp", "POST /v4/app-users/order-tmp/gift"],
  ["PATCH /v4/app-users/order-tmp/calculate/{id}", "PUT /v3/app-users/order-tmp/address/{id}"],
  ["POST /v4/app-users/order-tmp/chk/{id}"],
];
/** Calls that wait for a provider of payments, texts or logins. */
const OUTSIDE: readonly CallName[] = [
  "POST /v1/payments/confirm",
  "POST /v1/payments/{orderId}/billing",
  "POST /v1/app-users/billing-cards",
  "POST /v1/app-users/billing-cards/issue",
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw",
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw",
  "PUT /v3/app-users/orders/{id}/withdraw",
  "PUT /v3/app-users/orders/{id}/guest-withdraw",
  "PUT /v1/gift/to/{id}/withdraw",
  "PUT /v1/gift/group/{id}/withdraw",
  "POST /v1/gift/to/{id}/decline",
  "POST /v1/auth/phone",
  "POST /v2/auth/phone",
  "POST /v1/auth/social/{snsType}/callback",
  "POST /v1/app-users/social/{snsType}",
];
const DRAWING: readonly CallName[] = [
  "POST /v1/app-users/images",
  "PUT /v1/app-users/videos/{id}/parts/{part}",
  "POST /v1/app-users/videos/{id}/complete",
];

/** Webhooks, which their senders repeat after a refusal: shoppers do not wait for them, nor they for shoppers. */
export const WEBHOOKS: readonly CallName[] = [
  "POST /v1/payments/webhooks/toss",
  "POST /v1/messages/reports/{secret}",
  "POST /v1/auth/social/kakaotalk/unlinked",
  "POST /v1/auth/social/naver/unlinked",
  "POST /v1/gift/shared",
];

/** @example limitOf({ name: "GET /v1/products/{id}", call }).kind // "browse" */
export function limitOf({ name, call }: Pick<BoundCall, "name" | "call">): CallConcurrencyLimit {
  if (call.access === "operator") {
    return { kind: "operate", pool: "background", priority: 0, patienceMs: LONG_MS };
  }
  if (WEBHOOKS.includes(name)) {
    return { kind: "outside", pool: "background", priority: 0, patienceMs: LONG_MS };
  }
  if (DRAWING.includes(name)) return { kind: "draw", pool: "buy", priority: 0, patienceMs: DRAWING_MS };
  if (OUTSIDE.includes(name)) return { kind: "outside", pool: "buy", priority: 0, patienceMs: LONG_MS };
  if (name.startsWith("GET ")) return { kind: "browse", pool: "browse", priority: 0, patienceMs: USUAL_MS };
  const step = PURCHASE_STEPS.findIndex((names) => names.includes(name));
  if (step < 0) return { kind: "buy", pool: "buy", priority: 1, patienceMs: USUAL_MS };
  return { kind: "buy", pool: "buy", priority: step, patienceMs: step === 0 ? SHORT_MS : LONG_MS };
}
