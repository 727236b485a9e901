import { statement, type Tx } from "../../db/database.ts";
import type { SealedText } from "../../db/sealing.ts";

/** Associated data that binds a sealed number to its buyer, so that it cannot be opened for another. */
export function aboutReceipt(userId: number): string {
  return `cash_receipt ${userId}`;
}

export type CashReceiptRequest = {
  type: "income_deduction" | "expenditure_proof";
  identitySelect: 1 | 2;
  /** The number masked except for its end. */
  masked: string;
  isPlaceholder: boolean;
  /** `null` for the placeholder, which is public. */
  sealed: SealedText | null;
};

const ADD_WISH = statement(
  "add-receipt-request",
  `with o as (update orders set receipt_type = $2 where id = $1)
   insert into cash_receipt_request (order_id, type, identity_select, identity_masked, is_placeholder, key_id, sealed)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Stores the cash receipt that the buyer of a new order requested. */
export async function addReceiptRequest(tx: Tx, orderId: number, wish: CashReceiptRequest): Promise<void> {
  const { type, identitySelect, masked, isPlaceholder, sealed } = wish;
  await tx.run(ADD_WISH, [
    orderId,
    type,
    identitySelect,
    masked,
    isPlaceholder,
    sealed?.keyId ?? null,
    sealed?.sealed ?? null,
  ]);
}
