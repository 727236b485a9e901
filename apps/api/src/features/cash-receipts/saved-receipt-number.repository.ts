import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { SealedText } from "../../db/sealing.ts";
import type { CashReceiptRequest } from "./add-receipt-request.repository.ts";

export type SavedRow = {
  type: CashReceiptRequest["type"];
  identity_select: 1 | 2;
  identity_masked: string;
  key_id: string;
  sealed: Uint8Array;
};

const FIND_SAVED = statement(
  "find-saved-receipt",
  "select type, identity_select, identity_masked, key_id, sealed from saved_cash_receipt where user_id = $1",
).narrow<Pick<SavedRow, "identity_select">>();

export async function findSavedReceiptNumber(db: Runner, userId: number): Promise<SavedRow | null> {
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

/** Stores a member's receipt number for the next order, replacing the previous one. */
export async function saveReceiptNumber(
  tx: Tx,
  userId: number,
  wish: CashReceiptRequest & { sealed: SealedText },
  now: Date,
): Promise<void> {
  const { type, identitySelect, masked, sealed } = wish;
  await tx.run(SAVE, [userId, type, identitySelect, masked, sealed.keyId, sealed.sealed, now]);
}

const FORGET_SAVED = statement("purge-saved-receipt", "delete from saved_cash_receipt where user_id = $1");

export async function deleteSavedReceiptNumberRow(db: Runner, userId: number): Promise<void> {
  await db.run(FORGET_SAVED, [userId]);
}
