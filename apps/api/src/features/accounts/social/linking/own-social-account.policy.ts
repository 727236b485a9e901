import type { Buyer } from "../../../../http/handler-context-types.ts";

/**
 * Checks whether a social account is linked to this shop account. Required for confirming a change with it, and for
 * linking it again; an account that is linked elsewhere is refused with SOCIAL_TAKEN.
 */
export function isOwnSocialAccount(
  buyer: Buyer,
  socialAccount: { user_id: number } | null | undefined,
): boolean {
  return socialAccount?.user_id === buyer.id;
}
