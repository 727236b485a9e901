import type { Buyer } from "../../http/handler-context-types.ts";

/** Checks whether an account is the caller's own, e.g. the one whose change a link undoes. */
export function isOwnAccount(buyer: Buyer | null, userId: number): boolean {
  return buyer?.id === userId;
}
