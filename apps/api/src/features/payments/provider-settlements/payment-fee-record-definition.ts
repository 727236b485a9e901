import type { PaymentFeeFields } from "@todayfruit/contract/payments/operator-payment-fees.calls";
import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";

type Fields = Static<typeof PaymentFeeFields> & { method: PaymentMethodType };

/** Fee of a payment method by the contract with the provider, as a record that operators edit; its method stays. */
export const paymentFeeRecordDefinition = buildTableRecord<"payment_fee", Fields, "PAYMENT_FEE_INVALID">({
  noun: "payment-fees",
  subject: "payment fee",
  permission: "settlements.manage",
  table: "payment_fee",
  columns: { method: ["method", "text"], rate: ["rate", "integer"], amount: ["amount", "integer"] },
  check: async (_tx, rows) =>
    rows.flatMap(({ id, edited }) =>
      edited.rate === null || edited.amount === null
        ? []
        : [{ id, code: "PAYMENT_FEE_INVALID" as const, field: "amount" }],
    ),
});
