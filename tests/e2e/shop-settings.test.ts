import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const EDITED = {
  companyName: "(주)아주아주길고긴이름의오늘의과일산지직송연합유통",
  phone: "070-1234-5678",
  supportHours: "매일 09:00~18:00 (설날과 추석에는 쉬어요)",
  chatUrl: "https://chat.example/new",
  liveShoppingUrl: "https://live.example/new",
  email: "customer.support.of.the.whole.company@a-very-long-domain-name.todayfruit.example",
  shopEntryUrl: null,
};

test("settings: footer, support page, policy and links follow an operator within a second, and the values before once undone", async () => {
  const { list } = await callAsOperator("GET /operator/v1/settings");
  const row = list.find(({ variant }) => variant === "todayfruit");
  const html = async () => {
    const reply = await fetch(`${here().shopUrl}/support`);
    return { text: await reply.text(), policy: reply.headers.get("content-security-policy") ?? "" };
  };
  expect((await html()).text).toContain(row?.phone);
  const edited = await callAsOperator("PATCH /operator/v1/settings", {
    body: { rows: [{ id: row?.id, version: row?.version, set: EDITED }], reason: "이사" },
  });
  const soon = { timeout: 1000, interval: 50 };
  await expect.poll(async () => (await html()).text, soon).toContain(EDITED.phone);
  expect((await html()).policy).toContain("https://chat.example");

  const { page, context, complaints, end } = await newVisit(browser);
  await context.route("https://chat.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>chat</title>" }),
  );
  await openPage(page, "/support");
  const footer = page.locator("footer");
  for (const text of [EDITED.companyName, EDITED.phone, EDITED.supportHours])
    expect(await footer.textContent()).toContain(text);
  expect(await footer.getByRole("link", { name: "라이브 쇼핑" }).getAttribute("href")).toBe(
    EDITED.liveShoppingUrl,
  );
  expect(await page.getByRole("link", { name: /입점 문의/ }).count()).toBe(0);
  const asked = context.waitForEvent("request", (request) => request.url() === EDITED.chatUrl);
  await page.getByRole("button", { name: "채팅 문의" }).click();
  expect((await asked).method()).toBe("POST");
  const mail = page.getByRole("main").getByRole("link", { name: /^이메일/ });
  expect((await mail.getByText("이메일", { exact: true }).boundingBox())?.height).toBeLessThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();

  const undo = { path: { id: edited.change?.id }, body: { reason: "원래대로" } };
  await callAsOperator("POST /operator/v1/changes/{id}/undo", undo);
  await expect.poll(async () => (await html()).text, soon).toContain(row?.phone);
  expect((await html()).policy).not.toContain("https://chat.example");
}, 60_000);

test("shipping policy: the product page shows an edited fee of its farm within a second, and the one before once undone", async () => {
  const product = await callAsOperator("GET /operator/v1/products/{id}", { path: { id: 20_042 } });
  const { list } = await callAsOperator("GET /operator/v1/shipping-policies", { query: { take: 100 } });
  const farm = list.find(({ id }) => id === product.distributorId);
  const html = async () => (await fetch(`${here().shopUrl}/products/20042`)).text();
  const policy = { baseFee: product.shippingBase, freeFrom: product.freeShippingFrom };
  const soon = { timeout: 1000, interval: 50 };
  // The product follows its farm where their fees are the same.
  const same = await editPolicy(farm, policy);
  const edited = await editPolicy(same ?? farm, { baseFee: 4_321 });
  await expect.poll(html, soon).toContain("4,321원");
  for (const each of [edited, same]) {
    if (each === null) continue;
    const undo = { path: { id: each.change }, body: { reason: "원래대로" } };
    await callAsOperator("POST /operator/v1/changes/{id}/undo", undo);
  }
  await expect.poll(html, soon).not.toContain("4,321원");
}, 60_000);

/** Edits the policy of a farm; returns its row after the edit with the change, `null` when it was so already. */
async function editPolicy(farm: { id: number; version: number } | undefined, set: object) {
  const { change, rows } = await callAsOperator("PATCH /operator/v1/shipping-policies", {
    body: { rows: [{ id: farm?.id, version: farm?.version, set }], reason: "겨울 배송비" },
  });
  const [row] = rows;
  return change && row ? { id: row.id, version: row.version, change: change.id } : null;
}
