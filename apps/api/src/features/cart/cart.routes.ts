import { cartCalls } from "@todayfruit/contract/cart/cart.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addToCart } from "./add-to-cart.ts";
import { changeUnits, chooseLines, removeFromCart } from "./change-cart.ts";
import { savePickedCartLines } from "./save-picked-cart-lines.ts";
import { showCart } from "./show-cart.ts";
import { undoCartMerge } from "./undo-merge.ts";

export const cartRoutes = bindCalls(cartCalls, {
  "GET /v1.2/app-users/shopping-carts": showCart,
  "POST /v1.2/app-users/shopping-carts": addToCart,
  "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}": changeUnits,
  "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}": removeFromCart,
  "PATCH /v1.2/app-users/shopping-carts/calculate": chooseLines,
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": savePickedCartLines,
  "POST /v1/app-users/cart-merge/undo": undoCartMerge,
});
