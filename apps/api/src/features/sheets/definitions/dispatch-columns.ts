import { Filled, nullable, Text } from "@todayfruit/contract/common-schemas";
import type { SheetColumn } from "./sheet-column-types.ts";

/** Columns of the sheet of orders to dispatch; a row without an invoice number is left for later. */
export const DISPATCH_COLUMNS: readonly SheetColumn[] = [
  { field: "orderNumber", heading: "주문번호", kind: "text", schema: Filled(60), isRequired: true },
  { field: "products", heading: "상품", kind: "text" },
  {
    field: "carrier",
    heading: "택배사",
    aliases: ["배송사"],
    kind: "text",
    schema: nullable(Text(40)),
    isRequired: true,
  },
  {
    field: "invoiceNumber",
    heading: "송장번호",
    aliases: ["운송장번호", "송장 번호"],
    kind: "digits",
    schema: nullable(Text(20)),
    isRequired: true,
  },
];
