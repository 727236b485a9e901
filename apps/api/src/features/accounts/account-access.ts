import type { Buyer } from "../../http/context.ts";

/** Checks whether a token belongs to an account, such as one whose change is undone by a link. */
export function isAccountOf(buyer: Buyer | null, userId: number): boolean {
  return buyer?.id === userId;
}

/**
 * Checks whether a social account is linked to this shop account. Only then does it confirm a change, and only then may
 * it be linked once more; for any other account it is taken.
 */
export function isLinkedTo(buyer: Buyer, socialAccount: { user_id: number } | null | undefined): boolean {
  return socialAccount?.user_id === buyer.id;
}
