import { ADVERTISING_TYPES, BEST_TYPES } from "@todayfruit/contract/best/best.calls";
import { Id, oneOf } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { Line, Sort } from "../record-field-schemas.ts";

const ProductIds = Type.Array(Id, { maxItems: 200, uniqueItems: true });

/** Row of `bestRankings` in `displays.json`: the products ranked first in a category. */
export const BestRankingRecord = Type.Object({
  categoryId: Id,
  dateType: oneOf(BEST_TYPES),
  productIds: ProductIds,
});
export type BestRankingRecord = Static<typeof BestRankingRecord>;

/** Row of `homeBestProductGroups` in `displays.json`. */
export const ProductGroupRecord = Type.Object({
  code: Type.String({ pattern: "^[A-Z0-9_]{1,40}$", reason: "영어 대문자, 숫자, _만 쓸 수 있어요" }),
  name: Line(60),
  productIds: ProductIds,
});
export type ProductGroupRecord = Static<typeof ProductGroupRecord>;

/** Row of `advertising` in `displays.json`. */
export const AdvertisingRecord = Type.Object({
  id: Id,
  type: oneOf(ADVERTISING_TYPES),
  categoryId: Id,
  productId: Id,
  badge: Line(20),
  sort: Sort,
});
export type AdvertisingRecord = Static<typeof AdvertisingRecord>;
