import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { productOf, shownPrices } from "./read-shown-prices.ts";

/** Has one option and no sale. */
const PRODUCT = 20_042;
const HOUR = 3_600_000;
const BUYING_REFUSED = "미리보기에서는 담거나 사거나 바꿀 수 없어요";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Made = Reply<"POST /operator/v1/previews">;

test("preview: a scheduled price and a popup to come are seen at their instant alone, the shop stays as it is, and nothing is bought", async () => {
  const { name, optionId, price, categoryId } = await productOf(PRODUCT);
  const [lower, begin] = [price - 3000, inHours(2)];
  const { list } = await callAsOperator("GET /operator/v1/prices", { query: { productId: PRODUCT } });
  const version = list.find(({ id }) => id === optionId)?.version ?? 0;
  const scheduled = await callAsOperator("PATCH /operator/v1/prices", {
    body: { rows: [{ id: optionId, version, set: { price: lower } }], reason: "설 값", effectiveAt: begin },
  });
  const popup = await callAsOperator("POST /operator/v1/popups", {
    body: { rows: [{ ...POPUP, beginsAt: begin, endsAt: inHours(4) }], reason: "설 행사" },
  });

  const { page, complaints, end } = await newVisit(browser);
  for (const [hours, shown, popups] of [
    [1, price, 0],
    [3, lower, 1],
  ] as const) {
    const at = inHours(hours);
    await openPage(page, addressOf(await preview({ kind: "product", id: PRODUCT }, at)));
    await page
      .getByRole("complementary", { name: "미리보기" })
      .getByText("아직 공개하지 않은 내용이 있어요")
      .waitFor();
    expect(await page.getByRole("main").textContent()).toContain(`${groupDigits(shown)}원`);
    expect(await axe(page)).toEqual([]);
    const answered = page.waitForResponse((response) => response.url().includes("/v1/popups"));
    await openPage(page, addressOf(await preview({ kind: "home", id: null }, at)));
    await answered;
    const dialogs = () => page.getByRole("dialog", { name: POPUP.title }).count();
    await expect.poll(dialogs, { timeout: 10_000 }).toBe(popups);
  }
  await page.keyboard.press("Escape");
  await followsLinksWithin(page);

  await openPage(page, addressOf(await preview({ kind: "product", id: PRODUCT }, inHours(3))));
  await page.getByRole("button", { name: "구매하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
  expect(await sheet.textContent()).toContain(`${groupDigits(lower)}원`);
  for (const button of ["장바구니 담기", "바로 구매"]) {
    await sheet.getByRole("button", { name: button }).click();
    await page.getByRole("alert").getByText(BUYING_REFUSED).waitFor();
  }
  expect(new URL(page.url()).pathname).toBe(`/products/${PRODUCT}`);
  const kept = await page.evaluate(() => [{ ...localStorage }, document.cookie]);
  expect(kept).toEqual([{}, ""]);

  expect(await shownPrices(PRODUCT, categoryId, lower)).toEqual([price, price, false]);
  await openPage(page, `/products/${PRODUCT}`);
  expect(await page.getByRole("complementary", { name: "미리보기" }).count()).toBe(0);
  expect(await page.getByRole("main").textContent()).toContain(name);
  expect(complaints).toEqual([]);
  await end();
  const reason = { body: { reason: "끝" } };
  await callAsOperator("POST /operator/v1/changes/{id}/cancel", {
    path: { id: scheduled.change?.id ?? 0 },
    ...reason,
  });
  await callAsOperator("POST /operator/v1/changes/{id}/undo", { path: { id: popup.change.id }, ...reason });
}, 120_000);

test("preview: a draft is seen at its address alone, on its variant alone, until the preview is revoked", async () => {
  const { id } = await callAsOperator("POST /operator/v1/products/{id}/copy", {
    path: { id: PRODUCT },
    body: { name: "설 선물 배", reason: "초안" },
  });
  const { page, end } = await newVisit(browser);
  const made = await preview({ kind: "product", id }, inHours(1), {
    showsUnpublished: true,
    variant: "todayfruit",
  });
  await openPage(page, addressOf(made));
  await page.getByRole("heading", { level: 1 }).waitFor();
  const path = new URL(addressOf(made)).pathname;
  expect((await fetch(here().shopUrl + path)).status).toBe(404);

  const market = await anotherVariant("market");
  await page.goto(addressOf(made).replace(here().shopUrl, market));
  await page.getByRole("heading", { name: "다른 매장의 미리보기예요" }).waitFor();
  await callAsOperator("PUT /operator/v1/previews/{id}/revoke", {
    path: { id: made.id },
    body: { reason: "끝" },
  });
  await page.goto(addressOf(made));
  await page.getByRole("heading", { name: "끝난 미리보기예요" }).waitFor();
  await end();
}, 120_000);

test("preview: the console shows it in a frame, and no other site", async () => {
  const address = addressOf(await preview({ kind: "best", id: null }, inHours(1)));
  // A page that the test answers for counts as one of the internet, from which this machine is not framed otherwise.
  const framing = await openBrowser("without pictures", ["--disable-features=LocalNetworkAccessChecks"]);
  const { page } = await newVisit(framing);
  for (const [site, shown] of [
    [here().consoleUrl, 1],
    ["http://elsewhere.example", 0],
  ] as const) {
    const frame = `${site}/frame`;
    const body = `<iframe src="${address}"></iframe>`;
    await page.route(frame, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(frame);
    const strip = page.frameLocator("iframe").getByRole("complementary", { name: "미리보기" });
    if (shown) await strip.waitFor();
    await page.waitForLoadState("networkidle");
    expect(await strip.count()).toBe(shown);
  }
  await framing.close();
}, 60_000);

const POPUP = {
  title: "설 선물 예약",
  text: "1월 20일까지 예약하면\n설 전에 도착해요",
  image: null,
  imageAlt: "",
  href: null,
  variants: ["todayfruit"],
};

function inHours(count: number): string {
  return new Date(Date.now() + count * HOUR).toISOString();
}

function preview(
  page: Made["page"],
  at: string,
  { showsUnpublished = false, variant }: { showsUnpublished?: boolean; variant?: "todayfruit" } = {},
): Promise<Made> {
  return callAsOperator("POST /operator/v1/previews", {
    body: { page, at, showsUnpublished, ...(variant ? { variant } : {}) },
  });
}

/** Returns the address of a preview on the shop of this journey. */
function addressOf({ addresses }: Made): string {
  return addresses.find(({ variant }) => variant === "todayfruit")?.url ?? "";
}

/** Follows a link to another page, which is of the preview, too, and one to a page that it does not have. */
async function followsLinksWithin(page: Page): Promise<void> {
  const { search } = new URL(page.url());
  await page.getByRole("navigation", { name: "홈 메뉴" }).getByRole("link").nth(1).click();
  await page.waitForURL((url) => url.search !== search);
  expect(new URL(page.url()).searchParams.get("preview")).toBe(new URLSearchParams(search).get("preview"));
  await page.getByRole("complementary", { name: "미리보기" }).waitFor();
  await page.getByRole("link", { name: /장바구니/ }).click();
  await page.getByRole("alert").getByText("미리보기에서는 열 수 없는 화면이에요").waitFor();
}
