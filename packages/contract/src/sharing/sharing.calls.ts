import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, oneOf } from "../common-schemas.ts";

const OrderConditions = Type.Array(closed({ type: oneOf(["share"]), isSatisfy: Type.Boolean() }));

/** Call that records a share, which is the condition for buying some products. */
export const sharingCalls = calls({
  "POST /v1/app-users/user-products/{type}/{id}": {
    summary: "상품을 공유했다. 공유하면 살 수 있는 상품의 조건을 채운다.",
    access: "buyer",
    path: closed({ type: oneOf(["share"]), id: Id }),
    reply: closed({ userProductOrderConditions: OrderConditions }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
});
