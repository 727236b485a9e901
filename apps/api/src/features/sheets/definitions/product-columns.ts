import { ProductFields } from "@todayfruit/contract/products/operator-products.calls";
import { buildIdAndVersionColumns } from "./build-id-and-version-columns.ts";
import type { SheetColumn } from "./sheet-column-types.ts";

const { properties } = ProductFields;

const STATUSES = {
  waiting: "준비 중",
  stock_in: "판매 중",
  unlimited_stock_in: "계속 판매",
  stock_out: "품절",
  temp_stock_out: "일시 품절",
  suspended: "판매 안 함",
  removed: "보관",
} as const;

/** Columns of the sheet of products. */
export const PRODUCT_COLUMNS: readonly SheetColumn[] = [
  ...buildIdAndVersionColumns("상품번호", ["상품 ID"]),
  text("name", "상품명"),
  { ...text("subTitle", "부제"), blank: "" },
  text("kind", "품종"),
  { field: "status", heading: "상태", kind: "choice", words: STATUSES, schema: properties.status },
  number("categoryId", "카테고리 번호"),
  number("distributorId", "농가 번호"),
  {
    field: "taxStatus",
    heading: "과세",
    kind: "choice",
    words: { tax_free: "면세", taxable: "과세" },
    schema: properties.taxStatus,
  },
  { ...text("origin", "원산지"), aliases: ["원산지 표기"], blank: "" },
  { ...text("storage", "보관 방법"), aliases: ["보관법"], blank: "" },
  text("harvestNote", "수확 안내"),
  { ...text("expiryNote", "소비기한"), aliases: ["소비기한 안내"] },
  text("seasonNote", "제철 안내"),
  { field: "sweetnessBrix", heading: "당도", kind: "decimal", schema: properties.sweetnessBrix },
  { field: "nextHarvestOn", heading: "다음 수확일", kind: "day", schema: properties.nextHarvestOn },
  { field: "keywords", heading: "검색어", kind: "texts", schema: properties.keywords, blank: [] },
  { ...text("seoTitle", "찾기 결과 제목"), aliases: ["검색 제목"] },
  { ...text("seoDescription", "찾기 결과 설명"), aliases: ["검색 설명"] },
  text("labelRecommend", "추천 라벨"),
  text("labelShippingMethod", "배송 라벨"),
  number("shippingBase", "기본 배송비"),
  number("freeShippingFrom", "무료 배송 기준"),
  { field: "isBundle", heading: "묶음 배송", kind: "yesNo", schema: properties.isBundle },
  { field: "carrierCode", heading: "택배사 코드", kind: "digits", schema: properties.carrierCode },
  number("maxUnitInBox", "한 상자 수량"),
  number("unstoringDaysAfter", "출고까지 날수"),
];

function text(field: keyof typeof properties, heading: string): SheetColumn {
  return { field, heading, kind: "text", schema: properties[field] };
}

function number(field: keyof typeof properties, heading: string): SheetColumn {
  return { field, heading, kind: "integer", schema: properties[field] };
}
