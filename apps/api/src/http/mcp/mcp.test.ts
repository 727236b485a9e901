import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSealing, keyFromSecret } from "../../db/sealing.ts";
import { guest, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { cartHandleOf } from "./cart-handle.ts";

let shop: TestShop;
let limited: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  limited = await createTestShop({ limits: { changes: 0, logins: 2, reads: 60 } });
  for (const { app } of [shop, limited]) await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await shop.close();
  await limited.close();
});

const urlOf = ({ app }: TestShop) =>
  new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/mcp`);

/** Versions of the protocol that clients speak: the one with a handshake, and the one without. */
const ERAS = ["legacy", { pin: "2026-07-28" }] as const;

async function connect(
  to = shop,
  mode: (typeof ERAS)[number] = "legacy",
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(urlOf(to), { requestInit: { headers } }));
  return client;
}

type Told = Record<string, never> & { refusal?: { code: string; message: string } };

/** Calls a tool; resolves to its structured content, which its text repeats. */
async function use(client: Client, name: string, input: object): Promise<Told> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: { ...input } });
  const told = structuredContent as Told;
  const [text] = content as { type: "text"; text: string }[];
  if (told.refusal) expect(text?.text).toBe(`${told.refusal.code}: ${told.refusal.message}`);
  else expect(JSON.parse(text?.text ?? "")).toEqual(told);
  expect(isError ?? false).toBe(told.refusal !== undefined);
  return told;
}

test.each(ERAS)("mcp, %o: searches, compares, fills a cart and prepares an order form", async (mode) => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 12_900, stock: 5 });
  await select(shop, "update product set name = '한라봉 특품' where id = $1", [productId]);
  const client = await connect(shop, mode);
  const found = await use(client, "search_products", { query: "한라봉 특품", maxPrice: 20_000 });
  expect(found.products).toContainEqual(
    expect.objectContaining({ productId, price: 12_900, isInStock: true, isAdvertised: false }),
  );
  const compared = await use(client, "compare_products", { productIds: [productId] });
  expect(compared.products).toEqual([
    expect.objectContaining({
      productId,
      url: `http://localhost:3000/products/${productId}`,
      options: [expect.objectContaining({ optionId: optionIds[0], price: 12_900, remaining: 5 })],
    }),
  ]);
  const { cartId } = await use(client, "add_to_cart", { productId, optionId: optionIds[0], units: 1 });
  const changed = await use(client, "change_cart", { cartId, optionId: optionIds[0], units: 2 });
  expect(changed).toMatchObject({ cartId, productsPrice: 25_800, shippingFee: 3000, price: 28_800 });
  expect(await use(client, "show_cart", { cartId })).toEqual(changed);
  const order = await use(client, "prepare_order", { cartId });
  expect(order).toMatchObject({
    checkoutUrl: expect.stringMatching(/^http:\/\/localhost:3000\/checkout-links\/[\w.-]+$/),
    price: 28_800,
    lines: [{ optionId: optionIds[0], units: 2, unitPrice: 12_900, refusal: null }],
  });
  const buyer = await member(shop);
  const token = String(order.checkoutUrl).split("/").at(-1) ?? "";
  const used = await shop.call(buyer, "POST /v1/checkout-links/{token}/use", { path: { token } });
  expect(used.status).toBe(200);
  await client.close();
});

test("mcp: tools are described in Korean and say which of them change nothing", async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["search_products", true],
    ["compare_products", true],
    ["add_to_cart", false],
    ["show_cart", true],
    ["change_cart", false],
    ["prepare_order", false],
  ]);
  for (const { title, description, inputSchema } of tools) {
    expect(title).toMatch(/[가-힣]/);
    expect(description).toMatch(/요\.$/);
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
  }
  // No tool takes a name, an address, a phone, an e-mail, a password or a card.
  const asked = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
  expect([...new Set(asked)].sort()).toEqual(
    "cartId inStockOnly maxPrice minPrice optionId optionIds order page productId productIds query take units".split(
      " ",
    ),
  );
  expect(client.getInstructions()).toContain("결제하는 일은 사람이");
});

