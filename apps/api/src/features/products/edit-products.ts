import type { Input } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import type { Storage } from "../../gateways/storage/storage.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import type { ProductFields } from "./product-fields.ts";
import { productRecord } from "./product-record.ts";

type Body = Input<"PATCH /operator/v1/products">["body"];

/** Edits products; pictures and videos must be stored before they are named. */
export async function editProducts(
  { body, query }: Input<"PATCH /operator/v1/products">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/products">> {
  const fields = await missingMedia(context.storage, body);
  if (fields.length > 0) return refuse("PICTURE_UNKNOWN", { fields });
  return editRecords(context, productRecord, body, query);
}

/** Lists the named files that are not in storage. */
async function missingMedia(storage: Storage, { rows }: Body) {
  const named = rows.flatMap(({ set }, index) =>
    mediaOf(set).map((file) => ({ file, field: `rows.${index}.set` })),
  );
  const files = [...new Set(named.map(({ file }) => file))];
  const found = new Set<string>();
  for (const file of files) if (await storage.find(file)) found.add(file);
  return named.filter(({ file }) => !found.has(file)).map(({ file, field }) => ({ field, message: file }));
}

function mediaOf({ images = [], contents = [], videoUrl }: Partial<ProductFields>): string[] {
  const inContents = contents.flatMap((block) => (block.type === "image" ? [block.src] : []));
  return [...images, ...inContents, ...(videoUrl ? [videoUrl] : [])];
}
