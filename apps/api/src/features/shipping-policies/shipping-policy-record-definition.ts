import type { ShippingPolicy } from "@todayfruit/contract/shipping-policies/shipping-policies.calls";
import type { Static } from "typebox";
import { buildTableRecord, type TableRecord } from "../record-edits/tables/build-table-record.ts";
import { setFeesOfProducts } from "./set-inherited-shipping-fees.repository.ts";

/** Fields of a record: the policy, and the farm's name, which no edit of the policy changes. */
type Fields = Static<typeof ShippingPolicy> & { name: string };

const FARM = buildTableRecord<"distributor", Fields, never>({
  noun: "shipping-policies",
  subject: "distributor",
  permission: "catalog.edit",
  table: "distributor",
  columns: {
    name: ["name", "text"],
    baseFee: ["base_shipping_fee", "integer"],
    freeFrom: ["free_shipping_from", "integer"],
    returnFee: ["return_fee", "integer"],
    returnAddress: ["return_address", "text"],
  },
  check: async () => [],
});

/** Shipping policy of a farm as a record that operators edit; products with the farm's fees follow it. */
export const shippingPolicyRecordDefinition: TableRecord<Fields, never> = {
  ...FARM,
  async write(tx, rows, at) {
    await setFeesOfProducts(
      tx,
      rows.map(({ id, fields: before, edited: after }) => ({ id, before, after })),
    );
    await FARM.write(tx, rows, at);
  },
};
