import { expect, test } from "vitest";
import type { PaymentGateway } from "../payment-gateway-types.ts";
import { createTossPayments } from "./toss-payments.ts";

/** Faults under which each call that changes something is tried. A lost reply has the same result as a timeout. */

const FAULTS = {
  timeout: () => Promise.reject(Object.assign(new Error("late"), { name: "TimeoutError" })),
  "lost reply": () => Promise.reject(new TypeError("terminated")),
  "500": answer(500, { code: "FAILED_INTERNAL_SYSTEM_PROCESSING", message: "" }),
  "409": answer(409, { code: "IDEMPOTENT_REQUEST_PROCESSING", message: "" }),
  "unknown key": answer(401, { code: "UNAUTHORIZED_KEY", message: "인증되지 않은 키" }),
  "wrong amount": answer(200, {
    paymentKey: "k",
    orderId: "order-1",
    status: "DONE",
    totalAmount: 9_999,
    balanceAmount: 9_999,
    taxFreeAmount: 0,
    receiptKey: "r",
    amount: 9_999,
  }),
} as const;
type Fault = keyof typeof FAULTS;

const TOLD: Record<Fault, object> = {
  timeout: { kind: "unreachable", reason: "timeout" },
  "lost reply": { kind: "unreachable", reason: "connection-lost" },
  "500": { kind: "unreachable", reason: "server-error" },
  "409": { kind: "unreachable", reason: "still-processing" },
  "unknown key": { kind: "refused", code: "UNAUTHORIZED_KEY" },
  "wrong amount": { kind: "unreachable", reason: "malformed-reply" },
};

const key = { idempotencyKey: "key-1" };
const CALLS: Record<string, (gateway: PaymentGateway) => Promise<object>> = {
  confirm: (gateway) => gateway.confirm({ paymentKey: "k", orderId: "order-1", amount: 10_000, ...key }),
  "card registered": ({ billing }) =>
    billing.issueByCard({
      customerKey: "c",
      cardNumber: "1",
      month: "1",
      year2digits: "1",
      dateOfBirth: "1",
      cardPassword: "1",
      ...key,
    }),
  "card charged": ({ billing }) =>
    billing.pay({
      billingKey: "b",
      customerKey: "c",
      orderId: "order-1",
      orderName: "감귤",
      amount: 10_000,
      taxFreeAmount: 0,
      customerName: null,
      customerEmail: null,
      ...key,
    }),
  "receipt issued": ({ receipts }) =>
    receipts.issue({
      orderId: "order-1",
      orderName: "감귤",
      type: "income_deduction",
      identity: "01012345678",
      amount: 10_000,
      taxFreeAmount: 0,
      ...key,
    }),
  "receipt taken back": ({ receipts }) => receipts.cancel({ receiptKey: "r", amount: 10_000, ...key }),
  cancel: (gateway) => gateway.cancel({ paymentKey: "other", reason: "시험", ...key }),
};

const cells = Object.keys(CALLS).flatMap((call) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => [call, fault] as const),
);

test.each(cells)("%s: the fault %s is never read as success", async (call, fault) => {
  expect(await CALLS[call]?.(gatewayUnder(FAULTS[fault]))).toMatchObject(TOLD[fault]);
});

test.each(Object.keys(FAULTS) as Fault[])(
  "billing.remove: a key is not removed under the fault %s",
  async (fault) => {
    const reply = await gatewayUnder(FAULTS[fault]).billing.remove("b");
    expect(reply.kind).toBe(fault === "wrong amount" ? "done" : "not-done");
  },
);

function gatewayUnder(fault: () => Promise<Response>): PaymentGateway {
  return createTossPayments({
    baseUrl: "http://toss.test",
    secretKey: "test_sk_x",
    fetch: fault,
    timeoutMs: 50,
    maxRetries: 1,
    wait: async () => undefined,
  });
}

function answer(status: number, body: object): () => Promise<Response> {
  return async () => new Response(JSON.stringify(body), { status });
}
