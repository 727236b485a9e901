import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { FILTER_MAX } from "../catalog/catalog.calls.ts";
import { ProductSummary } from "../catalog/product.ts";
import {
  Count,
  closed,
  DateText,
  Id,
  Instant,
  Money,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** The longest search text in characters; longer ones are refused. */
export const SEARCH_TEXT_MAX = 100;
const SearchToken = Text(SEARCH_TEXT_MAX);

/** Range in 원 or g with its number of products; `null` for an open end. */
const FilterRange = closed({ min: nullable(Count), max: nullable(Count), count: Count });

export const searchCalls = calls({
  "GET /v1/products/search": {
    summary: "상품 검색. 한 쪽 15개, 쪽은 0부터. searchToken은 찾는 말, filter는 좁히는 조건.",
    access: "public",
    query: closed({
      searchToken: SearchToken,
      /** Conditions such as `stock:in,category:91,price:10000-30000,origin:제주|경북,order:priceAsc,as:typed`. */
      filter: Type.Optional(Text(FILTER_MAX)),
      page: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
      take: Type.Optional(Take),
    }),
    reply: closed({
      list: Type.Array(ProductSummary),
      nextPage: nullable(Count),
      /** Number of results, at most the best 1,000; `isMore` when there are others. */
      totalCount: Count,
      isMore: Type.Boolean(),
      /** Corrected text that was searched for because nothing matched as typed; `null` without a correction. */
      correctedToken: nullable(SearchToken),
      /**
       * Set when some results lack a typed word: the first `from` results have all of them, the one after lacks
       * `leftOut`.
       */
      relaxation: nullable(closed({ from: Count, leftOut: Type.Array(Text(60)) })),
      /** Categories of the results for narrowing the search, largest first. */
      categories: Type.Array(closed({ id: Id, name: Text(40), count: Count })),
      /** Those of `list` that lead because they are paid for, to be marked as advertisements. */
      advertisedIds: Type.Array(Id),
    }),
    refusals: ["INVALID_INPUT"],
    cached: { seconds: 30, tags: ["products", "search-pins"] },
  },
  "GET /v1/products/filters": {
    summary: "목록을 좁히는 조건마다 남는 상품의 수. 카테고리 하나나 찾는 말 하나 안에서 세요.",
    access: "public",
    query: closed({
      categoryId: Type.Optional(Id),
      searchToken: Type.Optional(SearchToken),
      /** Conditions already chosen; each value is counted under those of the other kinds. */
      filter: Type.Optional(Text(FILTER_MAX)),
    }),
    reply: closed({
      /** Number of products under all conditions. */
      totalCount: Count,
      /** Set when only the best 1,000 results of a search were counted. */
      isMore: Type.Boolean(),
      freeDelivery: Count,
      origins: Type.Array(closed({ name: Text(20), count: Count })),
      farms: Type.Array(closed({ id: Id, name: Text(60), count: Count })),
      prices: Type.Array(FilterRange),
      weights: Type.Array(FilterRange),
      scores: Type.Array(closed({ least: Type.Number(), count: Count })),
      sweetness: Type.Array(closed({ least: Type.Number(), count: Count })),
      arrivals: Type.Array(closed({ day: DateText, count: Count })),
    }),
    refusals: ["CATEGORY_NOT_FOUND", "INVALID_INPUT"],
    cached: { seconds: 30, tags: ["products", "search-pins"] },
  },
  "GET /v1/products/search/suggestions": {
    summary: "치는 동안 보여 줄 검색어와 상품",
    access: "public",
    query: closed({ searchToken: SearchToken, take: Type.Optional(Take) }),
    reply: closed({
      list: Type.Array(
        closed({
          text: Text(120),
          kind: oneOf(["keyword", "category", "product"]),
          /** Id of the product or category; `null` for a word to search for. */
          id: nullable(Id),
          /** Matching part of `text` as [start, end); `null` when no part is as typed. */
          match: nullable(Type.Tuple([Count, Count])),
          /** Number of products with the word; `null` for a product and for words that follow others. */
          products: nullable(Count),
          /** Picture and prices of a product; `null` for words and categories. */
          product: nullable(closed({ image: Text(200), price: Money, listPrice: Money })),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 60, tags: ["products"] },
  },
  "GET /v1/products/search/popular": {
    summary: "인기 검색어 10개와 순위 변화",
    access: "public",
    reply: closed({
      list: Type.Array(
        closed({
          rank: Type.Integer({ minimum: 1 }),
          text: Text(SEARCH_TEXT_MAX),
          /** Places gained (+) or lost (−) since the previous ranking; `null` when new. */
          change: nullable(Type.Integer()),
        }),
      ),
      rankedAt: nullable(Instant),
    }),
    refusals: [],
    cached: { seconds: 60, tags: ["searches"] },
  },
});
