import type { ProviderPayment } from "./provider-payment-types.ts";

/**
 * Result of a request.
 * - `found`: the provider's present state of the payment.
 * - `refused`: final, nothing was done. `message` is the provider's Korean sentence. `retryable` when the same
 *   request may succeed later (bank hours); `buyerCanRetry` when the buyer can use other means or begin again.
 * - `missing`: the provider has no such payment.
 * - `unreachable`: the outcome is unknown. Read the payment before deciding anything; one that is still IN_PROGRESS
 *   may be confirmed again under a new key.
 */
export type PaymentReply =
  | { readonly kind: "found"; readonly payment: ProviderPayment }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly message: string;
      readonly retryable: boolean;
      readonly buyerCanRetry: boolean;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

/** Reason for an unknown outcome: for metrics and logs, never for the buyer. */
export type UnreachableReason =
  | "timeout"
  | "connection-lost"
  | "server-error"
  | "provider-error"
  | "still-processing"
  | "malformed-reply";

/**
 * Tells whether a reply was answered by the provider, which keeps the answer under its idempotency key and repeats it
 * for 15 days. The same key may be used again only after silence, a 5xx or a first request that is still running. Any
 * other refusal needs a new key, and a look at the provider's own record first, because a refusal does not always
 * mean that nothing was done.
 *
 * @example isAnswered({ kind: "refused", … }) // true
 * @example isAnswered({ kind: "unreachable", reason: "provider-error" }) // true: 400 PROVIDER_ERROR
 * @example isAnswered({ kind: "unreachable", reason: "timeout" }) // false
 */
export function isAnswered(reply: { readonly kind: string; readonly reason?: UnreachableReason }): boolean {
  return reply.reason === undefined || ANSWERED.includes(reply.reason);
}

export const ANSWERED: readonly UnreachableReason[] = ["provider-error", "malformed-reply"];
