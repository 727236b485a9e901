import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { listMissingMedia } from "../record-edits/list-missing-media.ts";
import type { ProductFields } from "./derive-editable-product-fields.ts";
import { productRecordDefinition } from "./product-record-definition.ts";

/** Edits products; pictures and videos must be stored before they are named. */
export async function editProducts(
  { body, query }: Input<"PATCH /operator/v1/products">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/products">> {
  const fields = await listMissingMedia(
    context.storage,
    body.rows.map(({ set }) => mediaOf(set)),
  );
  if (fields.length > 0) return refuse("PICTURE_UNKNOWN", { fields });
  return editRecords(context, productRecordDefinition, body, query);
}

function mediaOf({ images = [], contents = [], videoUrl }: Partial<ProductFields>): string[] {
  const inContents = contents.flatMap((block) => (block.type === "image" ? [block.src] : []));
  return [...images, ...inContents, ...(videoUrl ? [videoUrl] : [])];
}
