import { type Runner, statement, type Tx } from "../../../db/database.ts";
import type { SealedText } from "../../../db/sealed-text.ts";

/** What a sealed number belongs to, so that it opens for nobody else. */
export function aboutReceipt(userId: number): string {
  return `cash_receipt ${userId}`;
}

export type ReceiptWish = {
  type: "income_deduction" | "expenditure_proof";
  identitySelect: 1 | 2;
  /** The number, hidden but for its end. */
  masked: string;
  isPlaceholder: boolean;
  /** `null` for the placeholder, which everybody knows. */
  sealed: SealedText | null;
};

const ADD_WISH = statement(
  "add-receipt-wish",
  `with o as (update orders set receipt_type = $2 where id = $1)
   insert into cash_receipt_wish (order_id, type, identity_select, identity_masked, is_placeholder, key_id, sealed)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** The receipt that the buyer of a new order wants for its cash. */
export async function addReceiptWish(tx: Tx, orderId: number, wish: ReceiptWish): Promise<void> {
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

const USE_ESCROW = statement(
  "use-escrow",
  `with o as (update orders set withdraw_type = 'withdraw_oi_only' where id = $1)
   update payment set use_escrow = true where order_id = $1`,
);

/** The money waits with the provider until the goods are there; it goes back only as a whole. */
export async function useEscrow(tx: Tx, orderId: number): Promise<void> {
  await tx.run(USE_ESCROW, [orderId]);
}

export type SavedRow = {
  type: ReceiptWish["type"];
  identity_select: 1 | 2;
  identity_masked: string;
  key_id: string;
  sealed: Uint8Array;
};

const FIND_SAVED = statement(
  "find-saved-receipt",
  "select type, identity_select, identity_masked, key_id, sealed from saved_cash_receipt where user_id = $1",
).narrow<Pick<SavedRow, "identity_select">>();

export async function findSavedReceipt(db: Runner, userId: number): Promise<SavedRow | null> {
  const [row] = await db.run(FIND_SAVED, [userId]);
  return row ?? null;
}

const SAVE = statement(
  "save-receipt",
  `insert into saved_cash_receipt (user_id, type, identity_select, identity_masked, key_id, sealed, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id) do update
      set type = excluded.type, identity_select = excluded.identity_select, identity_masked = excluded.identity_masked,
          key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at`,
);

/** Keeps a member's number for the next order, instead of the one kept before. */
export async function saveReceipt(
  tx: Tx,
  userId: number,
  wish: ReceiptWish & { sealed: SealedText },
  now: Date,
): Promise<void> {
  const { type, identitySelect, masked, sealed } = wish;
  await tx.run(SAVE, [userId, type, identitySelect, masked, sealed.keyId, sealed.sealed, now]);
}

const FORGET_SAVED = statement("forget-saved-receipt", "delete from saved_cash_receipt where user_id = $1");

export async function forgetSavedReceipt(db: Runner, userId: number): Promise<void> {
  await db.run(FORGET_SAVED, [userId]);
}
