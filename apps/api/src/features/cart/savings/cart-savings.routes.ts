import { cartSavingCalls } from "@todayfruit/contract/cart/cart-savings.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listSavings } from "./list-savings.ts";
import { replaceLine } from "./replace-line.ts";

export const cartSavingRoutes = bindCalls(cartSavingCalls, {
  "GET /v1/app-users/shopping-carts/savings": listSavings,
  "POST /v1/app-users/shopping-carts/replacements": replaceLine,
});
