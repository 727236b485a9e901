import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { isPublished } from "@todayfruit/domain/products/list-publishing-gaps";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { nextCatalogIds } from "../../record-edits/add-operator-changes.repository.ts";
import { saveChangeWithTrail } from "../../record-edits/save-change-with-trail.ts";
import { lockProducts } from "../operator-products.repository.ts";
import { refuseNewOption, withUnitPrice } from "./complete-and-validate-new-option.ts";
import { insertOptions } from "./operator-options.repository.ts";
import { optionRecordDefinition } from "./option-record-definition.ts";

type Added = Answer<"POST /operator/v1/options">;

/** Adds options with their prices and units on hand to products; all of them, or none. */
export function addOptions(
  { body }: Input<"POST /operator/v1/options">,
  context: OperatorContext,
): Promise<Added> {
  return context.db.transaction<Added>(
    async (tx) => {
      const products = await lockProducts(tx, [...new Set(body.rows.map(({ productId }) => productId))]);
      const known = new Set(products.map(({ id }) => id));
      if (body.rows.some(({ productId }) => !known.has(productId))) return refuse("PRODUCT_NOT_FOUND");
      for (const [index, row] of body.rows.entries()) {
        const refusal = refuseNewOption(row);
        if (!refusal) continue;
        const field = `rows.${index}.${refusal.field}`;
        return refuse(refusal.code, { fields: [{ field, message: refusalMessage(refusal.code) }] });
      }
      const ids = await nextCatalogIds(tx, body.rows.length);
      const rows = body.rows.map((row, index) => ({ ...withUnitPrice(row), id: ids[index] ?? 0 }));
      const seen = new Set(
        products.flatMap(({ id, status }) => (isPublished(status as ProductStatus) ? [id] : [])),
      );
      if (
        rows.some(
          ({ productId, status, unitPrice }) => seen.has(productId) && status !== "suspended" && !unitPrice,
        )
      )
        return refuse("UNIT_PRICE_REQUIRED");
      await insertOptions(tx, rows);
      const added = rows.map(({ id, ...after }) => ({ id, before: null, after }));
      const { reason } = body;
      const change = await saveChangeWithTrail(tx, context, optionRecordDefinition, {
        rows: added,
        reason,
        verb: "add",
      });
      return ok({ change, rows: ids.map((id) => ({ id, version: 1 })) });
    },
    (result) => result.ok,
  );
}
