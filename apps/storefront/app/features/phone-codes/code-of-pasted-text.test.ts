import { expect, test } from "vitest";
import { codeOfPastedText } from "./code-of-pasted-text.ts";

test("codeOfPastedText: finds the code in the whole text, with or without spaces", () => {
  const text = "[오늘의과일] 회원가입 인증번호 [482913]\n직원도 묻지 않아요\n\n@todayfruit.example #482913";
  expect([text, "482913", " 482 913\n", "482-913"].map(codeOfPastedText)).toEqual(Array(4).fill("482913"));
});

test("codeOfPastedText: six digits inside a longer number are no code", () => {
  expect(["010-1234-5678", "48291", "4829131", ""].map(codeOfPastedText)).toEqual([null, null, null, null]);
});
