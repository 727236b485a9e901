import { expect, test } from "vitest";
import { formatProductEditResult } from "./format-product-edit-result.ts";

const refused = [{ message: "원산지를 적어 주세요" }];
const change = { id: 7 };

test.each([
  { change: null, refused: [], text: "품절로 바꿨어요" },
  { change, refused: [], text: "품절로 바꿨어요" },
  { change, refused, text: "품절로 바꿨어요 · 1개는 못 했어요: 원산지를 적어 주세요" },
  { change: null, refused, text: "1개는 못 했어요: 원산지를 적어 주세요" },
])("formatProductEditResult: $change and $refused are written as $text", ({ text, ...result }) => {
  expect(formatProductEditResult(result, "품절로 바꿨어요")).toBe(text);
});
