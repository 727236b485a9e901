import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { presentClaim } from "./claim.presenter.ts";
import { findOrderOfClaims } from "./claim-access.ts";
import { listClaimsOfOrder } from "./claims.repository.ts";

/** Lists the claims of an order with what was decided about each. */
export async function listOwnClaims(
  { path }: Input<"GET /v1/app-users/orders/{id}/claims">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/claims">> {
  const order = await findOrderOfClaims(context.db, context, path.id);
  if (!order) return refuse("ORDER_NOT_FOUND");
  return ok({ list: (await listClaimsOfOrder(context.db, order.id)).map(presentClaim) });
}
