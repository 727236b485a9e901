import type { Buyer } from "../../http/handler-context-types.ts";

/**
 * Checks whether a review was written by this account. Its writer may appeal against its hiding, and may neither report it
 * nor count it as helpful.
 */
export function isWriterOf(buyer: Buyer, review: { writer_id: number | null }): boolean {
  return review.writer_id === buyer.id;
}
