import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { PURCHASE_BLOCKS } from "../cart/cart.ts";
import { CategoryName, DistributorName } from "../catalog/product.ts";
import { Count, closed, DateText, Id, Money, nullable, OptionUnit, oneOf, Text } from "../common-schemas.ts";

/** Option that was bought before, with its price of one unit then and now. */
export const BoughtOption = {
  product: closed({
    id: Id,
    name: Text(120),
    image: nullable(Text(200)),
    distributor: DistributorName,
    category: CategoryName,
  }),
  option: closed({ id: Id, name: Text(120) }),
  thenPrice: Money,
  price: Money,
  /** Unreserved units; `null` for uncounted stock. */
  remaining: nullable(Count),
  /** Reason for which one unit cannot be bought now; `null` when it can. */
  block: nullable(oneOf(PURCHASE_BLOCKS)),
};

/** Product that was bought twice or more, with the option of its last purchase. */
const RepeatPurchase = closed({
  ...BoughtOption,
  purchases: Count,
  lastOn: DateText,
  /** Usual days between two purchases; `null` without a rhythm that holds. */
  intervalDays: nullable(Count),
});

/** Calls about buying again: an order or a line of it, and what is bought again and again. */
export const reorderCalls = calls({
  "GET /v1/app-users/repeat-purchases": {
    summary:
      "늘 사던 것. 지난 3년 동안 두 번 넘게 사서 그대로 받은 상품, 살 때가 된 것부터. 선물은 세지 않아요.",
    access: "member",
    reply: closed({
      /** Those whose usual interval has passed and that can be bought, the longest due first. */
      due: Type.Array(RepeatPurchase),
      others: Type.Array(RepeatPurchase),
      /** The latest order that was kept; `null` before the first. */
      lastOrder: nullable(
        closed({
          id: Id,
          orderedOn: DateText,
          orderName: Text(100),
          images: Type.Array(Text(200)),
        }),
      ),
    }),
    refusals: [],
  },
  "GET /v1/app-users/orders/{id}/reorder": {
    summary:
      "다시 담기 전에 견주어 보기. 주문의 옵션마다 그때와 지금의 값, 남은 수량, 살 수 없으면 대신 살 상품 하나.",
    access: "buyer",
    path: closed({ id: Id }),
    /** `orderItemProducts[].id` of one line; the whole order without it. */
    query: closed({ orderProductId: Type.Optional(Id) }),
    reply: closed({
      orderedOn: DateText,
      lines: Type.Array(
        closed({
          ...BoughtOption,
          units: OptionUnit,
          /** Kind whose season is over and that is not sold now, with its last month, 1 to 12; `null` for any other. */
          endedSeason: nullable(closed({ name: Text(20), month: Type.Integer({ minimum: 1, maximum: 12 }) })),
          /** Product to buy instead of one that cannot be bought; `null` when it can, or there is none. */
          alternative: nullable(closed({ id: Id, name: Text(120), price: Money })),
        }),
      ),
    }),
    refusals: ["ORDER_NOT_FOUND"],
  },
});
