import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { productRefusalText } from "./product-refusal-text.ts";

const tangerine = { id: 1, name: "황금향 3kg", optionName: "3kg", remaining: 2 };

test("productRefusalText: names the refused product", () => {
  const soldOut = new ApiError("준비한 수량이 모두 팔렸어요", {
    status: 409,
    code: "SOLD_OUT",
    detail: { products: [{ ...tangerine, remaining: 0 }] },
  });
  expect(productRefusalText(soldOut)).toBe("‘황금향 3kg’ 준비한 수량이 모두 팔렸어요");
});

test("productRefusalText: adds the remaining stock when too much was wanted", () => {
  const notEnough = new ApiError("수량을 줄여 주세요", {
    status: 409,
    code: "NOT_ENOUGH_STOCK",
    detail: { products: [tangerine, tangerine] },
  });
  expect(productRefusalText(notEnough)).toBe("‘황금향 3kg’ 수량을 줄여 주세요 (2개 남음)");
});

test("productRefusalText: gives the message alone without products", () => {
  expect(productRefusalText(new ApiError("로그인이 필요해요", { status: 401, code: "LOGIN_REQUIRED" }))).toBe(
    "로그인이 필요해요",
  );
  expect(productRefusalText(undefined)).toBe("알 수 없는 에러");
});
