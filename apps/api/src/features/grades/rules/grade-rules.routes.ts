import { operatorGradeRuleCalls } from "@todayfruit/contract/grades/operator-grade-rules.calls";
import { bind } from "../../../http/bind-calls.ts";
import { editGradeRules } from "./edit-grade-rules.ts";
import { listGradeRules } from "./list-grade-rules.ts";

export const operatorGradeRuleRoutes = bind(operatorGradeRuleCalls, {
  "GET /operator/v1/grade-rules": listGradeRules,
  "PATCH /operator/v1/grade-rules": editGradeRules,
});
