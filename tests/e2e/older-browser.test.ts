import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import {
  agreeAndPay,
  answerWindow,
  fillGuestAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";

/** Journeys in a browser without what came after Safari 16.4 and Chrome 111, the oldest that the build is for. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("older browser: a guest fills the cart, changes it and pays", async () => {
  const { page, complaints, end } = await olderVisit();
  await openPage(page, "/products/20001");
  await pickOption(page, "3kg");
  await putIntoCart(page);
  await openPage(page, "/cart");
  await page.getByRole("button", { name: /수량 늘리기$/ }).click();
  await page.getByText("2개", { exact: true }).waitFor();
  await orderFromCart(page);
  await fillGuestAddress(page);
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("older browser: a member's notices, settings, recent products and search open", async () => {
  const { page, complaints, end } = await olderVisit();
  await join(page, `older${Date.now()}@todayfruit.example`);
  const viewed = page.waitForResponse((reply) => reply.url().includes("/viewed-products"));
  await openPage(page, "/products/20001");
  await viewed;
  await openPage(page, "/recent");
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  await openPage(page, "/notifications");
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await openPage(page, `/search?q=${encodeURIComponent("사과")}`);
  await page.getByRole("article").first().waitFor();
  await openPage(page, "/settings");
  await page.getByText("이 브라우저에서는 받을 수 없어요").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("older browser: a product's link is copied where there is no share sheet", async () => {
  const { page, complaints, context, end } = await olderVisit();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/products/20001");
  await page.getByRole("button", { name: "공유" }).first().click();
  await page.getByText("주소를 복사했어요").waitFor();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe("/products/20001");
  expect(complaints).toEqual([]);
  await end();
});

test("older browser: where nothing can be copied, the shopper is told where the link is", async () => {
  const { page, complaints, end } = await olderVisit();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await openPage(page, "/products/20001");
  await page.getByRole("button", { name: "공유" }).first().click();
  await page.getByText("주소를 복사하지 못했어요. 다른 브라우저로 열어 주세요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

async function olderVisit() {
  const visit = await newVisit(browser);
  await removeNewFeatures(visit.page);
  return visit;
}

function removeNewFeatures(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const removed: [object, string[]][] = [
      [Map, ["groupBy"]],
      [Object, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [URL, ["canParse", "parse"]],
      [AbortSignal, ["any"]],
      [Array, ["fromAsync"]],
      [RegExp, ["escape"]],
      [Navigator.prototype, ["share", "canShare"]],
      [Document.prototype, ["startViewTransition"]],
      [globalThis, ["Iterator", "scheduler", "PushManager", "OTPCredential", "requestIdleCallback"]],
      [
        Set.prototype,
        ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf"],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
      ],
    ];
    for (const [owner, names] of removed) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
