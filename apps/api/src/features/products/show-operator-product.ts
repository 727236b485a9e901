import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { deriveEditableProductFields } from "./derive-editable-product-fields.ts";
import { checkReferences, findProduct } from "./operator-products.repository.ts";
import { gapsOf } from "./product-record-definition.ts";

/** Shows a product with every field that operators edit, and what it lacks before it may be seen. */
export async function showOperatorProduct(
  { path: { id } }: Input<"GET /operator/v1/products/{id}">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/products/{id}">> {
  const row = await findProduct(db, id);
  if (!row) return refuse("RECORD_NOT_FOUND");
  const fields = deriveEditableProductFields(row);
  const [reference] = await checkReferences(db, [{ id, ...fields }]);
  const gaps = reference ? gapsOf(fields, reference) : [];
  const missing = gaps.map(({ code, field }) => ({ code, field, message: refusalMessage(code) }));
  return ok({ id, version: row.version, ...fields, missing });
}
