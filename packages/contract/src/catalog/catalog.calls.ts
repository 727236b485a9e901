import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { Type } from "typebox";
import { Zonecode } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, listOf, Money, oneOf, Take, Text } from "../common-schemas.ts";
import { Category } from "./category.ts";
import { DeliveryPromise } from "./delivery-promise.ts";
import { Option, Product, ProductSummary } from "./product.ts";

/** Sort orders of a category list; `latest` by default. */
export const ORDER_BYS = ["latest", "popular", "priceAsc", "priceDesc", "score", "review"] as const;

/** The longest text of conditions in characters. */
export const FILTER_MAX = 500;

export const catalogCalls = calls({
  "GET /v1/categories": {
    summary: "카테고리 나무",
    access: "public",
    query: closed({ withChildren: Type.Optional(Type.Boolean()) }),
    reply: closed({ list: Type.Array(Category) }),
    refusals: [],
    cached: { seconds: 300, tags: ["categories"] },
  },
  "GET /v1/products/category/{id}": {
    summary: "카테고리 상품 목록. 한 쪽 15개, 최신순.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({
      orderby: Type.Optional(oneOf(ORDER_BYS)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(200)),
      productStatus: Type.Optional(oneOf(["stock_in"])),
      /** Conditions such as `origin:제주|경북,price:-30000,weight:1000-3000,score:4.5,arrive:2026-11-25`. */
      filter: Type.Optional(Text(FILTER_MAX)),
    }),
    reply: closed({ ...listOf(ProductSummary).properties, totalCount: Count }),
    refusals: ["CATEGORY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 30, tags: ["category:{id}"] },
  },
  "GET /v1/products/{id}": {
    summary: "상품 상세",
    access: "public",
    path: closed({ id: Id }),
    reply: Product,
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 30, tags: ["product:{id}"] },
  },
  "GET /v1/products/{id}/delivery": {
    summary: "이 우편번호로 받을 때의 출고일, 도착일과 배송비",
    access: "public",
    path: closed({ id: Id }),
    query: closed({ zonecode: Zonecode }),
    reply: closed({
      areaAddress: oneOf(AREA_TYPES),
      deliveryPromise: DeliveryPromise,
      /** Shipping of one unit in 원: `base` everywhere, `area` more in the area. */
      shippingFee: closed({ base: Money, area: Money }),
      isUndeliverable: Type.Boolean(),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
  },
  "GET /v2/products/{id}/options": {
    summary: "상품 옵션",
    access: "public",
    path: closed({ id: Id }),
    reply: closed({ list: Type.Array(Option) }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 5, tags: ["product:{id}"] },
  },
  "GET /v1/products/related/{id}": {
    summary: "함께 볼 상품",
    access: "public",
    path: closed({ id: Id }),
    query: closed({ categoryId: Type.Optional(Id), take: Type.Optional(Take) }),
    reply: closed({ list: Type.Array(ProductSummary) }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}", "products"] },
  },
});
