import { closed } from "@todayfruit/contract/common-schemas";
import { ok } from "@todayfruit/domain/result";
import { declareTool } from "../declare-tool.ts";
import { CartId, createCartGuestCaller } from "./create-cart-guest-caller.ts";
import { presentCart } from "./present-cart.ts";

/** Shows the cart of an assistant. */
export const showCart = declareTool({
  name: "show_cart",
  title: "장바구니 보기",
  description:
    "담은 상품과 수량, 육지로 받을 때의 배송비와 금액을 보여요. refusal이 있는 상품은 지금 살 수 없어요.",
  isReadOnly: true,
  input: closed({ cartId: CartId }),
  async run({ cartId }, context) {
    const opened = createCartGuestCaller(cartId, context);
    if (!opened.ok) return opened;
    const cart = await opened.value("GET /v1.2/app-users/shopping-carts");
    return cart.ok ? ok(presentCart(cart.value, cartId)) : cart;
  },
});
