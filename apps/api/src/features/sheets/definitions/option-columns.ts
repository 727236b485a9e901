import { OptionFields } from "@todayfruit/contract/products/operator-product-options.calls";
import { buildIdAndVersionColumns } from "./build-id-and-version-columns.ts";
import type { SheetColumn } from "./sheet-column-types.ts";

const { properties } = OptionFields;

export const OPTION_STATUS_WORDS = {
  stock_in: "판매 중",
  unlimited_stock_in: "계속 판매",
  stock_out: "품절",
  temp_stock_out: "일시 품절",
  suspended: "판매 안 함",
} as const;

/** Columns of the sheet of options. */
export const OPTION_COLUMNS: readonly SheetColumn[] = [
  ...buildIdAndVersionColumns("옵션번호", ["옵션 ID"]),
  { field: "productName", heading: "상품명", kind: "text" },
  { field: "name", heading: "옵션명", kind: "text", schema: properties.name },
  { field: "sort", heading: "차례", kind: "integer", schema: properties.sort },
  { field: "amount", heading: "입수", kind: "integer", schema: properties.amount },
  {
    field: "status",
    heading: "상태",
    kind: "choice",
    words: OPTION_STATUS_WORDS,
    schema: properties.status,
  },
  { field: "shipmentDate", heading: "출고일", kind: "day", schema: properties.shipmentDate },
  { field: "maxUnitInBox", heading: "한 상자 수량", kind: "integer", schema: properties.maxUnitInBox },
];
