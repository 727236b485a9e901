import type { Buyer } from "../../http/context.ts";

/** Checks whether a token belongs to an account, such as one whose change is undone by a link. */
export function isAccountOf(buyer: Buyer | null, userId: number): boolean {
  return buyer?.id === userId;
}
