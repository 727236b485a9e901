import { callsOf } from "@todayfruit/contract/openapi/build-openapi-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

type Document = { servers: { url: string }[]; paths: Record<string, object>; webhooks?: object };

function callsIn({ paths }: Document): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}

test("the shop's document has every call of shoppers and none of operators, whoever asks", async () => {
  const { token } = await operator(shop);
  // What is asked for with a session is shared by no cache, though it is the same.
  for (const [headers, sharing] of [
    [{}, "public"],
    [{ authorization: `Bearer ${token}` }, "private"],
  ] as const) {
    const response = await shop.app.inject({ url: "/openapi.json", headers });
    expect(response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": `${sharing}, max-age=300`,
    });
    const document = response.json<Document>();
    expect(callsIn(document)).toEqual(
      callsOf("shoppers")
        .map(([name]) => name)
        .sort(),
    );
    expect(document.webhooks).toBeUndefined();
    expect(response.body).not.toContain("/operator/v1/");
    expect(document.servers.map(({ url }) => url)).toEqual([shop.services.rules.publicUrl]);
  }
});

test("the document is sent compressed, and not again to who has it", async () => {
  const plain = await shop.app.inject("/openapi.json");
  const headers = { "accept-encoding": "br", "if-none-match": String(plain.headers.etag) };
  const again = await shop.app.inject({ url: "/openapi.json", headers });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const packed = await shop.app.inject({ url: "/openapi.json", headers: { "accept-encoding": "br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
});
