import type { Buyer } from "../../http/context.ts";

/** Checks whether an inquiry was written by this account; it is as unknown to any other as one that does not exist. */
export function isInquirerOf(buyer: Buyer, inquiry: { user_id: number }): boolean {
  return inquiry.user_id === buyer.id;
}
