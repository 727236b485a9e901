import { exportCalls, importCalls } from "@todayfruit/contract/sheets/sheets.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { exportSettlement } from "./exports/export-settlement.ts";
import { exportMembers, exportOrders, exportRecords } from "./exports/export-sheet.ts";
import { importSheet } from "./imports/import-sheet.ts";
import { listImportsOfOperators, showImport } from "./imports/list-or-show-imports.ts";
import { showHeadingsWithFields } from "./imports/show-headings-with-fields.ts";
import { stopImport } from "./imports/stop-import.ts";
import { undoImport } from "./imports/undo-import.ts";

export const exportRoutes = bindCalls(exportCalls, {
  "GET /operator/v1/exports/products": exportRecords("products"),
  "GET /operator/v1/exports/options": exportRecords("options"),
  "GET /operator/v1/exports/prices": exportRecords("prices"),
  "GET /operator/v1/exports/stock": exportRecords("stock"),
  "GET /operator/v1/exports/dispatches": exportRecords("dispatches"),
  "GET /operator/v1/exports/coupons": exportRecords("coupons"),
  "GET /operator/v1/exports/orders": exportOrders,
  "GET /operator/v1/exports/members": exportMembers,
  "GET /operator/v1/settlements/{id}/statement": exportSettlement,
});

export const importRoutes = bindCalls(importCalls, {
  "POST /operator/v1/imports/products": importSheet("products"),
  "POST /operator/v1/imports/options": importSheet("options"),
  "POST /operator/v1/imports/prices": importSheet("prices"),
  "POST /operator/v1/imports/stock": importSheet("stock"),
  "POST /operator/v1/imports/dispatches": importSheet("dispatches"),
  "POST /operator/v1/sheet-headings": showHeadingsWithFields,
  "GET /operator/v1/imports": listImportsOfOperators,
  "GET /operator/v1/imports/{id}": showImport,
  "PUT /operator/v1/imports/{id}/stop": stopImport,
  "POST /operator/v1/imports/{id}/undo": undoImport,
});
