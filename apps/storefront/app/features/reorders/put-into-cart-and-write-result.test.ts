import { expect, test } from "vitest";
import { type PutLine, putIntoCart, putText } from "./put-into-cart-and-write-result.ts";

const line = (id: number, change: Partial<PutLine> = {}): PutLine => ({
  product: {
    id,
    name: ["", "[산지직송] 감귤 (중과)", "사과", "배"][id] ?? "",
    distributor: { name: "농원" },
    category: { name: "과일", parent: null },
  },
  option: { id, name: "3kg" },
  units: 1,
  thenPrice: 10_000,
  price: 10_000,
  remaining: null,
  ...change,
});
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

test("putIntoCart: each line is put in, whatever becomes of the others", async () => {
  const puts: number[] = [];
  const result = await putIntoCart([line(1), line(2), line(3, { units: 2 })], async ({ product }) => {
    if (product.id === 2) throw new Error("품절된 상품이에요");
    puts.push(product.id);
  });
  expect(puts).toEqual([1, 3]);
  expect(putText(result, reasonOf)).toBe("3개를 담았어요. 사과는 담지 못했어요. 품절된 상품이에요");
});

test("putText: says little stock before a risen price, and nothing more where nothing surprises", () => {
  const scarce = line(1, { remaining: 8 });
  const dearer = line(2, { price: 11_000 });
  expect(putText({ put: [dearer, scarce], left: [] }, reasonOf)).toBe("2개를 담았어요. 감귤은 8개 남았어요");
  expect(putText({ put: [dearer], left: [] }, reasonOf)).toBe(
    "1개를 담았어요. 사과는 그때보다 1,000원 올랐어요",
  );
  expect(putText({ put: [line(3, { remaining: 11, price: 9_000 })], left: [] }, reasonOf)).toBe(
    "1개를 담았어요",
  );
});

test("putText: says the reason alone where nothing was put in, and how many others were refused", () => {
  const left = [1, 2, 3].map((id) => ({ line: line(id), error: new Error("지금은 살 수 없어요") }));
  expect(putText({ put: [], left }, reasonOf)).toBe("지금은 살 수 없어요");
  expect(putText({ put: [], left: [] }, reasonOf)).toBe("담을 것을 골라 주세요");
  expect(putText({ put: [line(2)], left }, reasonOf)).toContain("감귤 외 2개는 담지 못했어요");
});
