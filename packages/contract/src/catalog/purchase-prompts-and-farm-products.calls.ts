import { PURCHASE_PROMPTS } from "@todayfruit/domain/catalog/list-purchase-prompts";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import { ProductSummary } from "./product.ts";

/** Calls of parts of the product page: its purchase prompt, and products of the same farm. */

const byProduct = closed({ id: Id });

/** Calls of parts of the product page: purchase prompts, and products of the same farm. */
export const purchasePromptAndFarmProductCalls = calls({
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
  "GET /v1/products/{id}/alternatives": {
    summary: "품절일 때 대신 살 상품: 같은 종류, 비슷한 종류, 같은 농가. 모두 지금 살 수 있고 겹치지 않아요.",
    access: "public",
    path: byProduct,
    reply: closed({
      /** Name of the kind, e.g. 블루베리. */
      kindName: Text(40),
      sameKind: Type.Array(ProductSummary),
      similar: Type.Array(ProductSummary),
      sameFarm: Type.Array(ProductSummary),
    }),
    refusals: ["PRODUCT_NOT_FOUND"],
    cached: { seconds: 60, tags: ["product:{id}", "products"] },
  },
  "GET /v1/distributors/{id}/smallest-options": {
    summary: "이 농가에서 묶음배송으로 살 수 있는 상품마다 가장 싼 옵션. 많이 팔린 것부터.",
    access: "public",
    path: byProduct,
    reply: closed({
      list: Type.Array(
        closed({
          product: ProductSummary,
          option: closed({ id: Id, name: Text(120), price: Money, listPrice: Money }),
        }),
      ),
    }),
    refusals: [],
    cached: { seconds: 30, tags: ["products"] },
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
});
