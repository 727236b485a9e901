import type { UnreachableReason } from "./payment-gateway.ts";

type Reply = { readonly kind: string; readonly reason?: UnreachableReason };

/**
 * Whether the provider answered, so that it says the same again to the same idempotency key for 15 days. The same key may
 * only ask again after silence, a 5xx or a first try that is still in flight; any other no needs a new key, and the
 * provider's own record before it, because a no does not always mean that nothing was done.
 *
 * @example isAnswered({ kind: "refused", … }) // true
 * @example isAnswered({ kind: "unreachable", reason: "provider-error" }) // true: 400 PROVIDER_ERROR
 * @example isAnswered({ kind: "unreachable", reason: "timeout" }) // false
 */
export function isAnswered(reply: Reply): boolean {
  return reply.reason === undefined || ANSWERED.includes(reply.reason);
}

const ANSWERED: readonly UnreachableReason[] = ["provider-error", "malformed-reply"];
