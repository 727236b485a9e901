import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { optionRecordDefinition } from "../../products/options/option-record-definition.ts";
import { priceRecordDefinition } from "../../products/prices/price-record-definition.ts";
import { productRecordDefinition } from "../../products/product-record-definition.ts";
import { stockRecordDefinition } from "../../stock/stock-record-definition.ts";
import { OPTION_COLUMNS } from "../definitions/option-columns.ts";
import { PRICE_COLUMNS } from "../definitions/price-columns.ts";
import { PRODUCT_COLUMNS } from "../definitions/product-columns.ts";
import { STOCK_COLUMNS } from "../definitions/stock-columns.ts";
import { dispatchImporter } from "./import-dispatches.ts";
import { importRecords } from "./import-records.ts";
import type { SheetImporter } from "./sheet-importer.ts";

/** Importers by the sheet in the path of the call. */
export const SHEET_IMPORTERS: Readonly<Record<ImportedSheet, SheetImporter>> = {
  products: importRecords(productRecordDefinition, { columns: PRODUCT_COLUMNS }),
  options: importRecords(optionRecordDefinition, { columns: OPTION_COLUMNS }),
  prices: importRecords(priceRecordDefinition, { columns: PRICE_COLUMNS }),
  stock: importRecords(stockRecordDefinition, {
    columns: STOCK_COLUMNS,
    refuseStale: ({ set }, { onHand }) =>
      typeof set.seenOnHand === "number" && set.seenOnHand !== onHand ? "STOCK_CHANGED" : null,
  }),
  dispatches: dispatchImporter,
};
