import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, OptionUnit, Uuid } from "../common-schemas.ts";
import { Cart } from "./cart.ts";

export const OptionPick = closed({ optionId: Id, optionUnit: OptionUnit });
const PickedGroups = Type.Array(Id, { maxItems: 100, uniqueItems: true });

export const cartCalls = calls({
  "GET /v1.2/app-users/shopping-carts": {
    summary: "장바구니",
    access: "buyer",
    reply: Cart,
    refusals: [],
  },
  "POST /v1.2/app-users/shopping-carts": {
    summary: "장바구니에 담기. 이미 담은 옵션이면 수량을 더해요.",
    access: "buyer",
    body: closed({
      productId: Id,
      optionGroups: Type.Array(OptionPick, { minItems: 1, maxItems: 20 }),
    }),
    reply: closed({ optionGroupIds: Type.Array(Id), shoppingCarts: Count }),
    refusals: [
      "PRODUCT_NOT_FOUND",
      "OPTION_NOT_FOUND",
      "PRODUCT_NOT_ON_SALE",
      "SOLD_OUT",
      "NOT_ENOUGH_STOCK",
      "APP_ONLY",
      "GRADE_TOO_LOW",
      "NOT_OPEN_YET",
      "PERIOD_ENDED",
      "SHARE_REQUIRED",
      "WAITING_ROOM_ONLY",
      "WAITING_ROOM_LIMIT",
      "TWO_SHIPMENT_DATES",
      "CART_FULL",
      "QUANTITY_TOO_LARGE",
    ],
  },
  "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}": {
    summary: "수량 바꾸기",
    access: "buyer",
    path: closed({ id: Id, gid: Id, n: OptionUnit }),
    reply: Cart,
    refusals: ["CART_ITEM_NOT_FOUND", "NOT_ENOUGH_STOCK", "SOLD_OUT"],
  },
  "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}": {
    summary: "장바구니에서 지우기",
    access: "buyer",
    path: closed({ id: Id, gid: Id }),
    reply: Cart,
    refusals: ["CART_ITEM_NOT_FOUND"],
  },
  "PATCH /v1.2/app-users/shopping-carts/calculate": {
    summary: "고른 상품만으로 금액 계산. 고른 것을 기억해요.",
    access: "buyer",
    body: closed({ optionGroupIds: PickedGroups }),
    reply: Cart,
    refusals: ["CART_ITEM_NOT_FOUND"],
  },
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": {
    summary: "고른 상품으로 주문할 묶음 만들기",
    access: "buyer",
    body: closed({ optionGroupIds: PickedGroups }),
    reply: closed({ id: Uuid }),
    refusals: [
      "NOTHING_SELECTED",
      "CART_ITEM_NOT_FOUND",
      "PRODUCT_NOT_ON_SALE",
      "SOLD_OUT",
      "NOT_ENOUGH_STOCK",
      "APP_ONLY",
      "GRADE_TOO_LOW",
      "NOT_OPEN_YET",
      "PERIOD_ENDED",
      "SHARE_REQUIRED",
      "WAITING_ROOM_ONLY",
      "WAITING_ROOM_LIMIT",
    ],
  },
  "POST /v1/app-users/cart-merge/undo": {
    summary: "로그인하며 합친 장바구니 되돌리기. 30분 안에 한 번.",
    access: "member",
    reply: closed({ isUndone: Type.Boolean() }),
    refusals: ["MERGE_NOT_FOUND"],
  },
});
