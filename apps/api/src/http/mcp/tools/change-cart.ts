import { closed, Id, MAX_UNITS } from "@todayfruit/contract/common-schemas";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import { Type } from "typebox";
import { declareTool } from "../declare-tool.ts";
import { CartId, createCartGuestCaller } from "./create-cart-guest-caller.ts";
import { linesOf, presentCart } from "./present-cart.ts";

const NOT_IN_CART = "CART_ITEM_NOT_FOUND";

/** Sets the units of a line of the cart of an assistant, or removes it. */
export const changeCart = declareTool({
  name: "change_cart",
  title: "장바구니 고치기",
  description: "담은 옵션의 수량을 바꿔요. 0이면 장바구니에서 빼요.",
  isReadOnly: false,
  input: closed({
    cartId: CartId,
    optionId: Id,
    units: Type.Integer({ minimum: 0, maximum: MAX_UNITS }),
  }),
  async run({ cartId, optionId, units }, context) {
    const opened = createCartGuestCaller(cartId, context);
    if (!opened.ok) return opened;
    const call = opened.value;
    const cart = await call("GET /v1.2/app-users/shopping-carts");
    if (!cart.ok) return cart;
    const line = linesOf(cart.value).find(({ group }) => group.productOptionCombination.id === optionId);
    if (!line) return refuse(NOT_IN_CART, { code: NOT_IN_CART, message: refusalMessage(NOT_IN_CART) });
    const path = { id: line.itemId, gid: line.group.id };
    const changed =
      units === 0
        ? await call("DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}", { path })
        : await call("PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}", {
            path: { ...path, n: units },
          });
    return changed.ok ? ok(presentCart(changed.value, cartId)) : changed;
  },
});
