import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const account = { bank: "신한", accountNumber: "110123456789", holderName: "김과일" };

test("cancel: a whole cancellation returns everything", async () => {
  const { sandbox, cancel } = await paid(55_000, { taxFreeAmount: 33_000 });
  sandbox.turnClock(60);
  const payment = (await cancel({})).json();
  expect(payment).toMatchObject({
    status: "CANCELED",
    totalAmount: 55_000,
    balanceAmount: 0,
    suppliedAmount: 0,
    vat: 0,
    taxFreeAmount: 0,
    card: { acquireStatus: "CANCELED" },
    cancels: [
      {
        cancelAmount: 55_000,
        taxFreeAmount: 33_000,
        refundableAmount: 0,
        cancelReason: "변심",
        canceledAt: "2026-08-12T11:00:00+09:00",
        cancelStatus: "DONE",
      },
    ],
  });
  const [{ transactionKey }] = payment.cancels;
  expect(payment.lastTransactionKey).toBe(transactionKey);
  const again = await cancel({});
  expect([again.statusCode, again.json().code]).toEqual([400, "ALREADY_CANCELED_PAYMENT"]);
});

test("cancel: after a partial cancellation the payment stays PARTIAL_CANCELED, also at a balance of 0", async () => {
  const { cancel } = await paid(55_000, { taxFreeAmount: 33_000 });
  expect((await cancel({ cancelAmount: 11_000, refundableAmount: 55_000 })).json()).toMatchObject({
    status: "PARTIAL_CANCELED",
    balanceAmount: 44_000,
    taxFreeAmount: 33_000,
    vat: 1_000,
    suppliedAmount: 10_000,
  });
  const rest = (await cancel({})).json();
  expect(rest).toMatchObject({ status: "PARTIAL_CANCELED", balanceAmount: 0 });
  expect(rest.cancels.map((one: { taxFreeAmount: number }) => one.taxFreeAmount)).toEqual([0, 33_000]);
  const again = await cancel({});
  expect([again.statusCode, again.json().code]).toEqual([403, "NOT_CANCELABLE_AMOUNT"]);
});

test.each([
  ["more than the balance", { cancelAmount: 55_001 }, 403, "NOT_CANCELABLE_AMOUNT"],
  ["an amount of 0원", { cancelAmount: 0 }, 400, "INVALID_REQUEST"],
  ["a fraction of 1원", { cancelAmount: 0.5 }, 400, "INVALID_REQUEST"],
  ["an empty reason", { cancelReason: "" }, 400, "INVALID_REQUEST"],
  ["a reason over 200 characters", { cancelReason: "가".repeat(201) }, 400, "INVALID_REQUEST"],
  ["a wrong refundableAmount", { refundableAmount: 54_999 }, 400, "NOT_MATCHES_REFUNDABLE_AMOUNT"],
  [
    "a tax-free amount above the remaining one",
    { cancelAmount: 40_000, taxFreeAmount: 33_001 },
    400,
    "INVALID_REQUEST",
  ],
  [
    "a tax-free amount above the cancelled amount",
    { cancelAmount: 1_000, taxFreeAmount: 1_001 },
    400,
    "INVALID_REQUEST",
  ],
  [
    "a taxable part above the remaining one",
    { cancelAmount: 22_001, taxFreeAmount: 0 },
    400,
    "INVALID_REQUEST",
  ],
  [
    "a wrong tax-free amount for the whole",
    { cancelAmount: 55_000, taxFreeAmount: 32_999 },
    400,
    "INVALID_REQUEST",
  ],
  ["a refund account for a card", { refundReceiveAccount: account }, 400, "INVALID_REQUEST"],
])("cancel: %s is refused and changes nothing", async (_what, change, status, code) => {
  const { sandbox, paymentKey, cancel } = await paid(55_000, { taxFreeAmount: 33_000 });
  const reply = await cancel(change);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  const payment = (await sandbox.get(`/v1/payments/${paymentKey}`)).json();
  expect(payment).toMatchObject({ status: "DONE", balanceAmount: 55_000, cancels: null });
});

test("cancel: an unpaid payment and an unknown one are refused", async () => {
  const sandbox = openSandbox();
  const { paymentKey } = await sandbox.authorize("order-1", 1_000);
  const early = await sandbox.post(`/v1/payments/${paymentKey}/cancel`, { cancelReason: "변심" });
  expect([early.statusCode, early.json().code]).toEqual([403, "NOT_CANCELABLE_PAYMENT"]);
  const unknown = await sandbox.post("/v1/payments/unknown/cancel", { cancelReason: "변심" });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, "NOT_FOUND_PAYMENT"]);
});

test("cancel: before the deposit an account can only be cancelled entirely, without a refund account", async () => {
  const { cancel } = await paid(20_000, { method: "VIRTUAL_ACCOUNT" });
  for (const change of [{ cancelAmount: 1_000 }, { refundReceiveAccount: account }]) {
    const refused = await cancel(change);
    expect([refused.statusCode, refused.json().code]).toEqual([
      403,
      "NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT",
    ]);
  }
  expect((await cancel({})).json()).toMatchObject({ status: "CANCELED", balanceAmount: 0 });
});

test("cancel: after the deposit a refund account is required, and it is shown for half an hour", async () => {
  const { sandbox, paymentKey, cancel } = await paid(20_000, { method: "VIRTUAL_ACCOUNT" });
  await sandbox.sim("deposit/order-1");
  const refused = async (refundReceiveAccount: object | undefined) =>
    (await cancel(refundReceiveAccount ? { refundReceiveAccount } : {})).json().code;
  expect(await refused(undefined)).toBe("INVALID_REFUND_ACCOUNT_INFO");
  expect(await refused({ ...account, bank: "없는은행" })).toBe("INVALID_BANK");
  expect(await refused({ ...account, accountNumber: "110-123" })).toBe("INVALID_REFUND_ACCOUNT_NUMBER");
  expect(await refused({ ...account, accountNumber: "1".repeat(21) })).toBe("INVALID_REFUND_ACCOUNT_NUMBER");
  expect(await refused({ ...account, holderName: " " })).toBe("INVALID_REFUND_ACCOUNT_INFO");

  const part = await cancel({ cancelAmount: 5_000, refundReceiveAccount: account });
  expect(part.json()).toMatchObject({
    status: "PARTIAL_CANCELED",
    balanceAmount: 15_000,
    virtualAccount: {
      refundStatus: "PENDING",
      refundReceiveAccount: { bankCode: "88", accountNumber: "110123456789", holderName: "김과일" },
    },
  });
  sandbox.turnClock(31);
  const later = (await sandbox.get(`/v1/payments/${paymentKey}`)).json();
  expect(later.virtualAccount.refundReceiveAccount).toBeNull();
});

async function paid(amount: number, said: object) {
  const sandbox = openSandbox();
  const paymentKey = await sandbox.pay("order-1", amount, said);
  const cancel = (change: object) =>
    sandbox.post(`/v1/payments/${paymentKey}/cancel`, { cancelReason: "변심", ...change });
  return { sandbox, paymentKey, cancel };
}
