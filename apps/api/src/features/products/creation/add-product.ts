import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { nextCatalogIds } from "../../record-edits/add-operator-changes.repository.ts";
import { listMissingMedia } from "../../record-edits/list-missing-media.ts";
import { saveChangeWithTrail } from "../../record-edits/save-change-with-trail.ts";
import { refuseNewOption, withUnitPrice } from "../options/complete-and-validate-new-option.ts";
import { insertOptions } from "../options/operator-options.repository.ts";
import { productRecordDefinition } from "../product-record-definition.ts";
import { findPlace, insertProduct } from "./new-products.repository.ts";

type Body = Input<"POST /operator/v1/products">["body"];
type Added = Answer<"POST /operator/v1/products">;

/** Adds a product with its options, not yet published; the first option is the one on cards. */
export async function addProduct(
  { body }: Input<"POST /operator/v1/products">,
  context: OperatorContext,
): Promise<Added> {
  const missing = await listMissingMedia(context.storage, [body.images]);
  if (missing.length > 0) return refuse("PICTURE_UNKNOWN", { fields: missing });
  for (const [index, option] of body.options.entries()) {
    const refusal = refuseNewOption(option);
    if (!refusal) continue;
    const field = `options.${index}.${refusal.field}`;
    return refuse(refusal.code, { fields: [{ field, message: refusalMessage(refusal.code) }] });
  }
  return context.db.transaction<Added>(
    (tx) => add(tx, context, body),
    (result) => result.ok,
  );
}

async function add(tx: Tx, context: OperatorContext, { options, reason, ...product }: Body): Promise<Added> {
  const place = await findPlace(tx, product.categoryId, product.distributorId);
  if (!place?.category_id) return refuse("CATEGORY_UNKNOWN");
  if (!place.distributor_id) return refuse("DISTRIBUTOR_UNKNOWN");
  const [id = 0, ...optionIds] = await nextCatalogIds(tx, options.length + 1);
  const rows = options.map((option, index) => ({
    ...withUnitPrice(option),
    id: optionIds[index] ?? 0,
    productId: id,
  }));
  const [first] = rows;
  if (!first) throw new Error("The contract asks for an option");
  const { listPrice, price, supplyCost, unitPrice, maxUnitInBox } = first;
  const shown = { listPrice, price, supplyCost, unitPrice, maxUnitInBox, optionId: first.id };
  await insertProduct(tx, { subTitle: "", ...product, ...shown, id, uuid: context.uuid() }, context.now());
  await insertOptions(tx, rows);
  const after = { ...product, status: "waiting", options: rows };
  const change = await saveChangeWithTrail(tx, context, productRecordDefinition, {
    rows: [{ id, before: null, after }],
    reason,
    verb: "add",
  });
  return ok({ change, id, version: 1, optionIds });
}
