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

const soon = { timeout: 2000, interval: 50 };
const PIN = {
  word: "샤인머스캣",
  sort: 1,
  variants: ["todayfruit" as const],
  beginsAt: "2026-01-01T00:00:00.000Z",
  endsAt: null,
};

test("search: a pinned product leads within two seconds, one that is paid for says 광고, and both are gone once deleted", async () => {
  const found = async () => {
    const query = new URLSearchParams({ searchToken: PIN.word });
    const reply = await fetch(`${here().shopUrl}/v1/products/search?${query}`, {
      headers: { platform: "web" },
    });
    return (await reply.json()) as { list: { id: number; name: string }[]; advertisedIds: number[] };
  };
  const before = await found();
  const { list } = await callAsOperator("GET /operator/v1/products");
  const [paid, chosen] = list.filter(
    ({ id, status }) => status === "stock_in" && !before.list.some((each) => each.id === id),
  );
  if (!paid || !chosen) throw new Error("The catalogue has other products in stock");
  const added = await callAsOperator("POST /operator/v1/search-pins", {
    body: {
      rows: [
        { ...PIN, productId: paid.id, isAdvertisement: true },
        { ...PIN, productId: chosen.id, sort: 2, isAdvertisement: false },
      ],
      reason: "포도 행사",
    },
  });
  await expect.poll(async () => (await found()).list[0]?.id, soon).toBe(paid.id);
  expect((await found()).list.slice(0, 2).map(({ id }) => id)).toEqual([paid.id, chosen.id]);

  const { page, complaints, end } = await newVisit(browser, 390);
  await openPage(page, `/search?q=${encodeURIComponent(PIN.word)}`);
  const cards = page.getByRole("main").locator("article");
  await cards.first().getByText("광고", { exact: true }).waitFor();
  expect(await cards.getByText("광고", { exact: true }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();

  await callAsOperator("POST /operator/v1/search-pins/delete", {
    body: { rows: added.rows, reason: "행사 끝" },
  });
  await expect.poll(found, soon).toEqual(before);
});
