import { operatorClaimCalls } from "@todayfruit/contract/calls/operator/claims";
import { bind } from "../../../http/bind.ts";
import { approveClaim, denyClaim, listClaimsToDecide } from "./answer-claim.ts";

export const operatorClaimRoutes = bind(operatorClaimCalls, {
  "GET /operator/v1/claims": listClaimsToDecide,
  "PUT /operator/v1/claims/{id}/approve": approveClaim,
  "PUT /operator/v1/claims/{id}/deny": denyClaim,
});
