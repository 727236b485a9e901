import type { productCalls } from "@todayfruit/contract/products/operator-products.calls";
import { isSalePeriodValid } from "@todayfruit/domain/products/is-sale-period-valid";
import { isPublished, listPublishingGaps } from "@todayfruit/domain/products/list-publishing-gaps";
import type { EditableRecord, EditedRecord, RowRefusal } from "../record-edits/editable-record-types.ts";
import { deriveEditableProductFields, type ProductFields } from "./derive-editable-product-fields.ts";
import {
  archiveProducts,
  checkReferences,
  lockProducts,
  type ReferenceRow,
  setProducts,
} from "./operator-products.repository.ts";

type Refusal = (typeof productCalls)["PATCH /operator/v1/products"]["refusals"][number];

/** Product as a record that operators edit. */
export const productRecordDefinition: EditableRecord<ProductFields, Refusal> = {
  noun: "products",
  subject: "product",
  permission: "catalog.edit",
  instants: ["comingSoonAt", "limitedBeginAt", "limitedEndAt"],
  async lock(tx, ids) {
    const rows = await lockProducts(tx, ids);
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      fields: deriveEditableProductFields(row),
    }));
  },
  /** Drops the texts of pictures that leave the gallery. */
  derive({ imageAlts }, { images }) {
    return images ? { imageAlts: imageAlts.filter(({ src }) => images.includes(src)) } : {};
  },
  async check(tx, rows) {
    if (rows.length === 0) return [];
    const references = await checkReferences(tx, withIds(rows));
    const referenceOf = new Map(references.map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const reference = referenceOf.get(row.id);
      return reference ? refusalsOf(row, reference) : [];
    });
  },
  async write(tx, rows) {
    await setProducts(tx, withIds(rows));
  },
  /** Archives products that are taken back: what shoppers did with them stays. */
  async remove(tx, ids) {
    await archiveProducts(tx, ids);
    return [];
  },
};

function withIds(rows: readonly EditedRecord<ProductFields>[]) {
  return rows.map(({ id, edited }) => ({ id, ...edited }));
}

/** Refuses unknown references and contradictions; of a product that shoppers see also what the law asks for. */
function refusalsOf(row: EditedRecord<ProductFields>, reference: ReferenceRow): RowRefusal<Refusal>[] {
  const { id, edited } = row;
  const refusals: (RowRefusal<Refusal> | false)[] = [
    reference.category_id === null && { id, code: "CATEGORY_UNKNOWN", field: "categoryId" },
    reference.distributor_id === null && { id, code: "DISTRIBUTOR_UNKNOWN", field: "distributorId" },
    reference.carrier_code === null && { id, code: "CARRIER_UNKNOWN", field: "carrierCode" },
    reference.representative_option_id === null && {
      id,
      code: "OPTION_OF_OTHER_PRODUCT",
      field: "representativeOptionId",
    },
    (reference.unknown_related ?? 0) > 0 && {
      id,
      code: "RELATED_PRODUCT_UNKNOWN",
      field: "relatedProductIds",
    },
    edited.imageAlts.some(({ src }) => !edited.images.includes(src)) && {
      id,
      code: "IMAGE_ALT_OF_OTHER_PICTURE",
      field: "imageAlts",
    },
    !isSalePeriodValid(edited) && { id, code: "SALE_PERIOD_INVALID", field: "limitedEndAt" },
    ...blockingGaps(row, reference).map((gap) => ({ id, ...gap })),
  ];
  return refusals.filter((refusal) => refusal !== false);
}

/**
 * Lists the facts without which an edit is refused: all of them where it publishes the product, and those that the edit
 * itself takes away where shoppers see it already, so that a product with an old gap can still be taken off sale.
 */
function blockingGaps({ fields, edited }: EditedRecord<ProductFields>, reference: ReferenceRow) {
  if (!isPublished(edited.status)) return [];
  const gaps = gapsOf(edited, reference);
  if (!isPublished(fields.status)) return gaps;
  const old = new Set(gapsOf(fields, reference).map(({ field }) => field));
  // The farm that is read is the new one.
  if (fields.distributorId !== edited.distributorId) old.delete("distributorId");
  return gaps.filter(({ field }) => !old.has(field));
}

/** Lists the facts that a product lacks before it may be seen. */
export function gapsOf(fields: Pick<ProductFields, "origin" | "itemNotice">, reference: ReferenceRow) {
  return listPublishingGaps({
    origin: fields.origin,
    itemNotice: fields.itemNotice,
    optionCount: reference.option_count ?? 0,
    optionsWithoutUnitPrice: reference.options_without_unit_price ?? 0,
    businessNumber: reference.business_number ?? "",
  });
}
