import type { RefundReceiveAccount } from "../ledger/toss-payment-types.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import { lookUpBankCode } from "../look-up-bank-codes.ts";

/** Refund account in the body of a cancellation. */

export type RefundAccountInput = {
  bank: string;
  accountNumber: string;
  holderName: string;
};

/** Reads the refund account of a paid virtual account: required, with a number of at most 20 digits. */
export function validateRefundAccount(
  input: RefundAccountInput | undefined,
): RefundReceiveAccount | TossRefusal {
  if (!input) return refuse("INVALID_REFUND_ACCOUNT_INFO", "가상계좌 결제는 환불 계좌가 필요합니다.");
  const bankCode = lookUpBankCode(input.bank);
  if (bankCode === null) return refuse("INVALID_BANK");
  if (!/^\d{1,20}$/.test(input.accountNumber)) return refuse("INVALID_REFUND_ACCOUNT_NUMBER");
  const holderName = input.holderName.trim();
  if (holderName === "" || holderName.length > 60) return refuse("INVALID_REFUND_ACCOUNT_INFO");
  return { bankCode, accountNumber: input.accountNumber, holderName };
}
