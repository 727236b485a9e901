import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { ProductSummary } from "../catalog/product.ts";
import { Count, closed, DateText, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";

/** Calls for best lists, wholesale and product groups with a code. */

/** Periods over which sales are counted: today, the last 7 days, the last 30 days. */
export const BEST_TYPES = ["day", "week", "month"] as const;
export const ADVERTISING_TYPES = ["best", "home"] as const;

const Advertising = closed({
  id: Id,
  type: oneOf(ADVERTISING_TYPES),
  categoryId: Id,
  badge: Text(20),
  product: ProductSummary,
});
const ProductGroup = closed({
  code: Text(40),
  name: Text(60),
  products: Type.Array(ProductSummary),
});

export const bestCalls = calls({
  "GET /v1/products/category/{id}/best": {
    summary: "카테고리 베스트. 기간을 말하지 않으면 한 주.",
    access: "public",
    path: closed({ id: Id }),
    query: closed({
      type: Type.Optional(oneOf(BEST_TYPES)),
      productStatus: Type.Optional(oneOf(["stock_in"])),
    }),
    reply: closed({
      list: Type.Array(
        closed({
          rank: Type.Integer({ minimum: 1 }),
          /** Rank in the previous ranking; `null` when it is new. */
          previousRank: nullable(Type.Integer({ minimum: 1 })),
          product: ProductSummary,
        }),
      ),
      type: oneOf(BEST_TYPES),
      /** First and last day of the counted sales; `rule` is the rule of the ranking in one Korean sentence. */
      beginDate: DateText,
      endDate: DateText,
      rule: Text(200),
      rankedAt: nullable(Instant),
    }),
    refusals: ["CATEGORY_NOT_FOUND"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v1/front/best": {
    summary: "홈 베스트: 상품 묶음과 카테고리 광고",
    access: "public",
    query: closed({ type: Type.Optional(oneOf(ADVERTISING_TYPES)) }),
    reply: closed({ productGroups: Type.Array(ProductGroup), advertisings: Type.Array(Advertising) }),
    refusals: [],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v1/product-groups/{code}": {
    summary: "코드로 부르는 상품 묶음. 한 쪽 15개, 쪽은 0부터.",
    access: "public",
    path: closed({ code: Text(40, 1) }),
    query: closed({
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      take: Type.Optional(Take),
    }),
    reply: closed({ ...ProductGroup.properties, nextPage: nullable(Count), totalCount: Count }),
    refusals: ["PRODUCT_GROUP_NOT_FOUND"],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
  "GET /v1/wholesale/new-with-category": {
    summary: "도매 신상품을 카테고리별로",
    access: "public",
    query: closed({ take: Type.Optional(Take) }),
    reply: closed({
      list: Type.Array(
        closed({
          category: closed({ id: Id, slug: nullable(Text(40)), name: Text(40) }),
          products: Type.Array(ProductSummary),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 60, tags: ["displays", "products"] },
  },
});
