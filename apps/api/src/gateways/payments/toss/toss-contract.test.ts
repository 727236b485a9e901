import { expect, test } from "vitest";
import { createTossPayments } from "./toss-payments.ts";

/** Requests and answers as Toss documents them for API version 2022-11-16. */
const cardPayment = {
  mId: "tosspayments",
  version: "2022-11-16",
  lastTransactionKey: "9C62B18EEF0DE3EB7F4422EB6D14BC6E",
  paymentKey: "5EnNZRJGvaBX7zk2yd8ydw26XvwXkLrx9POLqKQjmAw4b0e1",
  orderId: "a4CWyWY5m89PNh7xJwhk1",
  orderName: "샤인머스캣 2kg 외 2건",
  taxExemptionAmount: 0,
  status: "DONE",
  requestedAt: "2026-02-13T12:17:57+09:00",
  approvedAt: "2026-02-13T12:18:14+09:00",
  useEscrow: false,
  cultureExpense: false,
  card: {
    issuerCode: "71",
    acquirerCode: "71",
    number: "12345678****000*",
    installmentPlanMonths: 3,
    isInterestFree: false,
    interestPayer: null,
    approveNo: "00000000",
    useCardPoint: false,
    cardType: "신용",
    ownerType: "개인",
    acquireStatus: "READY",
    amount: 1000,
  },
  virtualAccount: null,
  transfer: null,
  mobilePhone: null,
  giftCertificate: null,
  cashReceipt: null,
  cashReceipts: null,
  discount: null,
  cancels: null,
  secret: null,
  type: "NORMAL",
  easyPay: null,
  country: "KR",
  failure: null,
  isPartialCancelable: true,
  receipt: { url: "https://dashboard.example.com/receipt" },
  checkout: { url: "https://api.example.com/checkout" },
  currency: "KRW",
  totalAmount: 1000,
  balanceAmount: 1000,
  suppliedAmount: 909,
  vat: 91,
  taxFreeAmount: 0,
  method: "카드",
  metadata: null,
};
const { paymentKey, orderId } = cardPayment;

test("confirm: POST /v1/payments/confirm is sent and read as documented", async () => {
  const { gateway, sent } = answering(200, cardPayment);
  const reply = await gateway.confirm({ paymentKey, orderId, amount: 1000, idempotencyKey: "confirm:1:1" });
  expect(sent).toEqual([
    {
      url: "https://toss.test/v1/payments/confirm",
      method: "POST",
      headers: {
        authorization: "Basic dGVzdF9za19sb2NhbDo=",
        "content-type": "application/json",
        "idempotency-key": "confirm:1:1",
      },
      body: { paymentKey, orderId, amount: 1000 },
    },
  ]);
  expect(reply).toMatchObject({
    kind: "found",
    payment: {
      method: "card",
      approvedAt: new Date("2026-02-13T03:18:14Z"),
      card: { issuerCode: "71", numberMasked: "12345678****000*", installmentPlanMonths: 3 },
    },
  });
});

test("find and findByOrder: GET /v1/payments/{paymentKey} and /v1/payments/orders/{orderId} are sent as documented", async () => {
  const { gateway, sent } = answering(200, cardPayment);
  await gateway.find(paymentKey);
  await gateway.findByOrder(orderId);
  const headers = { authorization: "Basic dGVzdF9za19sb2NhbDo=" };
  expect(sent).toEqual([
    { url: `https://toss.test/v1/payments/${paymentKey}`, method: "GET", headers, body: null },
    { url: `https://toss.test/v1/payments/orders/${orderId}`, method: "GET", headers, body: null },
  ]);
});

test("cancel: POST /v1/payments/{paymentKey}/cancel is sent and read as documented", async () => {
  const cancels = [
    {
      transactionKey: "8B4F646A829571D870A3011A4E13D640",
      cancelReason: "고객 변심",
      taxExemptionAmount: 0,
      canceledAt: "2026-02-13T12:20:04+09:00",
      receiptKey: null,
      cancelAmount: 400,
      taxFreeAmount: 0,
      refundableAmount: 600,
      cancelStatus: "DONE",
      cancelRequestId: null,
    },
  ];
  const { gateway, sent } = answering(200, {
    ...cardPayment,
    status: "PARTIAL_CANCELED",
    balanceAmount: 600,
    cancels,
  });
  const reply = await gateway.cancel({
    paymentKey,
    reason: "고객 변심",
    amount: 400,
    taxFreeAmount: 0,
    expectedBalance: 1000,
    refundAccount: { bank: "신한은행", accountNumber: "110123456789", holderName: "김과일" },
    idempotencyKey: "cancel:7",
  });
  expect(sent[0]).toMatchObject({
    url: `https://toss.test/v1/payments/${paymentKey}/cancel`,
    method: "POST",
    headers: { "idempotency-key": "cancel:7" },
    body: {
      cancelReason: "고객 변심",
      cancelAmount: 400,
      taxFreeAmount: 0,
      refundableAmount: 1000,
      refundReceiveAccount: { bank: "88", accountNumber: "110123456789", holderName: "김과일" },
    },
  });
  expect(reply).toMatchObject({
    payment: {
      balanceAmount: 600,
      cancels: [
        { transactionKey: "8B4F646A829571D870A3011A4E13D640", cancelAmount: 400, cancelReason: "고객 변심" },
      ],
    },
  });
});

