import { ErrorBody } from "@todayfruit/contract/error-body";
import { Ajv } from "ajv";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Belongings, createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { ADDRESS } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let own: Belongings;
beforeAll(async () => {
  shop = await createTestShop();
  own = await createAccountWithBelongings(shop, "member");
});
afterAll(() => shop.close());

const isErrorBody = new Ajv({ strict: false }).compile(ErrorBody);

test.each<[string, InjectOptions, number, string]>([
  ["an unknown platform", get("/v4/display-category", { platform: "windows" }), 400, "PLATFORM_UNKNOWN"],
  ["two platforms", get("/v4/display-category", { platform: "web, ios" }), 400, "PLATFORM_UNKNOWN"],
  ["a path that is none", get("/v1/nothing"), 404, "NOT_FOUND"],
  ["a broken percent sign in the path", get("/v1/products/%"), 404, "NOT_FOUND"],
  ["a broken character in the path", get("/v1/products/%C0%80"), 404, "NOT_FOUND"],
  ["a very long path", get(`/v1/products/${"9".repeat(5000)}`), 404, "NOT_FOUND"],
  ["a number that is no number", get("/v1/products/abc"), 400, "INVALID_INPUT"],
  ["a fraction", get("/v1/products/1.5"), 400, "INVALID_INPUT"],
  ["a negative number", get("/v1/products/-1"), 400, "INVALID_INPUT"],
  ["zero", get("/v1/products/0"), 400, "INVALID_INPUT"],
  ["a number beyond the numbers that are exact", get("/v1/products/9007199254740992"), 400, "INVALID_INPUT"],
  ["a number beyond numbers", get("/v1/products/1e400"), 400, "INVALID_INPUT"],
  ["SQL in a number", get("/v1/products/1%20or%201=1"), 400, "INVALID_INPUT"],
  [
    "SQL in an order",
    get("/v1/products/category/91?orderby=price;drop%20table%20product"),
    400,
    "INVALID_INPUT",
  ],
  ["a page of nothing", get("/v1/products/category/91?take=0"), 400, "INVALID_INPUT"],
  ["a page too large", get("/v1/products/category/91?take=101"), 400, "INVALID_INPUT"],
  ["a parameter twice", get("/v1/products/category/91?take=1&take=2"), 400, "INVALID_INPUT"],
  ["a parameter that nobody knows", get("/v1/products/category/91?admin=true"), 400, "INVALID_INPUT"],
  [
    "a cursor longer than any",
    get(`/v1/products/category/91?nextPage=${"A".repeat(201)}`),
    400,
    "INVALID_INPUT",
  ],
  ["an order number that is no number", get("/v1/payments/not-a-uuid"), 400, "INVALID_INPUT"],
  [
    "an order number in capitals",
    get(`/v1/payments/${"A".repeat(8)}-AAAA-AAAA-AAAA-AAAAAAAAAAAA`),
    400,
    "INVALID_INPUT",
  ],
  [
    "a list cursor beyond the numbers that are exact",
    get("/v1/app-users/order-items?nextPage=9007199254740992"),
    400,
    "INVALID_INPUT",
  ],
  ["a list cursor in another notation", get("/v1/app-users/order-items?nextPage=1e3"), 400, "INVALID_INPUT"],
  ["a nul byte in a search", get("/v1/app-users/order-items?productName=%00"), 400, "INVALID_INPUT"],
  ["a year beyond", get("/v1/app-users/order-items?year=9999"), 400, "INVALID_INPUT"],
  ["a status that is none", get("/v1/app-users/order-items?oipStatus=hacked"), 400, "INVALID_INPUT"],
  ["a body that is no JSON", cart("{"), 400, "INVALID_INPUT"],
  ["no body", cart(""), 400, "INVALID_INPUT"],
  ["a list as a body", cart([]), 400, "INVALID_INPUT"],
  ["null as a body", cart("null"), 400, "INVALID_INPUT"],
  ["a prototype in a body", cart('{"__proto__": {"isAdmin": true}}'), 400, "INVALID_INPUT"],
  ["a field that nobody knows", cart({ ...picked(1), price: 1 }), 400, "INVALID_INPUT"],
  ["a number as text", cart(picked("1")), 400, "INVALID_INPUT"],
  ["no units", cart(picked(0)), 400, "INVALID_INPUT"],
  ["negative units", cart(picked(-3)), 400, "INVALID_INPUT"],
  ["a thousand units", cart(picked(1000)), 400, "INVALID_INPUT"],
  ["half a unit", cart(picked(0.5)), 400, "INVALID_INPUT"],
  ["units beyond safety", cart(picked(Number.MAX_VALUE)), 400, "INVALID_INPUT"],
  ["no options", cart({ productId: 1, optionGroups: [] }), 400, "INVALID_INPUT"],
  [
    "a product beyond the numbers that are exact",
    cart({ ...picked(1), productId: 2 ** 53 }),
    400,
    "INVALID_INPUT",
  ],
  [
    "another media type",
    { ...cart("<a/>"), headers: { "content-type": "application/xml" } },
    415,
    "MEDIA_TYPE_UNSUPPORTED",
  ],
  [
    "a form",
    { ...cart("a=1"), headers: { "content-type": "application/x-www-form-urlencoded" } },
    415,
    "MEDIA_TYPE_UNSUPPORTED",
  ],
  ["a body of half a megabyte", cart({ productId: 1, note: "x".repeat(500_000) }), 413, "BODY_TOO_LARGE"],
  ["a nul byte in a name", signUp({ name: "김\u0000하루" }), 400, "INVALID_INPUT"],
  ["a nul byte in an e-mail", logIn({ email: "a\u0000@b.example" }), 400, "INVALID_INPUT"],
  ["half a character in an address", address({ addressDetail: "\ud800" }), 400, "INVALID_INPUT"],
  ["a nul byte in an address", address({ addressDetail: "1\u00002" }), 400, "INVALID_INPUT"],
  ["a name longer than any", signUp({ name: "가".repeat(31) }), 400, "INVALID_INPUT"],
  ["sixty thousand characters of e-mail", logIn({ email: "a".repeat(60_000) }), 400, "INVALID_INPUT"],
  ["a body beyond 64 kB", logIn({ email: "a".repeat(65_600) }), 413, "BODY_TOO_LARGE"],
])("%s is refused with a Korean message of the shop", async (_what, request, status, code) => {
  const response = await shop.app.inject({
    ...request,
    headers: { authorization: `Bearer ${own.token}`, ...request.headers },
  });
  const body = response.json();
  expect([response.statusCode, body.code]).toEqual([status, code]);
  expect(isErrorBody(body)).toBe(true);
  expect(body.message).toMatch(/[가-힣]/);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-type": "application/json; charset=utf-8",
  });
});

