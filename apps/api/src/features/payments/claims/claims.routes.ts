import { claimCalls } from "@todayfruit/contract/calls/buy/claims";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { isOrderTheirs } from "../../orders/guest-proofs.repository.ts";
import { presentClaim } from "./claim.presenter.ts";
import { listClaimsOfOrder } from "./claims.repository.ts";
import { requestClaim } from "./request-claim.ts";
import { showClaimable } from "./show-claimable.ts";

export const claimRoutes = bind(claimCalls, {
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": showClaimable,
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": requestClaim,
  "GET /v1/app-users/orders/{id}/claims": async ({ path }, { db, buyer, now }) => {
    const wish = { orderId: path.id, userId: buyer.id, now: now() };
    if (!(await isOrderTheirs(db, wish))) return refuse("ORDER_NOT_FOUND");
    return ok({ list: (await listClaimsOfOrder(db, path.id)).map(presentClaim) });
  },
});