test("cancel: a cancellation in full names neither an amount nor an account", async () => {
  const { gateway, sent } = answering(200, { ...cardPayment, status: "CANCELED", balanceAmount: 0 });
  await gateway.cancel({ paymentKey, reason: "품절", idempotencyKey: "cancel:8" });
  expect(sent[0]?.body).toEqual({ cancelReason: "품절" });
});

test("confirm: an error body gives the code and message of a refusal", async () => {
  const refusal = { code: "REJECT_CARD_PAYMENT", message: "한도초과 혹은 잔액부족으로 결제에 실패했습니다." };
  const { gateway } = answering(403, refusal);
  expect(await gateway.confirm({ paymentKey, orderId, amount: 1000, idempotencyKey: "k" })).toEqual({
    kind: "refused",
    ...refusal,
    retryable: false,
    buyerCanRetry: true,
  });
});

test.each([
  ["a page of a proxy", 403, "<html>blocked</html>"],
  ["a success with an empty body", 200, ""],
  ["a success without a payment", 200, {}],
  ["a redirect", 302, ""],
  ["a payment of another order", 200, { ...cardPayment, orderId: "another-order" }],
  ["a payment with another amount", 200, { ...cardPayment, totalAmount: 999, balanceAmount: 999 }],
  ["an amount with a fraction of a 원", 200, { ...cardPayment, totalAmount: 1000.5 }],
  ["a balance above the amount paid", 200, { ...cardPayment, balanceAmount: 1001 }],
  ["an unknown status", 200, { ...cardPayment, status: "SETTLED" }],
  ["another currency", 200, { ...cardPayment, currency: "USD" }],
  ["cancellations that are not a list", 200, { ...cardPayment, cancels: {} }],
  [
    "an account without its number",
    200,
    { ...cardPayment, status: "WAITING_FOR_DEPOSIT", virtualAccount: {} },
  ],
])("confirm: %s is unreachable as a malformed reply", async (_what, status, body) => {
  const { gateway } = answering(status, body);
  expect(await gateway.confirm({ paymentKey, orderId, amount: 1000, idempotencyKey: "k" })).toEqual({
    kind: "unreachable",
    reason: "malformed-reply",
  });
});

test("find: cancellations that did not take effect are omitted", async () => {
  const failed = {
    transactionKey: "T",
    cancelAmount: 400,
    canceledAt: "2026-02-13T12:20:04+09:00",
    cancelStatus: "ABORTED",
  };
  const { gateway } = answering(200, { ...cardPayment, cancels: [failed] });
  expect(await gateway.find(paymentKey)).toMatchObject({ payment: { cancels: [] } });
});

test("find: retries have growing pauses and a limit", async () => {
  const pauses: number[] = [];
  const { gateway, sent } = answering(500, { code: "COMMON_ERROR", message: "" }, pauses);
  expect(await gateway.find(paymentKey)).toEqual({ kind: "unreachable", reason: "server-error" });
  expect(sent).toHaveLength(3);
  expect(pauses).toEqual([200, 400]);
});

test.each([
  ["this order with this amount", cardPayment, 200, { kind: "found" }],
  [
    "another order",
    { ...cardPayment, orderId: "another-order" },
    200,
    { kind: "refused", code: "PAYMENT_NOT_OF_ORDER" },
  ],
  [
    "another amount",
    { ...cardPayment, totalAmount: 9_999 },
    200,
    { kind: "refused", code: "PAYMENT_NOT_OF_ORDER" },
  ],
  [
    "no order",
    { code: "NOT_FOUND_PAYMENT", message: "" },
    404,
    { kind: "unreachable", reason: "malformed-reply" },
  ],
])(
  "confirm: a payment processed before is accepted only for the same order and amount: %s",
  async (_whose, body, status, expected) => {
    const processed = { code: "ALREADY_PROCESSED_PAYMENT", message: "이미 처리된 결제 입니다." };
    const gateway = createTossPayments({
      baseUrl: "https://toss.test",
      secretKey: "test_sk_local",
      timeoutMs: 1_000,
      maxRetries: 0,
      wait: async () => undefined,
      fetch: async (_url, init) =>
        init?.method === "POST" ? Response.json(processed, { status: 400 }) : Response.json(body, { status }),
    });
    expect(await gateway.confirm({ paymentKey, orderId, amount: 1000, idempotencyKey: "k" })).toMatchObject(
      expected,
    );
  },
);

type Sent = {
  url: string;
  method: string | undefined;
  headers: unknown;
  body: unknown;
};

function answering(status: number, body: unknown, pauses: number[] = []) {
  const sent: Sent[] = [];
  const gateway = createTossPayments({
    baseUrl: "https://toss.test/",
    secretKey: "test_sk_local",
    timeoutMs: 1_000,
    maxRetries: 2,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    fetch: async (url, init) => {
      const asked = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      sent.push({ url: String(url), method: init?.method, headers: init?.headers, body: asked });
      return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
    },
  });
  return { gateway, sent };
}
