import type { profileCalls } from "@todayfruit/contract/calls/profile";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { findWithdrawAccount } from "./profile.repository.ts";

export type WithdrawAccount = { owner: string; bankName: string; accountNumber: string };

/** What a sealed account belongs to, so that it opens for nobody else. */
export function aboutAccount(userId: number): string {
  return `withdraw_account ${userId}`;
}

/** The account for refunds, its number hidden but for the end. */
export async function showWithdrawAccount({
  db,
  buyer,
  sealing,
}: BuyerContext): Promise<Answer<(typeof profileCalls)["GET /v1/app-users/withdraw-account"]>> {
  const row = await findWithdrawAccount(db, buyer.id);
  if (!row) return ok({ withdrawAccount: null });
  const text = sealing.open({ keyId: row.key_id, sealed: row.sealed }, aboutAccount(buyer.id));
  const account: WithdrawAccount = JSON.parse(text);
  return ok({ withdrawAccount: { ...account, accountNumber: hidden(account.accountNumber) } });
}

const SHOWN_DIGITS = 4;

/** @example hidden("110123456789") // "********6789" */
function hidden(accountNumber: string): string {
  return accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, "*");
}
