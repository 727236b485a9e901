import type { Sealing } from "../../db/sealing.ts";
import type { SnsType } from "../../http/handler-context-types.ts";
import type { AccountChange } from "../messages/announce-account-change.ts";
import type { ChangeRow } from "./account-changes.repository.ts";

type Account = { owner: string; bankName: string; accountNumber: string };
type Card = { id: number; numberMasked: string };
/** Former social link; `unlinkId` is the row of the pending notice to its provider. */
export type FormerLink = { subject: string; linkedAt: string; unlinkId: string };

/** Former values of each kind of change, as far as they can be restored. */
export type FormerValues = {
  password: { hadPassword: boolean };
  phone: { phone: string | null };
  /** @property provenAt ISO 8601; `null`: unverified */
  email: { email: string | null; provenAt: string | null };
  refundAccount: { account: Account | null };
  noRefundAccount: { account: Account | null };
  exportedData: Record<string, never>;
  addedCard: Card;
  deletedCard: Card;
} & { [K in `linked-${SnsType}`]: { subject: string } } & { [K in `unlinked-${SnsType}`]: FormerLink };

/** Undoable change: its kind and the former values. */
export type Former = { [K in AccountChange]: { kind: K; values: FormerValues[K] } }[AccountChange];

/** Returns the associated data of a sealed former value, so that it opens for its own change only. */
export function aboutChange(id: string): string {
  return `account_change ${id}`;
}

/** Decrypts the former values of a change; returns `null` once it was undone. */
export function openFormer(sealing: Sealing, row: ChangeRow): Former | null {
  if (row.key_id === null || row.sealed === null) return null;
  const text = sealing.open({ keyId: row.key_id, sealed: row.sealed }, aboutChange(row.id));
  return { kind: row.kind, values: JSON.parse(text) } as Former;
}
