import { expect, test } from "vitest";
import { nextOf, readCardRegistrationResult } from "./read-card-registration-return-url.ts";

test("readCardRegistrationResult: a key is issued, a code is failed, neither is none", () => {
  const read = (text: string) => readCardRegistrationResult(new URLSearchParams(text));
  expect(read("authKey=a&customerKey=c")).toEqual({ kind: "issued", authKey: "a", customerKey: "c" });
  expect(read("code=PAY_PROCESS_CANCELED&message=x")).toMatchObject({ kind: "failed" });
  expect(read("authKey=a")).toEqual({ kind: "none" });
});

test("nextOf: accepts paths of the shop only", () => {
  const next = (text: string) => nextOf(new URLSearchParams({ next: text }), "/cards");
  expect(next("/checkout/1")).toBe("/checkout/1");
  for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", ""]) {
    expect(next(elsewhere)).toBe("/cards");
  }
});
