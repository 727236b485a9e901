import { reorderCalls } from "@todayfruit/contract/reorders/reorders.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { compareReorder } from "./compare-reorder.ts";
import { showRepeatPurchases } from "./show-repeat-purchases.ts";

export const reorderRoutes = bindCalls(reorderCalls, {
  "GET /v1/app-users/repeat-purchases": showRepeatPurchases,
  "GET /v1/app-users/orders/{id}/reorder": compareReorder,
});
