import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { SealedText, Sealing } from "../../../db/sealed-text.ts";
import { bankCode } from "../../../gateways/payments/banks.ts";

/** A bank account that money goes back to; the number in digits. */
export type RefundAccount = { owner: string; bankName: string; accountNumber: string };

/** Whether money can go there: a bank that the provider knows, and 8 to 16 digits. */
export function readRefundAccount(said: RefundAccount): Result<RefundAccount, "ACCOUNT_NUMBER_INVALID"> {
  const accountNumber = said.accountNumber.replaceAll(/[\s-]/g, "");
  if (!/^\d{8,16}$/.test(accountNumber) || bankCode(said.bankName) === null) {
    return refuse("ACCOUNT_NUMBER_INVALID");
  }
  return ok({ owner: said.owner.trim(), bankName: said.bankName, accountNumber });
}

/** Sealed as the account of the buyer, so that a refund opens both alike. */
export function sealRefundAccount(sealing: Sealing, userId: number, account: RefundAccount): SealedText {
  return sealing.seal(JSON.stringify(account), `withdraw_account ${userId}`);
}
