import type { Sealing } from "../../../db/sealed-text.ts";
import type { SnsType } from "../../../http/context.ts";
import type { AccountChange } from "../../messages/account-notices.repository.ts";
import type { ChangeRow } from "./account-changes.repository.ts";

type Account = { owner: string; bankName: string; accountNumber: string };
type Card = { id: number; numberMasked: string };
/** Link before it ended; `unlinkId`: the row by which its provider is told. */
export type FormerLink = { subject: string; linkedAt: string; unlinkId: string };

/** Values before each kind of change, as far as they can be put back. */
export type FormerValues = {
  password: { hadPassword: boolean };
  phone: { phone: string | null };
  /** @property provenAt ISO 8601; `null`: nobody had proven it */
  email: { email: string | null; provenAt: string | null };
  refundAccount: { account: Account | null };
  noRefundAccount: { account: Account | null };
  exportedData: Record<string, never>;
  addedCard: Card;
  deletedCard: Card;
} & { [K in `linked-${SnsType}`]: { subject: string } } & { [K in `unlinked-${SnsType}`]: FormerLink };

/** A change that can be undone: its kind with what was there before. */
export type Former = { [K in AccountChange]: { kind: K; values: FormerValues[K] } }[AccountChange];

/** Names the row that a sealed former value belongs to, so that it opens for no other change. */
export function aboutChange(id: string): string {
  return `account_change ${id}`;
}

/** Opens what was there before a change; `null` once it was undone. */
export function openFormer(sealing: Sealing, row: ChangeRow): Former | null {
  if (row.key_id === null || row.sealed === null) return null;
  const text = sealing.open({ keyId: row.key_id, sealed: row.sealed }, aboutChange(row.id));
  return { kind: row.kind, values: JSON.parse(text) } as Former;
}
