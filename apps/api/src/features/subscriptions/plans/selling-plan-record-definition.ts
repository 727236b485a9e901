import type { SellingPlanFields } from "@todayfruit/contract/subscriptions/operator-selling-plans.calls";
import type { Static } from "typebox";
import type { RowRefusal } from "../../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../../record-edits/tables/build-table-record.ts";
import { listOptionsOfProducts, listPlannedProducts } from "./selling-plan-edit-checks.repository.ts";

type Refusal = "PRODUCT_NOT_FOUND" | "SELLING_PLAN_TAKEN" | "SELLING_PLAN_OPTION_UNKNOWN";

/** Selling plan of a product as a record that operators edit; one with subscriptions that go on is closed, not deleted. */
export const sellingPlanRecordDefinition = buildTableRecord<
  "selling_plan",
  Static<typeof SellingPlanFields>,
  Refusal
>({
  noun: "selling-plans",
  subject: "selling plan",
  permission: "catalog.edit",
  table: "selling_plan",
  columns: {
    productId: ["product_id", "bigint"],
    optionIds: ["option_ids", "bigint[]"],
    intervals: ["intervals", "integer[]"],
    isBox: ["is_box", "boolean"],
    isOpen: ["is_open", "boolean"],
  },
  usedBy: `exists (select from subscription s join product_option o on o.id = s.option_id
                    where o.product_id = t.product_id and s.status <> 'ended')`,
  async check(tx, rows) {
    const productIds = rows.map(({ edited }) => edited.productId);
    const options = await listOptionsOfProducts(tx, productIds);
    const planned = await listPlannedProducts(tx, productIds);
    const seen = new Set<number>();
    return rows.flatMap(({ id, edited: { productId, optionIds } }): RowRefusal<Refusal>[] => {
      const own = options.get(productId);
      if (!own) return [{ id, code: "PRODUCT_NOT_FOUND", field: "productId" }];
      const holder = planned.get(productId);
      const isTaken = seen.has(productId) || (holder !== undefined && holder !== id);
      seen.add(productId);
      if (isTaken) return [{ id, code: "SELLING_PLAN_TAKEN", field: "productId" }];
      return optionIds?.some((optionId) => !own.includes(optionId))
        ? [{ id, code: "SELLING_PLAN_OPTION_UNKNOWN", field: "optionIds" }]
        : [];
    });
  },
});
