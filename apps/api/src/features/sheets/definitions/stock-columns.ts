import { Count, Id } from "@todayfruit/contract/common-schemas";
import { OnHand } from "@todayfruit/contract/stock/operator-stock-edits.calls";
import type { SheetColumn } from "./sheet-column-types.ts";

/** Columns of the sheet of stock; `seenOnHand` is the number of units as it was exported. */
export const STOCK_COLUMNS: readonly SheetColumn[] = [
  { field: "id", heading: "옵션번호", aliases: ["옵션 ID"], kind: "integer", schema: Id, isRequired: true },
  { field: "productName", heading: "상품명", kind: "text" },
  { field: "optionName", heading: "옵션명", kind: "text" },
  { field: "reserved", heading: "주문이 잡은 수량", kind: "integer" },
  { field: "seenOnHand", heading: "받은 때 수량", kind: "integer", schema: Count },
  {
    field: "onHand",
    heading: "가진 수량",
    aliases: ["재고", "재고 수량"],
    kind: "integer",
    schema: OnHand,
    isRequired: true,
  },
];
