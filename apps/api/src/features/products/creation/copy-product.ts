import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { nextCatalogIds } from "../../record-edits/add-operator-changes.repository.ts";
import { saveChangeWithTrail } from "../../record-edits/save-change-with-trail.ts";
import { lockProducts } from "../operator-products.repository.ts";
import { productRecordDefinition } from "../product-record-definition.ts";
import { copyProductRows, listOptionIds } from "./new-products.repository.ts";

type Copied = Answer<"POST /operator/v1/products/{id}/copy">;

/** Copies a product with its options under a new name, not yet published and with no units on hand. */
export function copyProduct(
  { path, body }: Input<"POST /operator/v1/products/{id}/copy">,
  context: OperatorContext,
): Promise<Copied> {
  return context.db.transaction<Copied>(
    async (tx) => {
      const [product] = await lockProducts(tx, [path.id]);
      if (!product) return refuse("RECORD_NOT_FOUND");
      const originals = await listOptionIds(tx, path.id);
      const [newId = 0, ...optionIds] = await nextCatalogIds(tx, originals.length + 1);
      const options = originals.map(({ id }, index) => ({ id, newId: optionIds[index] ?? 0 }));
      const shown = originals.findIndex(({ is_representative }) => is_representative);
      await copyProductRows(tx, {
        id: path.id,
        newId,
        uuid: context.uuid(),
        name: body.name,
        now: context.now(),
        options,
        representativeOptionId: optionIds[shown] ?? 0,
      });
      const after = { name: body.name, status: "waiting", copyOf: path.id };
      const change = await saveChangeWithTrail(tx, context, productRecordDefinition, {
        rows: [{ id: newId, before: null, after }],
        reason: body.reason,
        verb: "copy",
      });
      return ok({ change, id: newId, version: 1, optionIds });
    },
    (result) => result.ok,
  );
}
