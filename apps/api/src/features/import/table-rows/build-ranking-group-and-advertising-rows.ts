import type {
  AdvertisingRecord,
  BestRankingRecord,
  ProductGroupRecord,
} from "../records/displays/product-placement-records.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/**
 * Builds the ranking rows of a category; positions are consecutive.
 *
 * @param isGood whether a product can be shown
 */
export function bestRankingRows(
  { categoryId, dateType, productIds }: BestRankingRecord,
  isGood: (productId: number) => boolean,
): ImportedRow<"best_ranking_tiebreaker">[] {
  return productIds.filter(isGood).map((productId, index) => ({
    category_id: categoryId,
    date_type: dateType,
    position: index + 1,
    product_id: productId,
  }));
}

export function productGroupRow(
  { code, name, productIds }: ProductGroupRecord,
  sort: number,
  isGood: (productId: number) => boolean,
): ImportedRow<"product_group"> {
  return { code, name, sort, product_ids: productIds.filter(isGood) };
}

export function advertisingRow(record: AdvertisingRecord): ImportedRow<"advertisement"> {
  const { id, type, categoryId, productId, badge, sort } = record;
  return { id, type, category_id: categoryId, product_id: productId, badge, sort };
}
