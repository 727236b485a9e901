import type { AbandonedCartMessageFields } from "@todayfruit/contract/campaigns/abandoned-cart-messages.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";

/** Message about carts that were left, as a record that operators edit. */
export const abandonedCartMessageRecordDefinition = buildTableRecord<
  "abandoned_cart_message",
  Static<typeof AbandonedCartMessageFields>,
  never
>({
  noun: "abandoned-cart-messages",
  subject: "abandoned cart message",
  permission: "coupons.manage",
  table: "abandoned_cart_message",
  columns: { text: ["text", "text"], afterHours: ["after_hours", "integer"], isOn: ["is_on", "boolean"] },
  check: async () => [],
});
