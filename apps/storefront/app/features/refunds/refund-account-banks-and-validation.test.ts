import { expect, test } from "vitest";
import { problemsOf } from "./refund-account-banks-and-validation.ts";

test("refund account: requires a bank, digits and a holder", () => {
  const account = { owner: "김하루", bankName: "신한은행", accountNumber: "110-123-456789" };
  expect(problemsOf(account)).toBeNull();
  expect(problemsOf({ ...account, bankName: "" })).toEqual({ bankName: "은행을 골라주세요" });
  expect(problemsOf({ ...account, accountNumber: "12", owner: " " })).toEqual({
    accountNumber: expect.stringMatching(/8~16자리/),
    owner: expect.stringMatching(/예금주/),
  });
});
