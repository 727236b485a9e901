import { operatorCalls } from "@todayfruit/contract/operators/operators.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showAuditTrail } from "./audit-trail/show-audit-trail.ts";
import { changePassword } from "./change-password.ts";
import { logInOperator } from "./log-in-operator.ts";
import { logOutOperator } from "./log-out-operator.ts";
import {
  addNewOperator,
  changeOperator,
  listAllOperators,
  renewSecondFactor,
  showOwnOperator,
} from "./manage-operators.ts";
import { exchangePasswordForStepUp } from "./step-up/exchange-password-for-step-up.ts";

export const operatorRoutes = bindCalls(operatorCalls, {
  "POST /operator/v1/tokens": logInOperator,
  "DELETE /operator/v1/tokens": logOutOperator,
  "GET /operator/v1/me": showOwnOperator,
  "PUT /operator/v1/me/password": changePassword,
  "POST /operator/v1/step-ups": exchangePasswordForStepUp,
  "GET /operator/v1/operators": listAllOperators,
  "POST /operator/v1/operators": addNewOperator,
  "PUT /operator/v1/operators/{id}": changeOperator,
  "POST /operator/v1/operators/{id}/second-factor": renewSecondFactor,
  "GET /operator/v1/actions": showAuditTrail,
});
