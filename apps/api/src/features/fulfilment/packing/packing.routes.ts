import { packingCalls } from "@todayfruit/contract/fulfilment/packing.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listPacking, showPickList } from "./list-parcels-and-picks.ts";
import { printSheets } from "./print/print-sheets.ts";

export const packingRoutes = bindCalls(packingCalls, {
  "GET /operator/v1/packing": listPacking,
  "GET /operator/v1/pick-list": showPickList,
  "GET /operator/v1/packing/sheets": printSheets,
});
