import { stockAlertCalls } from "@todayfruit/contract/stock-alerts/stock-alerts.calls";
import { stockRuleCalls } from "@todayfruit/contract/stock-alerts/stock-rules.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { acknowledgeStockAlert } from "./acknowledge-stock-alert.ts";
import { listStockAlerts } from "./list-stock-alerts.ts";
import { stockRuleRecordDefinition } from "./stock-rule-record-definition.ts";

const RULES = buildRecordHandlers(stockRuleRecordDefinition);

export const stockAlertRoutes = bindCalls(stockAlertCalls, {
  "GET /operator/v1/stock-alerts": listStockAlerts,
  "PUT /operator/v1/stock-alerts/{id}/acknowledge": acknowledgeStockAlert,
});

export const stockRuleRoutes = bindCalls(stockRuleCalls, {
  "GET /operator/v1/stock-rules": RULES.list,
  "POST /operator/v1/stock-rules": RULES.add,
  "PATCH /operator/v1/stock-rules": RULES.edit,
  "POST /operator/v1/stock-rules/delete": RULES.remove,
});
