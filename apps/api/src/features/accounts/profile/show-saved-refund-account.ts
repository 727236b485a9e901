import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Sealing } from "../../../db/sealing.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findSavedRefundAccount, saveRefundAccountOfMember } from "./saved-refund-account.repository.ts";

type WithdrawAccount = { owner: string; bankName: string; accountNumber: string };

/** Returns the associated data of a sealed account, so that it opens for its member only. */
export function aboutAccount(userId: number): string {
  return `saved_refund_account ${userId}`;
}

/** Shows the refund account, its number masked except for the end. */
export async function showSavedRefundAccount(
  _input: Input<"GET /v1/app-users/withdraw-account">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/withdraw-account">> {
  return ok({ withdrawAccount: await readSavedRefundAccount(context) });
}

/**
 * Reads the refund account; `null` when there is none. One sealed with a former key is sealed again with the current
 * key.
 */
export async function readSavedRefundAccount({
  db,
  buyer,
  sealing,
  now,
}: BuyerContext): Promise<WithdrawAccount | null> {
  const row = await findSavedRefundAccount(db, buyer.id);
  if (!row) return null;
  const sealed = { keyId: row.key_id, sealed: row.sealed };
  if (sealing.isOld(sealed)) {
    const text = sealing.open(sealed, aboutAccount(buyer.id));
    await saveRefundAccountOfMember(db, buyer.id, sealing.seal(text, aboutAccount(buyer.id)), now());
  }
  return openRefundAccount(sealing, buyer.id, sealed);
}

/** Opens a sealed refund account; its number is masked except for the end. */
export function openRefundAccount(
  sealing: Sealing,
  userId: number,
  sealed: Parameters<Sealing["open"]>[0],
): WithdrawAccount {
  const account: WithdrawAccount = JSON.parse(sealing.open(sealed, aboutAccount(userId)));
  return { ...account, accountNumber: hidden(account.accountNumber) };
}

const SHOWN_DIGITS = 4;

/** @example hidden("110123456789") // "********6789" */
function hidden(accountNumber: string): string {
  return accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, "*");
}
