import { closed, Id } from "@todayfruit/contract/common-schemas";
import { ok } from "@todayfruit/domain/result";
import { Type } from "typebox";
import { declareTool, type ToolAnswer, type ToolContext } from "../declare-tool.ts";
import { presentProduct } from "./present-product.ts";

const MOST_PRODUCTS = 5;

/** Shows products with their options beside each other. */
export const compareProducts = declareTool({
  name: "compare_products",
  title: "상품 자세히 보고 견주기",
  description:
    "상품 1~5개의 옵션과 값, 남은 수량(null이면 세지 않아요), 배송비와 도착하는 날, 원산지와 보관법, 별점을 나란히 보여요. 장바구니에 담을 optionId가 여기에 있어요.",
  isReadOnly: true,
  input: closed({
    productIds: Type.Array(Id, { minItems: 1, maxItems: MOST_PRODUCTS, uniqueItems: true }),
  }),
  async run({ productIds }, context) {
    const products = [];
    for (const id of productIds) {
      const shown = await showProduct(id, context);
      if (!shown.ok) return shown;
      products.push(shown.value);
    }
    return ok({ products });
  },
});

async function showProduct(id: number, { call, shopUrl }: ToolContext): Promise<ToolAnswer> {
  const product = await call("GET /v1/products/{id}", { path: { id } });
  if (!product.ok) return product;
  const options = await call("GET /v2/products/{id}/options", { path: { id } });
  return options.ok ? ok(presentProduct(product.value, options.value.list, shopUrl)) : options;
}