test.each([
  ["SQL", "'); drop table orders; --"],
  ["markup", "<script>alert(1)</script>"],
  ["a template", "{{7*7}}#{7*7}"],
  ["right to left", "\u202egnirts"],
  ["an emoji family", "👨‍👩‍👧‍👦🍎"],
])("%s in a text is stored unchanged and treated as plain text", async (_what, text) => {
  const detail = text.slice(0, 30);
  const { guestOrderName: _name, guestOrderPhone: _phone, ...book } = { ...ADDRESS, addressDetail: detail };
  const added = await shop.call(own.token, "POST /v1/app-users/delivery-address", { body: book });
  expect(added.reply.addressDetail).toBe(detail);
  const listed = await shop.call(own.token, "GET /v1/app-users/delivery-address");
  expect(listed.reply.list.map((each) => each.addressDetail)).toContain(detail);
  const found = await shop.call(own.token, "GET /v1/app-users/order-items", { query: { productName: text } });
  expect(found.reply.list).toEqual([]);
});

test("SQL wildcards in a search are matched literally", async () => {
  for (const productName of ["%", "_", "\\"]) {
    const found = await shop.call(own.token, "GET /v1/app-users/order-items", { query: { productName } });
    expect(found.reply.list).toEqual([]);
  }
  const found = await shop.call(own.token, "GET /v1/app-users/order-items", {
    query: { productName: "상품" },
  });
  expect(found.reply.list).toHaveLength(1);
});

test("hostile texts of the longest allowed body are refused within milliseconds", async () => {
  const texts = ["a".repeat(32_000), "@".repeat(32_000), `${"a.".repeat(16_000)}@`, "0".repeat(32_000)];
  const start = performance.now();
  for (const text of texts) {
    const headers = { authorization: `Bearer ${own.token}`, "content-type": "application/json" };
    const response = await shop.app.inject({ ...signUp({ email: text, name: text }), headers });
    expect(response.statusCode).toBe(400);
  }
  expect((performance.now() - start) / texts.length).toBeLessThan(50);
});

function get(url: string, headers: Record<string, string> = {}): InjectOptions {
  return { method: "GET", url, headers };
}

function post(url: string, payload: unknown): InjectOptions {
  return {
    method: "POST",
    url,
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  };
}

function cart(payload: unknown): InjectOptions {
  return post("/v1.2/app-users/shopping-carts", payload);
}

function picked(optionUnit: unknown) {
  return { productId: 20_001, optionGroups: [{ optionId: 500_010, optionUnit }] };
}

function logIn(change: object): InjectOptions {
  return post("/v2/tokens", { email: "a@b.example", password: "fruit-2026", ...change });
}

function signUp(change: object): InjectOptions {
  const person = { email: "a@b.example", password: "fruit-2026", phone: "01012345678", name: "김하루" };
  return post("/v2/tokens/sign-up", { ...person, userType: "email", tokenType: "email", ...change });
}

function address(change: object): InjectOptions {
  const { guestOrderName: _name, guestOrderPhone: _phone, ...book } = ADDRESS;
  return post("/v1/app-users/delivery-address", { ...book, ...change });
}
