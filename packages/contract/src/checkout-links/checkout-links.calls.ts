import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { cartCalls } from "../cart/cart.calls.ts";
import { Count, closed, Instant, OptionUnit, Text, Uuid } from "../common-schemas.ts";
import { BoughtOption } from "../reorders/reorders.calls.ts";

/** Id of the link, end of its validity in ms and signature. */
const LinkToken = Type.String({
  pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9]{13}\\.[\\w-]{43}$",
  maxLength: 94,
});
const pickCall = cartCalls["POST /v1.2/app-users/shopping-carts/order-item-tmp"];

/** Calls by which lines of one cart are ordered in another browser. */
export const checkoutLinkCalls = calls({
  // Not replayed by an idempotency key: the reply has the signed link, which nothing keeps.
  "POST /v1/checkout-links": {
    summary:
      "장바구니에서 고른 상품의 주문 링크 만들기. 한 시간 안에 한 번, 다른 브라우저에서 열어 주문하고 결제해요.",
    access: "buyer",
    body: pickCall.body,
    reply: closed({ url: Text(300), expiresAt: Instant }),
    refusals: pickCall.refusals,
  },
  "GET /v1/checkout-links/{token}": {
    summary: "주문 링크에 담긴 상품. 옵션마다 담을 때와 지금의 값, 살 수 없으면 까닭. 링크를 쓰지는 않아요.",
    access: "buyer",
    path: closed({ token: LinkToken }),
    secret: true,
    reply: closed({
      expiresAt: Instant,
      lines: Type.Array(closed({ ...BoughtOption, units: OptionUnit })),
    }),
    refusals: ["CHECKOUT_LINK_NOT_FOUND", "CHECKOUT_LINK_USED", "TOO_MANY_REQUESTS"],
  },
  "POST /v1/checkout-links/{token}/use": {
    summary:
      "주문 링크의 상품을 장바구니에 담고 주문할 묶음 만들기. 한 번만 할 수 있어요. 지금 살 수 없는 상품은 빼요.",
    access: "buyer",
    path: closed({ token: LinkToken }),
    secret: true,
    reply: closed({
      /** `orderItemTmpId` of the order form. */
      id: Uuid,
      /** Lines that cannot be bought now. */
      leftOut: Count,
    }),
    refusals: [
      "CHECKOUT_LINK_NOT_FOUND",
      "CHECKOUT_LINK_USED",
      "NOTHING_SELECTED",
      "TWO_SHIPMENT_DATES",
      "CART_FULL",
      "TOO_MANY_REQUESTS",
    ],
    once: true,
  },
});
