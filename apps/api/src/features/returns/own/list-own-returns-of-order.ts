import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOrderOfReturns } from "../return.policy.ts";
import { presentReturn } from "../return.presenter.ts";
import { listReturnsOfOrder } from "../returns.repository.ts";

/** Lists the claims of an order with what was decided about each. */
export async function listOwnReturnsOfOrder(
  { path }: Input<"GET /v1/app-users/orders/{id}/claims">,
  context: BuyerContext,
): Promise<Answer<"GET /v1/app-users/orders/{id}/claims">> {
  const order = await findOrderOfReturns(context.db, context, path.id);
  if (!order) return refuse("ORDER_NOT_FOUND");
  return ok({ list: (await listReturnsOfOrder(context.db, order.id)).map(presentReturn) });
}
