import { expect, test } from "vitest";
import { normalizeQueryForStorage } from "./normalize-query-for-storage.ts";

test.each([
  [" 제주  감귤 5KG", "제주 감귤 5kg"],
  ["사과 10000원 이하", "사과 10000원 이하"],
  ["010-1234-5678", null],
  ["0 1 0 1 2 3 4 5 6 7 8", null],
  ["０１０１２３４５６７８", null],
  ["홍길동 901010-1234567", null],
  ["buyer@example.com", null],
  ["https://example.com/?a", null],
  ["www.example.com", null],
  ["가".repeat(41), null],
  ["!!", null],
  ["", null],
])("normalizeQueryForStorage: %s is stored as %s", (text, kept) => {
  expect(normalizeQueryForStorage(text)).toBe(kept);
});
