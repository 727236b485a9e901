import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { optionRecordDefinition } from "../../products/options/option-record-definition.ts";
import { priceRecordDefinition } from "../../products/prices/price-record-definition.ts";
import { productRecordDefinition } from "../../products/product-record-definition.ts";
import { stockRecordDefinition } from "../../stock/stock-record-definition.ts";
import { OPTION_COLUMNS } from "../definitions/option-columns.ts";
import { PRICE_COLUMNS } from "../definitions/price-columns.ts";
import { PRODUCT_COLUMNS } from "../definitions/product-columns.ts";
import { STOCK_COLUMNS } from "../definitions/stock-columns.ts";
import { buildRecordImporter } from "./build-record-importer.ts";
import { dispatchImporter } from "./dispatch-importer.ts";
import type { SheetImporter } from "./sheet-importer-types.ts";

/** Importers by the sheet in the path of the call. */
export const SHEET_IMPORTERS: Readonly<Record<ImportedSheet, SheetImporter>> = {
  products: buildRecordImporter(productRecordDefinition, { columns: PRODUCT_COLUMNS }),
  options: buildRecordImporter(optionRecordDefinition, { columns: OPTION_COLUMNS }),
  prices: buildRecordImporter(priceRecordDefinition, { columns: PRICE_COLUMNS }),
  stock: buildRecordImporter(stockRecordDefinition, {
    columns: STOCK_COLUMNS,
    refuseStale: ({ set }, { onHand }) =>
      typeof set.seenOnHand === "number" && set.seenOnHand !== onHand ? "STOCK_CHANGED" : null,
  }),
  dispatches: dispatchImporter,
};
