import { MAX_VIEWED } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, Instant, InstantInput, Money } from "../common-schemas.ts";

const View = closed({ productId: Id, viewedAt: InstantInput, price: Money });
const Viewed = closed({ productId: Id, viewedAt: Instant, price: Money });

/** Calls about recently viewed products: of the device for a guest, and kept for a member. */
export const viewedProductCalls = calls({
  "GET /v1/products/viewed": {
    summary:
      "상품 번호로 카드 모음. 최근 본 상품처럼 기기가 기억하는 것을 보여 줄 때. 60개까지, 적은 순서대로.",
    access: "public",
    query: closed({
      ids: Type.String({ pattern: "^[1-9]\\d{0,15}(,[1-9]\\d{0,15}){0,59}$", maxLength: 1000 }),
    }),
    reply: closed({ list: Type.Array(ProductSummary) }),
    refusals: [],
  },
  "GET /v1/app-users/viewed-products": {
    summary: "회원의 최근 본 상품. 30일, 60개까지, 최근 것부터.",
    access: "member",
    reply: closed({ list: Type.Array(Viewed) }),
    refusals: [],
  },
  "POST /v1/app-users/viewed-products": {
    summary: "기기에서 본 상품을 회원 목록에 합치기. 상품마다 가장 나중에 본 것이 남아요.",
    access: "member",
    body: closed({ views: Type.Array(View, { maxItems: MAX_VIEWED }) }),
    reply: closed({ added: Count, list: Type.Array(Viewed) }),
    refusals: [],
  },
  "DELETE /v1/app-users/viewed-products": {
    summary: "최근 본 상품 지우기. 상품을 적지 않으면 모두.",
    access: "member",
    query: closed({ productId: Type.Optional(Id) }),
    reply: closed({ list: Type.Array(Viewed) }),
    refusals: [],
  },
});
