import type { NewDistributor } from "@todayfruit/contract/distributors/operator-distributors.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord, type TableRecord } from "../record-edits/tables/build-table-record.ts";
import { addDistributors, listDistributorConflicts, nameCarriers } from "./distributors.repository.ts";

type Fields = Static<typeof NewDistributor>;
type Refusal = "CARRIER_UNKNOWN" | "DISTRIBUTOR_NAME_TAKEN";

const FARM = buildTableRecord<"distributor", Fields, Refusal>({
  noun: "distributors",
  subject: "distributor",
  permission: "catalog.edit",
  table: "distributor",
  columns: {
    name: ["name", "text"],
    region: ["region", "text"],
    greeting: ["greeting", "text"],
    carrierCode: ["delivery_company_code", "text"],
    shippingAddress: ["shipping_address", "text"],
    baseFee: ["base_shipping_fee", "integer"],
    freeFrom: ["free_shipping_from", "integer"],
    isBundle: ["is_bundle", "boolean"],
    bundlePolicy: ["bundle_policy", "text"],
    orderCutoffTime: ["order_cutoff_time", "text"],
    shippingWeekdays: ["shipping_weekdays", "text[]"],
    csPhone: ["cs_phone", "text"],
    businessNumber: ["business_number", "text"],
    returnFee: ["return_fee", "integer"],
    returnAddress: ["return_address", "text"],
  },
  usedBy: `exists (select from product u where u.distributor_id = t.id)
    or exists (select from order_product u where u.distributor_id = t.id)
    or exists (select from closed_day u where u.distributor_id = t.id)
    or exists (select from arrival_count u where u.distributor_id = t.id)
    or exists (select from coupon_scope u where u.distributor_id = t.id)
    or exists (select from farm_follow u where u.distributor_id = t.id)
    or exists (select from farm_news u where u.distributor_id = t.id)
    or exists (select from farm_punctuality u where u.distributor_id = t.id)
    or exists (select from settlement u where u.distributor_id = t.id)
    or exists (select from settlement_adjustment u where u.distributor_id = t.id)
    or exists (select from campaign u where u.bought_of = t.id)
    or exists (select from operator_distributor u where u.distributor_id = t.id)
    or exists (select from stock_rule u where u.distributor_id = t.id)
    or exists (select from purchase_order u where u.distributor_id = t.id)
    or exists (select from gift_swap u where u.from_distributor_id = t.id)`,
  async check(tx, rows) {
    const conflicts = await listDistributorConflicts(
      tx,
      rows.map(({ id, edited: { name, carrierCode } }) => ({ id, name, carrierCode })),
    );
    return conflicts.flatMap(({ id, is_carrier_unknown, is_name_taken }): RowRefusal<Refusal>[] => [
      ...(is_carrier_unknown ? [{ id, code: "CARRIER_UNKNOWN", field: "carrierCode" } as const] : []),
      ...(is_name_taken ? [{ id, code: "DISTRIBUTOR_NAME_TAKEN", field: "name" } as const] : []),
    ]);
  },
});

/** Farm as a record that operators add and edit; the name of its carrier follows from the code. */
export const distributorRecordDefinition: TableRecord<Fields, Refusal> = {
  ...FARM,
  async write(tx, rows, at) {
    await FARM.write(tx, rows, at);
    await nameCarriers(
      tx,
      rows.map(({ id }) => id),
    );
  },
  insert: (tx, rows) =>
    addDistributors(
      tx,
      rows.map(({ id, fields }) => ({ ...fields, id })),
    ),
};
