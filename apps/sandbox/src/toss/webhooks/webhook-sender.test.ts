import { expect, test, vi } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const url = "http://shop.test/webhooks/toss";

test("webhooks: a payment is announced in an envelope with the transmission headers", async () => {
  const { sandbox, received } = listening();
  const paymentKey = await sandbox.pay("order-1", 1_000);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toEqual({
    url,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "tosspayments-webhook-transmission-time": "2026-08-12T01:00:00.000Z",
      "tosspayments-webhook-transmission-retried-count": "0",
      "tosspayments-webhook-transmission-id": expect.stringMatching(/^\w{32}$/),
    },
    body: {
      eventType: "PAYMENT_STATUS_CHANGED",
      createdAt: "2026-08-12T10:00:00.000000",
      data: expect.objectContaining({ paymentKey, orderId: "order-1", status: "DONE" }),
    },
  });
});

test("webhooks: a virtual account is additionally announced flat, without event type and payment key", async () => {
  const { sandbox, received } = listening();
  await sandbox.pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT" });
  await sandbox.sim("deposit/order-1");
  await sandbox.sim("deposit-reversed/order-1");
  await vi.waitFor(() => expect(received).toHaveLength(4));
  expect(summary(received)).toEqual([
    "DEPOSIT_CALLBACK WAITING_FOR_DEPOSIT",
    "PAYMENT_STATUS_CHANGED DONE",
    "DEPOSIT_CALLBACK DONE",
    "DEPOSIT_CALLBACK WAITING_FOR_DEPOSIT",
  ]);
  expect(Object.keys(received[0]?.body ?? {})).toEqual([
    "createdAt",
    "secret",
    "status",
    "transactionKey",
    "orderId",
  ]);
});

test("webhooks: cancellations, failures and expired windows are announced, an expired account is not", async () => {
  const { sandbox, received } = listening();
  const key = await sandbox.pay("order-1", 1_000);
  await sandbox.post(`/v1/payments/${key}/cancel`, { cancelReason: "변심", cancelAmount: 400 });
  const declined = await sandbox.authorize("order-2", 1_000);
  await sandbox.sim("fault", { point: "confirm", kind: "refuse", code: "REJECT_CARD_PAYMENT", times: 1 });
  await sandbox.post("/v1/payments/confirm", declined);
  await sandbox.authorize("order-3", 1_000);
  await sandbox.sim("expire/order-3");
  await sandbox.pay("order-4", 1_000, { method: "VIRTUAL_ACCOUNT" });
  await sandbox.sim("expire/order-4");
  await vi.waitFor(() => expect(received).toHaveLength(5));
  expect(summary(received)).toEqual([
    "PAYMENT_STATUS_CHANGED DONE",
    "PAYMENT_STATUS_CHANGED PARTIAL_CANCELED",
    "PAYMENT_STATUS_CHANGED ABORTED",
    "PAYMENT_STATUS_CHANGED EXPIRED",
    "DEPOSIT_CALLBACK WAITING_FOR_DEPOSIT",
  ]);
});

test("webhooks: any answer but 200 is retried with the same id, at most seven tries in all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answers = [500, 201, "down"] as const;
    const { sandbox, received } = listening({ answer: (at) => answers[at] ?? 500 });
    await sandbox.pay("order-1", 1_000);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(received).toHaveLength(7);
    const counts = received.map(({ headers }) => headers["tosspayments-webhook-transmission-retried-count"]);
    expect(counts).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(new Set(received.map(idOf)).size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("webhooks: every URL gets them, and one that is down does not delay the others", async () => {
  const { sandbox, received } = listening({
    urls: [url, "http://other.test/hook"],
    answer: (at) => (at ? 200 : "down"),
  });
  await sandbox.pay("order-1", 1_000);
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received.map((one) => one.url)).toEqual([url, "http://other.test/hook", url]);
});

test("webhooks: duplicates share an id, replays get new ones, and both can be reversed", async () => {
  const { sandbox, received } = listening();
  await sandbox.sim("webhook/mode", { copies: 2, reorder: true });
  await sandbox.pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT" });
  await sandbox.sim("deposit/order-1");
  await vi.waitFor(() => expect(received).toHaveLength(6));
  expect(summary(received).slice(0, 2)).toEqual(["DEPOSIT_CALLBACK DONE", "DEPOSIT_CALLBACK DONE"]);
  expect(summary(received)[5]).toBe("DEPOSIT_CALLBACK WAITING_FOR_DEPOSIT");
  expect(new Set(received.map(idOf)).size).toBe(3);

  await sandbox.sim("webhook/mode", { copies: 1, reorder: false });
  const replayed = await sandbox.sim("webhook/replay/order-1", { times: 2, reorder: true });
  expect(replayed.json()).toEqual({ sent: 6 });
  await vi.waitFor(() => expect(received).toHaveLength(12));
  expect(summary(received)[6]).toBe("DEPOSIT_CALLBACK DONE");
  expect(new Set(received.map(idOf)).size).toBe(9);
});

test("webhooks: closing the sandbox ends pending retries", async () => {
  const { sandbox, received } = listening({ answer: () => 500 });
  await sandbox.pay("order-1", 1_000);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await sandbox.app.close();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(received).toHaveLength(1);
});

test("inbox page: shows deliveries and payments, and its button makes a deposit", async () => {
  const { sandbox, received } = listening();
  await sandbox.pay("order-1", 20_000, { method: "VIRTUAL_ACCOUNT", orderName: "<사과>" });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  const page = (await sandbox.app.inject("/")).body;
  for (const text of ["&#60;사과&#62; 입금하기", "20,000원", "DEPOSIT_CALLBACK WAITING_FOR_DEPOSIT", url])
    expect(page).toContain(text);
  expect(page).not.toContain("<script");
  expect((await sandbox.app.inject({ method: "POST", url: "/deposit/order-1" })).statusCode).toBe(303);
  expect((await sandbox.get("/v1/payments/orders/order-1")).json()).toMatchObject({ status: "DONE" });
});

type Received = {
  url: string;
  headers: Record<string, string>;
  body: Record<string, unknown> & { eventType?: string; status?: string; data?: { status: string } };
};

function listening(options: { urls?: string[]; answer?: (at: number) => number | "down" } = {}) {
  const received: Received[] = [];
  const shop: typeof fetch = async (target, init) => {
    const at = received.length;
    const headers = init?.headers as Record<string, string>;
    received.push({ url: String(target), headers, body: JSON.parse(String(init?.body)) });
    const answer = options.answer?.(at) ?? 200;
    if (answer === "down") throw new TypeError("fetch failed");
    return new Response(null, { status: answer });
  };
  return { sandbox: openSandbox({ webhookUrls: options.urls ?? [url], fetch: shop }), received };
}

function summary(received: Received[]): string[] {
  return received.map(({ body }) =>
    body.eventType === undefined
      ? `DEPOSIT_CALLBACK ${body.status}`
      : `${body.eventType} ${body.data?.status}`,
  );
}

function idOf({ headers }: Received): string | undefined {
  return headers["tosspayments-webhook-transmission-id"];
}
