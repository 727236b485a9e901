import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import {
  closed,
  Id,
  Instant,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  SignedMoney,
  Text,
} from "../common-schemas.ts";
import { Cart } from "./cart.ts";

const SAVING_KINDS = ["option", "day", "farm"] as const;

/** Change of one line of the cart that costs less in all. */
const CheaperLine = closed({
  /** Difference to the line: the option, the day of dispatch of the same product, or the farm. */
  kind: oneOf(SAVING_KINDS),
  replaced: closed({
    optionGroupId: Id,
    productName: Text(120),
    optionName: Text(120),
    optionUnit: OptionUnit,
  }),
  replacement: closed({
    product: ProductSummary,
    option: closed({ id: Id, name: Text(120) }),
    optionUnit: OptionUnit,
  }),
  /** Day and reason of the change as text, e.g. `배송비가 3,000원 줄어요`. */
  reasons: Type.Array(Text(120), { minItems: 1 }),
  /** Less to pay in all, goods and shipping on the mainland together. */
  saving: Money,
});

/** Calls about what would cost less than the cart. */
export const cartSavingCalls = calls({
  "GET /v1/app-users/shopping-carts/savings": {
    summary:
      "장바구니를 더 싸게. 고른 상품마다 상품 값과 배송비를 합쳐 가장 덜 드는 옵션, 출고일, 농장과 그 까닭. 7일 안에 값이 내리는 날.",
    access: "buyer",
    reply: closed({
      /** The largest saving first. */
      lines: Type.Array(CheaperLine),
      /** Day within a week from which the unchanged cart costs less; `null` where it costs least now. */
      day: nullable(closed({ from: Instant, saving: Money, reason: Text(120) })),
    }),
    refusals: [],
  },
  "POST /v1/app-users/shopping-carts/replacements": {
    summary: "장바구니의 옵션을 다른 옵션으로 바꾸기. 한 번에 바뀌고, 얼마나 덜 드는지 알려요.",
    access: "buyer",
    body: closed({ optionGroupId: Id, productId: Id, optionId: Id, optionUnit: OptionUnit }),
    reply: closed({
      /** Line of the new option. */
      optionGroupId: Id,
      /** Less to pay for the checked lines than before; negative where it is more. */
      saving: SignedMoney,
      cart: Cart,
    }),
    refusals: [
      "CART_ITEM_NOT_FOUND",
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
      "QUANTITY_TOO_LARGE",
    ],
  },
});
