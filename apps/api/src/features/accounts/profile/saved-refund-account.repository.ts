import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

type SealedRow = RowOf<typeof FIND_WITHDRAW_ACCOUNT>;

const FIND_WITHDRAW_ACCOUNT = statement(
  "find-saved-refund-account",
  "select key_id, sealed from saved_refund_account where user_id = $1",
);

export async function findSavedRefundAccount(db: Runner, userId: number): Promise<SealedRow | null> {
  const [row] = await db.run(FIND_WITHDRAW_ACCOUNT, [userId]);
  return row ?? null;
}

const SET_WITHDRAW_ACCOUNT = statement(
  "set-saved-refund-account",
  `insert into saved_refund_account (user_id, key_id, sealed, updated_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, updated_at = excluded.updated_at`,
);

export async function saveRefundAccountOfMember(
  db: Runner,
  userId: number,
  { keyId, sealed }: { keyId: string; sealed: Uint8Array },
  now: Date,
): Promise<void> {
  await db.run(SET_WITHDRAW_ACCOUNT, [userId, keyId, sealed, now]);
}

const DROP_WITHDRAW_ACCOUNT = statement(
  "drop-saved-refund-account",
  "delete from saved_refund_account where user_id = $1",
);

export async function deleteSavedRefundAccount(tx: Tx, userId: number): Promise<void> {
  await tx.run(DROP_WITHDRAW_ACCOUNT, [userId]);
}
