import type { AdvertisementFields } from "@todayfruit/contract/best/operator-advertisements.calls";
import type { Static } from "typebox";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listUnknownAdvertised } from "./list-invalid-advertisements.repository.ts";

/** Advertisement as a record that operators edit. */
export const advertisementRecordDefinition = buildTableRecord<
  "advertisement",
  Static<typeof AdvertisementFields>,
  "ADVERTISED_PRODUCT_UNKNOWN"
>({
  noun: "advertisements",
  subject: "advertisement",
  permission: "displays.edit",
  table: "advertisement",
  columns: {
    type: ["type", "text"],
    categoryId: ["category_id", "bigint"],
    productId: ["product_id", "bigint"],
    badge: ["badge", "text"],
    sort: ["sort", "integer"],
  },
  async check(tx, rows) {
    const unknown = await listUnknownAdvertised(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
    return unknown.map(({ id }) => ({ id, code: "ADVERTISED_PRODUCT_UNKNOWN", field: "productId" }));
  },
});
