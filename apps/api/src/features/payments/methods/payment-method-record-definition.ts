import type { PaymentMethodFields } from "@todayfruit/contract/payments/operator-payment-methods.calls";
import type { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { type ProviderMethod, wrongSum } from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";

/** Fields of a record; its variant and its method stay. */
type Fields = Static<typeof PaymentMethodFields> & {
  variant: (typeof VARIANTS)[number];
  method: ProviderMethod;
};

/** Payment method of a variant as a record that operators edit. */
export const paymentMethodRecordDefinition = buildTableRecord<
  "payment_method",
  Fields,
  "PAYMENT_METHOD_INVALID"
>({
  noun: "payment-methods",
  subject: "payment method",
  permission: "displays.edit",
  table: "payment_method",
  columns: {
    variant: ["variant", "text"],
    method: ["method", "text"],
    isOffered: ["is_offered", "boolean"],
    minAmount: ["min_amount", "integer"],
    maxAmount: ["max_amount", "integer"],
  },
  check: async (_tx, rows) =>
    rows.flatMap(({ id, edited }) => {
      const field = wrongSum(edited);
      return field ? [{ id, code: "PAYMENT_METHOD_INVALID" as const, field }] : [];
    }),
});
