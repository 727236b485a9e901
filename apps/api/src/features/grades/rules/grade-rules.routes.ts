import { operatorGradeRuleCalls } from "@todayfruit/contract/grades/operator-grade-rules.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { editGradeRules } from "./edit-grade-rules.ts";
import { listGradeRules } from "./list-grade-rules.ts";

export const operatorGradeRuleRoutes = bindCalls(operatorGradeRuleCalls, {
  "GET /operator/v1/grade-rules": listGradeRules,
  "PATCH /operator/v1/grade-rules": editGradeRules,
});
