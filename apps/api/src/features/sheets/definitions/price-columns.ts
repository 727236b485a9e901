import { PriceFields } from "@todayfruit/contract/products/operator-prices.calls";
import { buildIdAndVersionColumns } from "./build-id-and-version-columns.ts";
import type { SheetColumn } from "./sheet-column-types.ts";

const { properties } = PriceFields;

/** Columns of the sheet of prices, in 원. */
export const PRICE_COLUMNS: readonly SheetColumn[] = [
  ...buildIdAndVersionColumns("옵션번호", ["옵션 ID"]),
  { field: "productName", heading: "상품명", kind: "text" },
  { field: "optionName", heading: "옵션명", kind: "text" },
  {
    field: "listPrice",
    heading: "정가",
    aliases: ["소비자가"],
    kind: "integer",
    schema: properties.listPrice,
  },
  { field: "price", heading: "판매가", kind: "integer", schema: properties.price },
  { field: "specialSalePrice", heading: "특가", kind: "integer", schema: properties.specialSalePrice },
  { field: "supplyCost", heading: "공급가", kind: "integer", schema: properties.supplyCost },
];
