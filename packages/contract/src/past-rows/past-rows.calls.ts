import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { PriceExplanation } from "../cart/price-explanation.ts";
import {
  Count,
  closed,
  DateText,
  Id,
  Instant,
  InstantInput,
  Money,
  nullable,
  oneOf,
  Text,
} from "../common-schemas.ts";
import { ProductAsOf } from "./product-as-of.ts";

const path = closed({ id: Id });
const query = closed({
  /** Instant, not in the future; now when left out. */
  at: Type.Optional(InstantInput),
});

const STEPS = {
  /** Instant that is shown. */
  at: Instant,
  /** Instant from which changes are recorded; what was before is not known. */
  recordsFrom: Instant,
  /** Instants of the changes next to it; `null` when there is none. */
  previousChange: nullable(Instant),
  nextChange: nullable(Instant),
};

/** Products and orders as they were at an instant. */
export const pastRowCalls = calls({
  "GET /operator/v1/products/{id}/as-of": {
    summary:
      "상품의 값, 재고, 상태, 도착 약속이 그때 손님에게 어떻게 보였는지와 그 근거. 기록이 시작되기 전이거나 상품이 없던 때는 shown이 null이에요.",
    access: "operator",
    permission: "orders.read",
    path,
    query,
    reply: closed({
      id: Id,
      ...STEPS,
      state: oneOf(["shown", "before_records", "not_there"]),
      shown: nullable(ProductAsOf),
      /** Changes that operators made to it until then, the newest first, at most 20. */
      actions: Type.Array(
        closed({ action: Text(80), by: nullable(Text(30)), reason: nullable(Text(300)), at: Instant }),
      ),
    }),
    refusals: ["RECORD_NOT_FOUND", "INVALID_INPUT"],
  },
  "GET /operator/v1/orders/{id}/as-of": {
    summary:
      "주문의 상품, 상태, 금액, 도착 약속이 그때 어땠는지와 그때까지 보낸 메시지, 누가 무엇을 했는지. 받는 사람의 정보는 없어요.",
    access: "operator",
    permission: "orders.read",
    path,
    query,
    reply: closed({
      id: Id,
      orderNumber: Text(20),
      ...STEPS,
      state: oneOf(["shown", "not_there"]),
      shown: nullable(
        closed({
          createdAt: Instant,
          orderItemStatus: Text(30),
          paymentStatus: nullable(Text(30)),
          products: Type.Array(
            closed({
              id: Id,
              productId: Id,
              name: Text(120),
              /** `null` before changes of lines are recorded. */
              orderItemProductStatus: nullable(Text(30)),
              /** `null` likewise. */
              options: nullable(
                Type.Array(
                  closed({
                    id: Id,
                    optionId: Id,
                    name: Text(120),
                    units: Count,
                    unitPrice: Money,
                    promisedDispatchDate: nullable(DateText),
                    promisedArrivalFrom: nullable(DateText),
                    promisedArrivalTo: nullable(DateText),
                  }),
                ),
              ),
            }),
          ),
          /** Sums as they were ordered; they never change afterwards. */
          prices: closed({
            listPrice: Money,
            productsPrice: Money,
            couponDiscountPrice: Money,
            shippingFee: Money,
            usedPoint: Money,
            price: Money,
          }),
          /** Quote as it was kept when the order was placed, each amount with its reason, 원. */
          quote: PriceExplanation,
          /** Given back to the buyer until then, 원. */
          refundedPrice: Money,
          events: Type.Array(
            closed({
              kind: oneOf(["order", "payment", "promise", "action", "message"]),
              text: Text(300),
              by: nullable(Text(30)),
              reason: nullable(Text(300)),
              at: Instant,
            }),
          ),
        }),
      ),
    }),
    refusals: ["ORDER_NOT_FOUND", "INVALID_INPUT"],
  },
});
