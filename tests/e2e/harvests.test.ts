import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, optionOf } from "./buying-steps-by-calls.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has counted stock and no sale. */
const PRODUCT = 20_042;
const HARVEST = "11월 22일 수확 · 당도 13.2 Brix 측정";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("guest: the page shows the harvest of the lot that is sold next, the order those it was sent from", async () => {
  const soon = { timeout: 1000, interval: 50 };
  const { page, complaints, end } = await newVisit(browser);
  const html = () => fetch(`${here().shopUrl}/products/${PRODUCT}`).then((reply) => reply.text());
  expect(await html()).not.toContain("Brix 측정");
  const { images } = await callAsOperator("GET /operator/v1/products/{id}", { path: { id: PRODUCT } });
  const lot = {
    optionId: await optionOf(PRODUCT, ""),
    code: "26-1122-A",
    harvestedOn: "2026-11-22",
    expiresOn: "2999-12-03",
    brixAverage: 13.2,
    photo: images[0],
    units: 2,
  };
  const written = await callAsOperator("POST /operator/v1/stock-lots", {
    body: { rows: [lot], reason: "새벽에 땄어요" },
  });
  await expect.poll(html, soon).toContain(HARVEST);

  const { id } = await buy(page, { goods: [[PRODUCT, ""]] });
  await callAsOperator("PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  await page.goto(`/orders/${id}`);
  await page.getByText("배송준비").first().waitFor();
  expect(await page.getByText(HARVEST).count()).toBe(0);
  await callAsOperator("PUT /operator/v1/orders/{id}/dispatch", {
    path: { id },
    body: { carrier: "04", invoiceNumber: "640012341234" },
  });
  await page.reload();
  await page.getByText(HARVEST).waitFor();
  await page.getByAltText("보낸 과일의 수확 사진").waitFor();
  expect(await axe(page)).toEqual([]);

  const rows = [{ id: written.rows[0]?.id, version: 1, set: { status: "held" } }];
  await callAsOperator("PATCH /operator/v1/stock-lots", { body: { rows, reason: "다시 살펴봐요" } });
  await expect.poll(html, soon).not.toContain(HARVEST);
  expect(complaints).toEqual([]);
  await end();
});
