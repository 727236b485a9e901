import { ProductRecord } from "../records/product-record.ts";
import type { FieldProblem, Problems } from "../validate/create-problem-collector.ts";
import { createRecordValidator } from "../validate/create-record-validator.ts";
import { images, type MediaUse } from "./check-media.ts";
import { checkProductConsistency } from "./check-product-consistency.ts";
import { missing } from "./check-references.ts";
import type { RowRules } from "./check-rows.ts";
import type { Known } from "./known-catalogue-facts.ts";

export const PRODUCT_FILE = "catalog/products.json";
export const productValidator = createRecordValidator(ProductRecord);

type Waiting = { row: number; productId: number; field: string };
export type ProductRules = RowRules<ProductRecord> & {
  /** Runs after the last row, because a product may be related to a later one, but not to a missing one. */
  finish(problems: Problems): void;
};

export function productRules(known: Known, compare: RowRules<ProductRecord>["compare"]): ProductRules {
  const uuids = new Set<string>();
  const waiting = new Map<number, Waiting[]>();

  function examine(record: ProductRecord): FieldProblem[] {
    const problems = checkProductConsistency(record, known);
    if (uuids.has(record.uuid)) problems.push({ field: "uuid", reason: "같은 uuid가 앞에 있어요" });
    uuids.add(record.uuid);
    for (const [index, option] of record.options.entries()) {
      const isTaken = known.productOf.has(option.id);
      if (isTaken) problems.push({ field: `options[${index}].id`, reason: "같은 옵션 id가 앞에 있어요" });
      else known.productOf.set(option.id, record.id);
    }
    return problems;
  }

  return {
    file: PRODUCT_FILE,
    kind: "product",
    validator: productValidator,
    examine,
    ...(compare ? { compare } : {}),
    media: mediaOf,
    accept({ id, relatedProductIds }, row) {
      for (const [index, related] of relatedProductIds.entries()) {
        if (known.product.state(related) !== "missing") continue;
        const list = waiting.get(related) ?? [];
        waiting.set(related, list);
        list.push({ row, productId: id, field: `relatedProductIds[${index}]` });
      }
    },
    finish(problems) {
      for (const [related, products] of waiting) {
        if (known.product.state(related) !== "missing") continue;
        for (const { row, productId, field } of products) {
          known.product.reject(productId);
          problems.add(PRODUCT_FILE, row, productId, [{ field, reason: missing("product", related) }]);
        }
      }
    },
  };
}

function mediaOf(record: ProductRecord): MediaUse[] {
  const { videoUrl } = record.productDetail;
  return [
    ...images(record.images, "images"),
    ...record.contents.flatMap((block, index): MediaUse[] =>
      block.type === "image" ? [{ field: `contents[${index}].src`, path: block.src, kind: "image" }] : [],
    ),
    ...(videoUrl === null
      ? []
      : [{ field: "productDetail.videoUrl", path: videoUrl, kind: "video" } as const]),
  ];
}
