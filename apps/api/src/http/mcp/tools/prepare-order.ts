import { closed, Id } from "@todayfruit/contract/common-schemas";
import { ok } from "@todayfruit/domain/result";
import { Type } from "typebox";
import { declareTool } from "../declare-tool.ts";
import { CartId, createCartGuestCaller } from "./create-cart-guest-caller.ts";
import { linesOf, presentCart } from "./present-cart.ts";

/** Prepares an order form: a link by which the person orders and pays in their own browser. */
export const prepareOrder = declareTool({
  name: "prepare_order",
  title: "주문서 준비하기",
  description:
    "장바구니로 주문서를 준비하고 주문 링크를 만들어요. 링크를 사람에게 그대로 보여 주세요. 사람이 한 시간 안에 자기 브라우저에서 열어 주소를 적고 결제하고, 링크는 한 번만 쓸 수 있어요. 이름, 주소, 연락처, 카드 번호는 묻지도 보내지도 마세요. 재고와 값은 결제할 때의 것이에요.",
  isReadOnly: false,
  input: closed({
    cartId: CartId,
    optionIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        description: "이 옵션만 주문해요. 없으면 살 수 있는 것 모두",
      }),
    ),
  }),
  async run({ cartId, optionIds }, context) {
    const opened = createCartGuestCaller(cartId, context);
    if (!opened.ok) return opened;
    const call = opened.value;
    const cart = await call("GET /v1.2/app-users/shopping-carts");
    if (!cart.ok) return cart;
    const chosen = linesOf(cart.value).filter(({ group }) =>
      optionIds ? optionIds.includes(group.productOptionCombination.id) : group.isCheckable,
    );
    const optionGroupIds = chosen.map(({ group }) => group.id);
    const link = await call("POST /v1/checkout-links", { body: { optionGroupIds } });
    if (!link.ok) return link;
    const priced = await call("PATCH /v1.2/app-users/shopping-carts/calculate", { body: { optionGroupIds } });
    if (!priced.ok) return priced;
    const { productsPrice, shippingFee, price } = presentCart(priced.value, cartId);
    return ok({
      checkoutUrl: link.value.url,
      expiresAt: link.value.expiresAt,
      lines: presentCart(priced.value, cartId).lines.filter(({ optionId }) =>
        chosen.some(({ group }) => group.productOptionCombination.id === optionId),
      ),
      productsPrice,
      shippingFee,
      price,
    });
  },
});
