import { ownReturnCalls } from "@todayfruit/contract/returns/submitted-returns.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { acceptOffer, reopenOffer } from "../offers/accept-or-reopen-refund-offer.ts";
import { moveOwnPickup } from "../pickups/move-own-pickup.ts";
import { showOwnReturn } from "./show-own-return.ts";
import { takeBackReturn } from "./take-back-return.ts";

export const ownReturnRoutes = bindCalls(ownReturnCalls, {
  "GET /v1/app-users/orders/{id}/claims/{claimId}": showOwnReturn,
  "DELETE /v1/app-users/orders/{id}/claims/{claimId}": takeBackReturn,
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept": acceptOffer,
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen": reopenOffer,
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/pickup": moveOwnPickup,
});
