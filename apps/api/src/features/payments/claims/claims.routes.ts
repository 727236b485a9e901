import { claimCalls } from "@todayfruit/contract/calls/buy/claims";
import { bind } from "../../../http/bind.ts";
import { listOwnClaims } from "./list-claims.ts";
import { requestClaim } from "./request-claim.ts";
import { showClaimable } from "./show-claimable.ts";

export const claimRoutes = bind(claimCalls, {
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": showClaimable,
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": requestClaim,
  "GET /v1/app-users/orders/{id}/claims": listOwnClaims,
});
