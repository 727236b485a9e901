import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, DayInput, Id, Text } from "../common-schemas.ts";

/** Sales in 원: `revenue` is the price of the goods after discounts, without shipping; `refunded` is money refunded. */
const sold = { purchases: Count, revenue: Count };

export const operatorAnalyticsCalls = calls({
  "GET /operator/v1/analytics": {
    summary:
      "날짜별(한국 날짜) 방문, 담기, 주문서, 구매와 매출. 상품과 유입 경로로도 나눠요. 92일까지 볼 수 있고, 한 시간마다 새로 세요.",
    access: "operator",
    permission: "orders.read",
    query: closed({ from: DayInput, to: DayInput }),
    reply: closed({
      days: Type.Array(
        closed({
          day: DateText,
          views: Count,
          visitors: Count,
          comebacks: Count,
          sessions: Count,
          productViews: Count,
          carts: Count,
          checkouts: Count,
          ...sold,
          refunds: Count,
          refunded: Count,
        }),
      ),
      /** The fifty products with the highest revenue, then the most views. */
      products: Type.Array(
        closed({ productId: Id, name: Text(120), views: Count, carts: Count, units: Count, ...sold }),
      ),
      sources: Type.Array(
        closed({
          source: Text(100),
          campaign: Text(100),
          sessions: Count,
          carts: Count,
          checkouts: Count,
          ...sold,
        }),
      ),
    }),
    refusals: ["INVALID_INPUT"],
  },
});
