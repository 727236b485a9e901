import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { SealedText, Sealing } from "../../../db/sealing.ts";
import { bankCode } from "../../../gateways/payments/bank-codes-and-names.ts";

/** Bank account for refunds; the number in digits only. */
export type RefundAccount = { owner: string; bankName: string; accountNumber: string };

/** Validates a refund account: a bank that the provider supports, and 8 to 16 digits. */
export function readRefundAccount(said: RefundAccount): Result<RefundAccount, "ACCOUNT_NUMBER_INVALID"> {
  const accountNumber = said.accountNumber.replaceAll(/[\s-]/g, "");
  if (!/^\d{8,16}$/.test(accountNumber) || bankCode(said.bankName) === null) {
    return refuse("ACCOUNT_NUMBER_INVALID");
  }
  return ok({ owner: said.owner.trim(), bankName: said.bankName, accountNumber });
}

/** Seals the account as the buyer's stored one, so that a refund opens both in the same way. */
export function sealRefundAccount(sealing: Sealing, userId: number, account: RefundAccount): SealedText {
  return sealing.seal(JSON.stringify(account), `saved_refund_account ${userId}`);
}
