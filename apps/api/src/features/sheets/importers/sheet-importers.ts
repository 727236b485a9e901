import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { optionRecord } from "../../products/options/option-record.ts";
import { priceRecord } from "../../products/prices/price-record.ts";
import { productRecord } from "../../products/product-record.ts";
import { stockRecord } from "../../stock/stock-record.ts";
import { OPTION_COLUMNS } from "../definitions/option-columns.ts";
import { PRICE_COLUMNS } from "../definitions/price-columns.ts";
import { PRODUCT_COLUMNS } from "../definitions/product-columns.ts";
import { STOCK_COLUMNS } from "../definitions/stock-columns.ts";
import { dispatchImporter } from "./import-dispatches.ts";
import { importRecords } from "./import-records.ts";
import type { SheetImporter } from "./sheet-importer.ts";

/** Importers by the sheet in the path of the call. */
export const SHEET_IMPORTERS: Readonly<Record<ImportedSheet, SheetImporter>> = {
  products: importRecords(productRecord, { columns: PRODUCT_COLUMNS }),
  options: importRecords(optionRecord, { columns: OPTION_COLUMNS }),
  prices: importRecords(priceRecord, { columns: PRICE_COLUMNS }),
  stock: importRecords(stockRecord, {
    columns: STOCK_COLUMNS,
    refuseStale: ({ set }, { onHand }) =>
      typeof set.seenOnHand === "number" && set.seenOnHand !== onHand ? "STOCK_CHANGED" : null,
  }),
  dispatches: dispatchImporter,
};
