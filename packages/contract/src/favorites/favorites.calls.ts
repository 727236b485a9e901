import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, Id, listOf, oneOf, Take, Text } from "../common-schemas.ts";

const byProduct = closed({ id: Id });
const OrderConditions = Type.Array(closed({ type: oneOf(["share"]), isSatisfy: Type.Boolean() }));
const page = closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) });

/** Calls of a shopper about saved products, and what one product is to them. */
export const favoriteCalls = calls({
  "GET /v1/products/{id}/user-personal": {
    summary: "이 상품과 나: 찜, 공유 조건, 오픈 알림",
    access: "buyer",
    path: byProduct,
    reply: closed({
      isFavorites: Type.Boolean(),
      favorites: Count,
      userProductOrderConditions: OrderConditions,
      isOpenAlarm: Type.Boolean(),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "POST /v1/app-users/favorites/{id}": {
    summary: "찜하기",
    access: "buyer",
    path: byProduct,
    reply: closed({ isFavorites: Type.Boolean(), favorites: Count }),
    refusals: ["PRODUCT_NOT_FOUND", "FAVORITE_LIMIT"],
  },
  "DELETE /v1/app-users/favorites/{id}": {
    summary: "찜 풀기",
    access: "buyer",
    path: byProduct,
    reply: closed({ isFavorites: Type.Boolean(), favorites: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v1/app-users/favorites": {
    summary: "찜한 상품, 최근에 찜한 것부터. 한 쪽 15개.",
    access: "buyer",
    query: page,
    reply: listOf(ProductSummary),
    refusals: ["INVALID_INPUT"],
  },
});
