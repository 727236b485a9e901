import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { closed, Id } from "../common-schemas.ts";

/** Calls about produce whose season begins. */
export const seasonSuggestionCalls = calls({
  "GET /v1/app-users/orders/{id}/season-suggestions": {
    summary:
      "다음엔 이 과일 어때요. 이달부터 석 달 안에 철이 시작되는 과일, 이른 것부터 종류마다 하나. 이 주문에서 산 종류는 빼요.",
    access: "buyer",
    path: closed({ id: Id }),
    reply: closed({
      list: Type.Array(
        closed({
          product: ProductSummary,
          /** Month in which its season begins, 1 to 12. */
          month: Type.Integer({ minimum: 1, maximum: 12 }),
        }),
      ),
    }),
    refusals: ["ORDER_NOT_FOUND"],
  },
});