test("mcp: refuses what the pages refuse, with the code and its sentence", async () => {
  const client = await connect();
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const hidden = await seedProduct(shop.database.db, { status: "suspended" });
  const appOnly = await seedProduct(shop.database.db, { isAppOnly: true });
  const add = (seeded: { productId: number; optionIds: [number, ...number[]] }, units = 1) =>
    use(client, "add_to_cart", { productId: seeded.productId, optionId: seeded.optionIds[0], units });
  const codes = [
    await add({ productId, optionIds }, 2),
    await add(hidden),
    await add(appOnly),
    await use(client, "compare_products", { productIds: [99_999_999] }),
    await use(client, "add_to_cart", { productId, optionId: optionIds[0], units: 0 }),
    await use(client, "search_products", { query: "귤", phone: "01012345678" }),
  ].map(({ refusal }) => refusal?.code);
  expect(codes).toEqual([
    "NOT_ENOUGH_STOCK",
    "PRODUCT_NOT_ON_SALE",
    "APP_ONLY",
    "PRODUCT_NOT_FOUND",
    "INVALID_INPUT",
    "INVALID_INPUT",
  ]);
  const { cartId } = await add({ productId, optionIds });
  expect((await use(client, "change_cart", { cartId, optionId: 1, units: 1 })).refusal?.code).toBe(
    "CART_ITEM_NOT_FOUND",
  );
  await use(client, "change_cart", { cartId, optionId: optionIds[0], units: 0 });
  expect((await use(client, "prepare_order", { cartId })).refusal?.code).toBe("NOTHING_SELECTED");
});

test("mcp: a cart is named by its handle alone; a session's token and a handle of another shop name none", async () => {
  const client = await connect();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const { cartId } = await use(client, "add_to_cart", { productId, optionId: optionIds[0] });
  const session = await member(shop);
  const foreign = cartHandleOf(
    createSealing(keyFromSecret("another shop"), shop.services.randomBytes),
    await guest(shop),
  );
  for (const wrong of [session, `${cartId}A`, foreign]) {
    expect((await use(client, "show_cart", { cartId: wrong })).refusal?.code).toBe("CART_NOT_FOUND");
  }
  const asToken = await shop.app.inject({
    url: "/v1.2/app-users/shopping-carts",
    headers: { authorization: `Bearer ${cartId}` },
  });
  expect(asToken.statusCode).toBe(401);
  await select(shop, "update access_token set revoked_at = created_at");
  expect((await use(client, "show_cart", { cartId })).refusal?.code).toBe("CART_NOT_FOUND");
});

test("mcp: refuses the Host and the Origin of another site, a session and what is no message", async () => {
  const send = (
    headers: Record<string, string>,
    payload: object | string = { jsonrpc: "2.0", id: 1, method: "ping" },
  ) =>
    shop.app.inject({
      method: "POST",
      url: "/mcp",
      payload,
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
    });
  expect((await send({})).statusCode).toBe(200);
  expect((await send({ origin: "http://localhost:3000" })).statusCode).toBe(200);
  expect((await send({ origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await send({ origin: "null" })).statusCode).toBe(403);
  expect((await send({ host: "evil.example" })).statusCode).toBe(403);
  expect((await send({}, "no message")).statusCode).toBe(400);
  expect((await send({ "content-type": "text/plain" })).statusCode).toBe(415);
  for (const method of ["GET", "DELETE"] as const) {
    expect((await shop.app.inject({ method, url: "/mcp" })).statusCode).toBe(405);
  }
  expect((await shop.app.inject({ method: "OPTIONS", url: "/mcp" })).statusCode).toBe(404);
});

test("mcp: messages and the calls of tools are charged to the network of the assistant", async () => {
  const { productId, optionIds } = await seedProduct(limited.database.db);
  const client = await connect(limited);
  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    codes.push((await use(client, "add_to_cart", { productId, optionId: optionIds[0] })).refusal?.code);
  }
  // As many new guests in a minute as a browser of the network may begin.
  expect(codes).toEqual([undefined, undefined, "TOO_MANY_REQUESTS"]);
  const search = async () => (await use(client, "search_products", { query: "귤" })).refusal?.code;
  const searched: (string | undefined)[] = [];
  await expect(
    (async () => {
      for (let turn = 0; turn < 60; turn += 1) searched.push(await search());
    })(),
  ).rejects.toThrow();
  expect(searched.length).toBeLessThan(10);
});
