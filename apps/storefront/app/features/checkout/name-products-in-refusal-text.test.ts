import { expect, test } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { nameProductsInRefusalText } from "./name-products-in-refusal-text.ts";

const tangerine = { id: 1, name: "황금향 3kg", optionName: "3kg", remaining: 2 };

test("nameProductsInRefusalText: names the refused product", () => {
  const soldOut = new ApiError("준비한 수량이 모두 팔렸어요", {
    status: 409,
    code: "SOLD_OUT",
    detail: { products: [{ ...tangerine, remaining: 0 }] },
  });
  expect(nameProductsInRefusalText(soldOut)).toBe("‘황금향 3kg’ 준비한 수량이 모두 팔렸어요");
});

test("nameProductsInRefusalText: adds the remaining stock when too much was wanted", () => {
  const notEnough = new ApiError("수량을 줄여 주세요", {
    status: 409,
    code: "NOT_ENOUGH_STOCK",
    detail: { products: [tangerine, tangerine] },
  });
  expect(nameProductsInRefusalText(notEnough)).toBe("‘황금향 3kg’ 수량을 줄여 주세요 (2개 남음)");
});

test("nameProductsInRefusalText: gives the message alone without products", () => {
  expect(
    nameProductsInRefusalText(new ApiError("로그인이 필요해요", { status: 401, code: "LOGIN_REQUIRED" })),
  ).toBe("로그인이 필요해요");
  expect(nameProductsInRefusalText(undefined)).toBe("알 수 없는 에러");
});
