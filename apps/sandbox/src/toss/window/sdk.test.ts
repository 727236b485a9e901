import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { openSandbox } from "../sandbox-test-fixtures.ts";

const asked = {
  method: "CARD",
  amount: { currency: "KRW", value: 1_000 },
  orderId: "order-1",
  orderName: "사과 2kg",
  successUrl: "http://shop.test/success",
  failUrl: "http://shop.test/fail",
};

test("SDK: the script opens the sandbox's window for the request", async () => {
  const { sdk, visited, app } = await load();
  void sdk("test_ck_local").payment({ customerKey: sdk.ANONYMOUS }).requestPayment(asked);
  const [address] = visited;
  expect(address).toMatch(/^http:\/\/sandbox\.test\/pay\?request=/);
  const opened = await app.inject(String(address).slice("http://sandbox.test".length));
  expect(opened.statusCode).toBe(303);
  expect((await app.inject(String(opened.headers.location))).body).toContain("사과 2kg");
});

test.each([
  [{ orderId: "12345" }, "INVALID_ORDER_ID"],
  [{ orderId: "주문번호1234" }, "INVALID_ORDER_ID"],
  [{ orderName: "가".repeat(101) }, "INVALID_ORDER_NAME"],
  [{ orderName: "" }, "INVALID_ORDER_NAME"],
  [{ successUrl: "/success" }, "INCORRECT_SUCCESS_URL_FORMAT"],
  [{ failUrl: "fail" }, "INCORRECT_FAIL_URL_FORMAT"],
  [{ amount: { currency: "USD", value: 1 } }, "NOT_SUPPORTED_CURRENCY"],
  [{ amount: { currency: "KRW", value: 0 } }, "BELOW_ZERO_AMOUNT"],
  [{ amount: 1_000 }, "BELOW_ZERO_AMOUNT"],
  [{ method: "카드" }, "NOT_SUPPORTED_METHOD"],
  [{ taxFreeAmount: -1 }, "INVALID_PARAMETERS"],
  [{ customerMobilePhone: "010-1234-5678" }, "INVALID_PARAMETERS"],
])("SDK: %j rejects with %s and stays on the page", async (change, code) => {
  const { sdk, visited } = await load();
  const payment = sdk("test_ck_local").payment({ customerKey: "2c6a1c1e-9c3e-4a55" });
  await expect(payment.requestPayment({ ...asked, ...change })).rejects.toMatchObject({ code });
  expect(visited).toEqual([]);
});

test.each([
  ["test_gck_local", "@@ANONYMOUS", "NOT_SUPPORTED_WIDGET_KEY"],
  ["test_sk_local", "@@ANONYMOUS", "INVALID_CLIENT_KEY"],
  ["test_ck_local", "한글", "INVALID_CUSTOMER_KEY"],
  ["test_ck_local", "a", "INVALID_CUSTOMER_KEY"],
  ["test_ck_local", "test_sk_local", "INSECURE_KEY_USAGE"],
])("SDK: client key %s with customer key %s throws %s", async (clientKey, customerKey, code) => {
  const { sdk } = await load();
  expect(() => sdk(clientKey).payment({ customerKey })).toThrow(expect.objectContaining({ code }));
});

type Sdk = {
  (
    clientKey: string,
  ): {
    payment(options: { customerKey: string }): { requestPayment(request: object): Promise<void> };
  };
  readonly ANONYMOUS: string;
};

async function load() {
  const { app } = openSandbox();
  const script = await app.inject("/v2/standard");
  expect(script.headers["content-type"]).toContain("javascript");
  const visited: string[] = [];
  const window: { TossPayments?: Sdk; location: object } = {
    location: { assign: (address: string) => void visited.push(address) },
  };
  const document = { currentScript: { src: "http://sandbox.test/v2/standard" } };
  runInNewContext(script.body, { window, document, URL });
  if (!window.TossPayments) throw new Error("the script defined no TossPayments");
  return { sdk: window.TossPayments, visited, app };
}
