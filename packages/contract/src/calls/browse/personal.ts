import { PURCHASE_PROMPTS } from "@todayfruit/domain/catalog/purchase-prompts";
import { Type } from "typebox";
import { calls } from "../../calls.ts";
import { ProductSummary } from "../../entities/product.ts";
import { Count, closed, Id, Instant, listOf, nullable, oneOf, Take, Text } from "../../schema.ts";

const byProduct = closed({ id: Id });
const OrderConditions = Type.Array(closed({ type: oneOf(["share"]), isSatisfy: Type.Boolean() }));
const page = closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(200)) });

/** Calls about one shopper and a product: favourites, shares, opening alarms, and purchase prompts. */
export const personalCalls = calls({
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
  "GET /v1/products/{id}/purchase-prompt": {
    summary: "살 때 도움이 되는 사실. 숫자는 모두 실제 값이고, 말할 것이 없으면 빈 목록.",
    access: "public",
    path: byProduct,
    query: closed({ type: Type.Optional(oneOf(PURCHASE_PROMPTS)) }),
    reply: closed({
      list: Type.Array(
        closed({
          type: oneOf(PURCHASE_PROMPTS),
          count: nullable(Count),
          message: Text(100),
          endsAt: nullable(Instant),
        }),
      ),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 30, tags: ["product:{id}"] },
  },
  "GET /v1/product-related/{id}": {
    summary: "같은 농가에서 함께 보내는 상품",
    access: "public",
    path: byProduct,
    query: closed({ take: Type.Optional(Take) }),
    reply: closed({ list: Type.Array(ProductSummary) }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}", "products"] },
  },
  "POST /v1/app-users/user-products/{type}/{id}": {
    summary: "상품을 공유했다. 공유하면 살 수 있는 상품의 조건을 채운다.",
    access: "buyer",
    path: closed({ type: oneOf(["share"]), id: Id }),
    reply: closed({ userProductOrderConditions: OrderConditions }),
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
  "POST /v2/alarm/product/{id}/open": {
    summary: "오픈 알림 받기",
    access: "member",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND", "ALREADY_OPEN", "PERIOD_ENDED"],
  },
  "DELETE /v2/alarm/product/{id}/open": {
    summary: "오픈 알림 취소",
    access: "member",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v1/alarm/product/{id}/open": {
    summary: "오픈 알림을 신청했는지와 기다리는 사람 수",
    access: "buyer",
    path: byProduct,
    reply: closed({ isOpenAlarm: Type.Boolean(), openAlarmCount: Count }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v1/alarm/product": {
    summary: "오픈 알림을 신청한 상품, 최근에 신청한 것부터. 한 쪽 15개.",
    access: "member",
    query: page,
    reply: listOf(closed({ product: ProductSummary, createdAt: Instant, notifiedAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
});
