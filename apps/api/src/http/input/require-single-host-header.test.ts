import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => shop.close());

test.each([
  ["one", ["Host: shop"], 200],
  ["none", [], 400],
  ["two that differ", ["Host: shop", "Host: evil.example"], 400],
  ["the same twice, written otherwise", ["Host: shop", "hOST: shop"], 400],
])("exactly one Host header is accepted: a request with %s", async (_what, hosts, status) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(["GET /v1/categories HTTP/1.1", ...hosts, "Platform: web", "", ""].join("\r\n"));
  const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(2000) });
  socket.destroy();
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
