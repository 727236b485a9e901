import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcilePayments } from "../features/payments/settlement/reconcile-payments.ts";
import { createAccountWithBelongings, SECRETS } from "../testing/account-with-belongings.ts";
import { ADDRESS, PASSWORD } from "../testing/product-and-member-fixtures.ts";
import { later, select } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { createLog, errorFields } from "./log.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a purchase with every failure leaves no personal data in the log", async () => {
  const [visitor, own] = [
    await createAccountWithBelongings(shop, "guest"),
    await createAccountWithBelongings(shop, "member"),
  ];
  await shop.call(null, "POST /v2/tokens", {
    body: { email: "secret-buyer@x.example", password: "Geheim-1234" },
  });
  const body = { paymentKey: "tgen_secret_key", orderId: own.openOrder.orderId, amount: own.openOrder.price };
  await shop.sandbox("/_sim/fault", { point: "confirm", kind: "error500", times: 2 });
  await shop.sandbox("/_sim/fault", { point: "get", kind: "error500", times: 6 });
  await shop.call(own.token, "POST /v1/payments/confirm", { body });
  later(shop, 2);
  await reconcilePayments(shop.services);
  // A row that violates a constraint: PostgreSQL quotes it in the error.
  await shop.database.asOwner(
    "alter table delivery_address add constraint broken check (zonecode <> '05551') not valid",
  );
  const response = await shop.app.inject({
    method: "POST",
    url: `/v1/app-users/delivery-address?token=${own.token}`,
    headers: { authorization: `Bearer ${own.token}` },
    payload: { ...ADDRESS, guestOrderName: undefined, guestOrderPhone: undefined },
  });
  expect([400, 500]).toContain(response.statusCode);
  const failed = await shop.app.inject({
    method: "POST",
    url: "/v1/app-users/delivery-address",
    headers: { authorization: `Bearer ${own.token}` },
    payload: { ...ADDRESS, guestOrderName: undefined, guestOrderPhone: undefined },
  });
  expect(failed.statusCode).toBe(500);

  const keys = await select<{ payment_key: string }>(
    shop,
    "select payment_key from payment where payment_key is not null",
  );
  const emails = await select<{ email: string }>(shop, "select email from app_user where email is not null");
  const log = shop.logged.join("\n");
  const never = [
    ...SECRETS,
    ...[visitor.token, own.token, "Geheim-1234", PASSWORD, "tgen_secret_key", "test_sk_local"],
    ...keys.map((row) => row.payment_key),
    ...emails.map((row) => row.email),
    ...["010-1234-5678", "01012345678", "김하루", "올림픽로", "101동"],
  ];
  expect(shop.logged.length).toBeGreaterThan(20);
  expect(never.filter((secret) => log.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/\d{4}\*{2,}/);
  const fields = new Set(shop.logged.flatMap((line) => Object.keys(JSON.parse(line))));
  expect([...fields].filter((field) => !ALLOWED.includes(field))).toEqual([]);
});

const ALLOWED = [
  ...["level", "time", "msg", "requestId", "method", "route", "status", "ms", "code", "orderId", "paymentId"],
  ...["job", "count", "error", "stack", "port"],
];

test("a field outside the allow-list is dropped, also past the types", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  log.info("hello", { code: "A", token: "secret", phone: "010" } as { code: string });
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 30,
    time: expect.any(String),
    msg: "hello",
    code: "A",
  });
});

test("an error is logged with its name, code and stack only", () => {
  const error = Object.assign(new Error("Key (email)=(a@b.example) already exists"), {
    code: "23505",
    detail: "Key (email)=(a@b.example)",
  });
  const told = errorFields(error);
  expect(told).toMatchObject({
    error: "Error",
    code: "23505",
    stack: expect.stringContaining("log.test.ts"),
  });
  expect(JSON.stringify(told)).not.toContain("a@b.example");
  expect(errorFields("a@b.example")).toEqual({ error: "string" });
});
