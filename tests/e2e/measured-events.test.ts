import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { fillGuestAddress, orderFromCart, pickOption, putIntoCart } from "./buying-steps-on-pages.ts";
import { logIn, signUp } from "./sign-up-and-log-in-steps.ts";

type Measured = {
  id: string;
  name: string;
  currency?: string;
  value?: number;
  items?: Record<string, unknown>[];
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("measured events: one each, with the shape of the specification", async () => {
  const { page, context, complaints, end } = await newVisit(browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    // The browser hides what a beacon carries; refused, the events are posted by the next page.
    Navigator.prototype.sendBeacon = () => false;
  });
  const measured = eventsOf(page);
  await openPage(page, `/search?q=${encodeURIComponent("감귤")}`);
  await openPage(page, "/products/20001");
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole("button", { name: "구매하기" }).click();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "공유하기" }).first().click();
  await pickOption(page, "3kg (S~M 혼합)");
  await putIntoCart(page);
  await orderFromCart(page);
  await fillGuestAddress(page);
  await openPage(page, "/cart");
  await page.getByRole("button", { name: /빼기$/ }).first().click();
  await expect.poll(() => measured.filter(({ name }) => name === "remove_from_cart").length).toBe(1);

  const count = (name: string) => measured.filter((event) => event.name === name).length;
  const once = ["view_item", "search", "share", "add_to_cart", "begin_checkout", "remove_from_cart"];
  expect(Object.fromEntries(once.map((name) => [name, count(name)]))).toEqual(
    Object.fromEntries(once.map((name) => [name, 1])),
  );
  expect(count("view_cart")).toBe(2);
  expect(count("page_view")).toBeGreaterThanOrEqual(5);
  const shaped = measured.filter(({ items }) => items !== undefined);
  expect(new Set(shaped.map(({ currency }) => currency))).toEqual(new Set(["KRW"]));
  for (const { name, items = [] } of shaped) {
    expect(Object.keys(items[0] ?? {}), name).toEqual(
      expect.arrayContaining(["item_id", "item_name", "item_brand", "item_category", "price", "quantity"]),
    );
  }
  expect(complaints).toEqual([]);
  await end();
});

test("measured events: a page left before its measuring code has come is counted by the next page", async () => {
  const { page, context, end } = await newVisit(browser);
  await context.addInitScript(() => {
    Navigator.prototype.sendBeacon = () => false;
  });
  const measured = eventsOf(page);
  let isHeldBack = true;
  await page.route(/start-after-hydration/, (route) => (isHeldBack ? undefined : route.continue()));
  await openPage(page, `/search?q=${encodeURIComponent("감귤")}`);
  isHeldBack = false;
  await openPage(page, "/products/20001");
  await expect.poll(() => measured.map(({ name }) => name)).toContain("view_item");
  expect(measured.filter(({ name }) => name === "search")).toHaveLength(1);
  await end();
});

test("measured events: signing up and logging in are events", async () => {
  const joining = await newVisit(browser);
  const joined = eventsOf(joining.page);
  await signUp(joining.page, "is-measured@todayfruit.example");
  await expect.poll(() => joined.map(({ name }) => name)).toContain("sign_up");
  await joining.end();
  const { page, end } = await newVisit(browser);
  const measured = eventsOf(page);
  await logIn(page, "is-measured@todayfruit.example");
  await expect.poll(() => measured.map(({ name }) => name)).toContain("login");
  await end();
});

/** Collects the events that a page's visit sends, as they are sent; one that is sent again counts once. */
function eventsOf(page: Page): Measured[] {
  const measured: Measured[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/v1/events")) return;
    const { events } = JSON.parse(request.postData() ?? "{}") as { events?: Measured[] };
    for (const event of events ?? []) {
      if (measured.every(({ id }) => id !== event.id)) measured.push(event);
    }
  });
  return measured;
}
