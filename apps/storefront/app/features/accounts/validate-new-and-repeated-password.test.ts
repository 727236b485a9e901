import { expect, test } from "vitest";
import { newPasswordRule, samePasswordRule } from "./validate-new-and-repeated-password.ts";

test("new password: eight characters of any kind are accepted", () => {
  for (const password of ["사과한상자주세요", "aaaaaaaa", "a".repeat(128), "         "]) {
    expect(newPasswordRule(password), password).toBe(true);
  }
  expect(newPasswordRule("sagwa12")).toBe("8자 이상으로 적어주세요");
  expect(newPasswordRule("a".repeat(129))).toBe("128자까지 적을 수 있어요");
});

test("repeated password: empty asks for it, different is refused", () => {
  expect(samePasswordRule("", "")).toBe("비밀번호를 한 번 더 적어주세요");
  expect(samePasswordRule("sagwa", "bae")).toBe("비밀번호가 서로 달라요. 다시 적어주세요");
  expect(samePasswordRule("sagwa", "sagwa")).toBe(true);
});
