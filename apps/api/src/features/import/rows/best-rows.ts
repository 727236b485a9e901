import type {
  AdvertisingRecord,
  BestRankingRecord,
  ProductGroupRecord,
} from "../records/displays/best-record.ts";
import type { WrittenRow } from "./written-row.ts";

/** @param isGood whether a product can be shown; one that cannot leaves no gap */
export function bestSeedRows(
  { categoryId, dateType, productIds }: BestRankingRecord,
  isGood: (productId: number) => boolean,
): WrittenRow<"best_seed">[] {
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
): WrittenRow<"product_group"> {
  return { code, name, sort, product_ids: productIds.filter(isGood) };
}

export function advertisingRow(record: AdvertisingRecord): WrittenRow<"advertising"> {
  const { id, type, categoryId, productId, badge, sort } = record;
  return { id, type, category_id: categoryId, product_id: productId, badge, sort };
}
