import { operatorPointRuleCalls } from "@todayfruit/contract/points/operator-point-rules.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { editPointRules } from "./edit-point-rules.ts";
import { listPointRules } from "./list-point-rules.ts";

export const operatorPointRuleRoutes = bindCalls(operatorPointRuleCalls, {
  "GET /operator/v1/point-rules": listPointRules,
  "PATCH /operator/v1/point-rules": editPointRules,
});
