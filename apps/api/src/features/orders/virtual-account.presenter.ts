import type { PaymentResult } from "@todayfruit/contract/payments/payments.calls";
import type { Static } from "typebox";
import { bankName } from "../../gateways/payments/bank-codes-and-names.ts";

type AccountColumns = {
  vbank_account_number: string | null;
  vbank_bank_code: string | null;
  vbank_customer_name: string | null;
  vbank_due_at: Date | null;
};

/** Presents the virtual account that a deposit goes to; `null` before one was issued. */
export function presentVirtualAccount(row: AccountColumns): Static<typeof PaymentResult>["paymentVbank"] {
  if (row.vbank_account_number === null || row.vbank_bank_code === null || row.vbank_due_at === null)
    return null;
  return {
    accountNumber: row.vbank_account_number,
    bankCode: row.vbank_bank_code,
    bankText: bankName(row.vbank_bank_code),
    customerName: row.vbank_customer_name ?? "",
    dueDate: row.vbank_due_at.toISOString(),
  };
}
