import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentCart } from "./cart.presenter.ts";
import { listCart } from "./cart.repository.ts";

/** Shows the cart; one statement besides the buyer's. */
export async function showCart(
  _input: unknown,
  context: BuyerContext,
): Promise<Answer<"GET /v1.2/app-users/shopping-carts">> {
  const rows = await listCart(context.db, context.buyer.id);
  return ok(presentCart(rows, context, context.now(), await context.deliveryCalendar.read()));
}
