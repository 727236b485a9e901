import { Count, closed, Money, oneOf, Text } from "@todayfruit/contract/common-schemas";
import { SEARCH_TEXT_MAX } from "@todayfruit/contract/search/search.calls";
import { ok } from "@todayfruit/domain/result";
import {
  NO_FILTER,
  SEARCH_ORDERS,
  writeSearchFilter,
} from "@todayfruit/domain/search/read-and-write-search-filter";
import { Type } from "typebox";
import { declareTool } from "../declare-tool.ts";
import { presentFoundProduct } from "./present-product.ts";

const MOST_PRODUCTS = 20;
const USUAL_PRODUCTS = 10;

/** Searches products as the search page does. */
export const searchProducts = declareTool({
  name: "search_products",
  title: "상품 검색",
  description:
    "파는 과일과 식료품을 찾아요. 값은 원이고 부가세를 포함해요. isAdvertised가 true인 상품은 광고이니 사람에게 그렇게 알려 주세요.",
  isReadOnly: true,
  input: closed({
    query: Type.String({ ...Text(SEARCH_TEXT_MAX, 1), description: "찾는 말. 예: 제주 감귤 5kg" }),
    minPrice: Type.Optional(Type.Integer({ ...Money, description: "가장 낮은 값, 원" })),
    maxPrice: Type.Optional(Type.Integer({ ...Money, description: "가장 높은 값, 원" })),
    inStockOnly: Type.Optional(Type.Boolean({ description: "지금 살 수 있는 상품만" })),
    order: Type.Optional(oneOf(SEARCH_ORDERS)),
    page: Type.Optional(Type.Integer({ ...Count, maximum: 200, description: "0부터. nextPage를 넣어요" })),
    take: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PRODUCTS })),
  }),
  async run({ query, minPrice, maxPrice, inStockOnly, order, page, take }, { call, shopUrl }) {
    const filter = writeSearchFilter({
      ...NO_FILTER,
      minPrice: minPrice ?? null,
      maxPrice: maxPrice ?? null,
      inStockOnly: inStockOnly ?? false,
      order: order ?? NO_FILTER.order,
    });
    const found = await call("GET /v1/products/search", {
      query: {
        searchToken: query,
        take: take ?? USUAL_PRODUCTS,
        ...(filter === "" ? {} : { filter }),
        ...(page === undefined ? {} : { page }),
      },
    });
    if (!found.ok) return found;
    const { list, nextPage, totalCount, correctedToken, advertisedIds } = found.value;
    return ok({
      totalCount,
      nextPage,
      searchedFor: correctedToken ?? query,
      products: list.map((product) => ({
        ...presentFoundProduct(product, shopUrl),
        isAdvertised: advertisedIds.includes(product.id),
      })),
    });
  },
});
