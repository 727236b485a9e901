import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { optionOf } from "./buying-steps-by-calls.ts";
import { agreeAndPay, answerWindow, fillGuestAddress } from "./buying-steps-on-pages.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change, read } from "./read-and-change-rows.ts";

const APPLES = [20_018, "4kg"] as const;
const EGGS = [20_196, "30구"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Told = { cartId: string; checkoutUrl: string; price: number; products: { productId: number }[] };

/** Connects the SDK's own client to a shop; returns the call of a tool, which must not be refused. */
async function assistant(shopUrl: string) {
  const client = new Client({ name: "assistant", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", shopUrl)));
  return async (name: string, input: Record<string, unknown>): Promise<Told> => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: input });
    expect([name, isError ?? false, structuredContent]).toEqual([name, false, structuredContent]);
    return structuredContent as Told;
  };
}

/** Prepares an order of apples and eggs; resolves to the path of its link and the price in 원. */
async function prepare(shopUrl: string): Promise<{ path: string; price: number }> {
  const use = await assistant(shopUrl);
  const found = await use("search_products", { query: "사과", inStockOnly: true });
  expect(found.products.length).toBeGreaterThan(1);
  await use("compare_products", { productIds: found.products.slice(0, 3).map(({ productId }) => productId) });
  const optionId = await optionOf(...APPLES);
  const { cartId } = await use("add_to_cart", { productId: APPLES[0], optionId });
  await use("add_to_cart", { cartId, productId: EGGS[0], optionId: await optionOf(...EGGS) });
  await use("change_cart", { cartId, optionId, units: 2 });
  const { checkoutUrl, price } = await use("prepare_order", { cartId });
  return { path: new URL(checkoutUrl).pathname, price };
}

test("shopping assistant: the SDK's client prepares an order form, and a guest opens its link and pays", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const { path, price } = await prepare(here().shopUrl);
  await openPage(page, path);
  await page.getByRole("heading", { name: "주문할 상품을 준비했어요" }).waitFor();
  await expect
    .poll(() => page.getByRole("list", { name: "준비한 상품" }).getByRole("listitem").count())
    .toBe(2);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "주문서 열기" }).press("Enter");
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await fillGuestAddress(page);
  await page.getByRole("button", { name: `${price.toLocaleString("ko-KR")}원 결제하기` }).waitFor();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.waitForURL(/\/payment\/result\//);
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  const [order] = await read<{ price: number; units: number }>(
    `select o.price, (select sum(oo.units)::int from order_product op join order_option oo on oo.order_product_id = op.id
                       where op.order_id = o.id) as units
       from orders o order by o.id desc limit 1`,
    [],
  );
  expect(order).toEqual({ price, units: 3 });
  expect(complaints).toEqual([]);
  await page.goto(path);
  await page.getByRole("heading", { name: "이미 쓴 주문 링크예요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "장바구니 보기" }).click();
  await page.waitForURL("**/cart");
  await end();
});

test.each(["market", "farmer", "ru"])(
  "shopping assistant, %s: the link opens the order form of the same goods",
  async (variant) => {
    const shop = await anotherVariant(variant);
    const { page, complaints, end } = await newVisit(browser, variant === "ru" ? 360 : 390, shop);
    const { path } = await prepare(shop);
    await openPage(page, path);
    await page.getByRole("button", { name: "주문서 열기" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole("button", { name: "주문서 열기" }).click();
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
    expect(complaints).toEqual([]);
    await end();
  },
);

test("shopping assistant: goods sold out since are named and left out; an unknown link says so", async () => {
  const { page, end } = await newVisit(browser);
  const { path } = await prepare(here().shopUrl);
  await openPage(page, `${path.slice(0, -1)}${path.endsWith("A") ? "E" : "A"}`);
  await page.getByRole("heading", { name: "한 시간이 지났거나 없는 주문 링크예요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const eggs = await optionOf(...EGGS);
  await change("update product_option set status = 'stock_out' where id = $1", [eggs]);
  try {
    await openPage(page, path);
    await page.getByText("준비한 수량이 모두 팔렸어요").waitFor();
    await page.getByRole("button", { name: "살 수 있는 1가지로 주문서 열기" }).click();
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  } finally {
    await change("update product_option set status = 'stock_in' where id = $1", [eggs]);
  }
  await end();
});
