import { closed, Id, OptionUnit } from "@todayfruit/contract/common-schemas";
import { ok } from "@todayfruit/domain/result";
import { Type } from "typebox";
import { cartHandleOf } from "../cart-handle.ts";
import { declareTool, type ToolContext } from "../declare-tool.ts";
import { CartId, createCartGuestCaller } from "./create-cart-guest-caller.ts";
import { presentCart } from "./present-cart.ts";

/** Puts an option into the cart of an assistant, which begins with the first one. */
export const addToCart = declareTool({
  name: "add_to_cart",
  title: "장바구니에 담기",
  description:
    "옵션 하나를 담아요. cartId가 없으면 새 장바구니를 만들어요. 이미 담은 옵션이면 수량을 더해요. 답의 cartId를 다음 도구에 그대로 넣어 주세요. 담아도 재고를 잡아 두지는 않아요.",
  isReadOnly: false,
  input: closed({
    cartId: Type.Optional(CartId),
    productId: Id,
    optionId: Id,
    units: Type.Optional(OptionUnit),
  }),
  async run({ cartId, productId, optionId, units }, context) {
    const handle = cartId === undefined ? await beginCart(context) : ok(cartId);
    if (!handle.ok) return handle;
    const opened = createCartGuestCaller(handle.value, context);
    if (!opened.ok) return opened;
    const added = await opened.value("POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId, optionUnit: units ?? 1 }] },
    });
    if (!added.ok) return added;
    const cart = await opened.value("GET /v1.2/app-users/shopping-carts");
    return cart.ok ? ok(presentCart(cart.value, handle.value)) : cart;
  },
});

async function beginCart({ call, sealing }: ToolContext) {
  const guest = await call("POST /v2/tokens/guest");
  return guest.ok ? ok(cartHandleOf(sealing, guest.value.token)) : guest;
}
