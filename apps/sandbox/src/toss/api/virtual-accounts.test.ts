import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const body = {
  amount: 20_000,
  orderId: "order-1",
  orderName: "사과 2kg",
  customerName: "김과일",
  bank: "신한",
};

test("virtual accounts: an account is issued without a window, for seven days by default", async () => {
  const { post } = openSandbox();
  const issued = await post("/v1/virtual-accounts", { ...body, taxFreeAmount: 20_000 });
  expect(issued.json()).toMatchObject({
    status: "WAITING_FOR_DEPOSIT",
    secret: expect.any(String),
    taxFreeAmount: 20_000,
    vat: 0,
    virtualAccount: { bankCode: "88", dueDate: "2026-08-19T10:00:00+09:00" },
  });
  const again = await post("/v1/virtual-accounts", body);
  expect([again.statusCode, again.json().code]).toEqual([400, "DUPLICATED_ORDER_ID"]);
});

test("virtual accounts: a given due date is used", async () => {
  const { post } = openSandbox();
  const issued = await post("/v1/virtual-accounts", { ...body, dueDate: "2026-08-14T18:00:00" });
  expect(issued.json()).toMatchObject({ virtualAccount: { dueDate: "2026-08-14T18:00:00+09:00" } });
});

test.each([
  ["both deadlines", { validHours: 24, dueDate: "2026-08-14T18:00:00" }, "INVALID_REQUEST"],
  ["more than 90 days", { validHours: 2161 }, "INVALID_REQUEST"],
  ["a due date beyond 90 days", { dueDate: "2026-12-14T18:00:00" }, "INVALID_REQUEST"],
  ["a past due date", { dueDate: "2026-08-11T18:00:00" }, "INVALID_REQUEST"],
  ["a bank that issues no accounts", { bank: "92" }, "INVALID_BANK"],
  ["an unknown bank", { bank: "없는은행" }, "INVALID_BANK"],
  ["an amount below the minimum", { amount: 199 }, "BELOW_MINIMUM_AMOUNT"],
  ["a tax-free amount above the amount", { taxFreeAmount: 20_001 }, "INVALID_REQUEST"],
  ["a short order id", { orderId: "12345" }, "INVALID_REQUEST"],
])("virtual accounts: %s is refused", async (_what, change, code) => {
  const { post } = openSandbox();
  expect((await post("/v1/virtual-accounts", { ...body, ...change })).json()).toMatchObject({ code });
});
