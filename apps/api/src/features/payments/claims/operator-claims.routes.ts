import { operatorClaimCalls } from "@todayfruit/contract/calls/operator/claims";
import { bind } from "../../../http/bind.ts";
import { approveClaim, denyClaim } from "./answer-claim.ts";
import { listClaimsToDecide } from "./list-claims-to-decide.ts";

export const operatorClaimRoutes = bind(operatorClaimCalls, {
  "GET /operator/v1/claims": listClaimsToDecide,
  "PUT /operator/v1/claims/{id}/approve": approveClaim,
  "PUT /operator/v1/claims/{id}/deny": denyClaim,
});
