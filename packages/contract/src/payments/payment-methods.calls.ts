import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, nullable, oneOf } from "../common-schemas.ts";
import { PROVIDER_METHODS } from "./operator-payment-methods.calls.ts";

export const paymentMethodCalls = calls({
  "GET /v1/payment-methods": {
    summary: "이 매장에서 쓸 수 있는 결제 수단과 낼 수 있는 금액",
    access: "public",
    reply: closed({
      list: Type.Array(
        closed({
          method: oneOf(PROVIDER_METHODS),
          /** Smallest and greatest sum that is paid with it, in 원; `null`: no greatest. */
          minAmount: Count,
          maxAmount: nullable(Count),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 300, tags: ["payment-methods"] },
  },
});
