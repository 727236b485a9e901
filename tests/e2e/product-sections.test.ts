import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
let market: string;
beforeAll(async () => {
  browser = await openBrowser();
  market = await anotherVariant("market");
});
afterAll(() => browser.close());

/** Apples with reviews of two options, pictures, answers of the farm and questions. */
const PRODUCT = 20_001;
const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });
const isSelected = (page: Page, name: RegExp) =>
  expect.poll(() => tab(page, name).getAttribute("aria-selected")).toBe("true");
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe.each(["todayfruit", "market"])("%s", (variant) => {
  const visit = () => newVisit(browser, 390, variant === "market" ? market : here().shopUrl);

  test("sections: a tap scrolls to one and names it in the address, and scrolling selects its tab", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/products/${PRODUCT}`);
    await isSelected(page, /^상품설명/);
    await tab(page, /^후기/).click();
    await isSelected(page, /^후기/);
    expect(new URL(page.url()).hash).toBe("#reviews");
    expect(await topOf(page, "reviews")).toBeLessThanOrEqual(97);
    expect(await topOf(page, "reviews")).toBeGreaterThan(60);
    // The first reviews have come, and the list is still where it was.
    await page.getByRole("button", { name: "도움돼요순" }).waitFor();
    // A turn of the wheel ends what keeps a chosen section in its place while others load.
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 1);
    await page.locator("#questions").evaluate((element) => element.scrollIntoView());
    await isSelected(page, /^문의/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await isSelected(page, /^상품설명/);
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain("/products/");
    expect(complaints).toEqual([]);
    await end();
  });

  test("sections: arrow keys go from tab to tab, and an address with a section opens there", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/products/${PRODUCT}#questions`);
    await isSelected(page, /^문의/);
    await tab(page, /^문의/).focus();
    await page.keyboard.press("ArrowRight");
    await isSelected(page, /^구매정보/);
    expect(await tab(page, /^구매정보/).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("상품정보 제공고시").click();
    await page.getByRole("rowheader", { name: "상호" }).waitFor({ state: "hidden" });
    await page.getByText("판매자 정보").click();
    await page.getByRole("rowheader", { name: "상호" }).waitFor();
    await tab(page, /^구매정보/).focus();
    await page.keyboard.press("ArrowRight");
    await isSelected(page, /^상품설명/);
    await page.keyboard.press("ArrowLeft");
    await isSelected(page, /^구매정보/);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });

  test("reviews: filters combine in place, and each number is the length of the list it leads to", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/products/${PRODUCT}#reviews`);
    const reviews = page.getByRole("region", { name: /^후기/ });
    const chips = page.getByRole("group", { name: "후기 정렬과 거르기" });
    const photo = chips.getByRole("button", { name: /^사진/ });
    await photo.waitFor();
    const address = page.url();
    const promised = await numberOf(photo);
    await photo.click();
    await expect.poll(() => photo.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => reviews.getByRole("status").first().textContent()).toBe(`후기 ${promised}개`);
    const option = chips.getByRole("button").nth(4);
    const ofBoth = await numberOf(option);
    expect(ofBoth).toBeLessThanOrEqual(promised);
    await option.click();
    await expect.poll(() => reviews.getByRole("status").first().textContent()).toBe(`후기 ${ofBoth}개`);
    for (let shown = 5; shown < ofBoth; shown += 5) {
      await reviews.getByRole("button", { name: `후기 ${ofBoth - shown}개 더 보기` }).click();
    }
    await expect.poll(() => reviews.getByRole("article").count()).toBe(ofBoth);
    expect(
      await reviews
        .getByRole("article")
        .getByRole("button", { name: /후기 사진/ })
        .count(),
    ).toBeGreaterThanOrEqual(ofBoth);
    await chips.getByRole("button", { name: /^전체/ }).click();
    await page.getByRole("button", { name: "도움돼요순" }).click();
    await page.getByRole("dialog", { name: "후기 정렬" }).getByRole("button", { name: "최신순" }).click();
    const [newest] = await read<{ nickname: string }>(
      "select nickname from review where product_id = $1 order by created_at desc, id desc limit 1",
      [PRODUCT],
    );
    await expect.poll(() => reviews.getByRole("article").first().textContent()).toContain(newest?.nickname);
    expect(page.url()).toBe(address);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });

  test("reviews: a guest is led to the login; a member's vote shows at once and a report is sent from the menu", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/products/${PRODUCT}#reviews`);
    const reviews = page.getByRole("region", { name: /^후기/ });
    await reviews
      .getByRole("button", { name: /^도움돼요 / })
      .first()
      .click();
    await page.waitForURL(/\/login\?next=.*reviews/);
    await join(page, `reacts-${variant}-${Date.now()}@todayfruit.example`);
    const { promise: letGo, resolve: answer } = Promise.withResolvers<void>();
    // A press may come before the member's own reactions are known; they are from before the vote.
    await page.route("**/v1/products/*/reviews/user-personal", async (route) => {
      const earlier = await route.fetch();
      await letGo;
      await route.fulfill({ response: earlier });
    });
    await openPage(page, `/products/${PRODUCT}#reviews`);
    const vote = reviews.getByRole("button", { name: /^도움돼요/ }).nth(1);
    await vote.waitFor();
    const before = await numberOf(vote);
    await page.route("**/v1/review/*/helpful", async (route) => {
      await letGo;
      await route.continue();
    });
    await vote.click();
    await expect.poll(() => vote.getAttribute("aria-pressed")).toBe("true");
    expect(await numberOf(vote)).toBe(before + 1);
    answer();
    await expect.poll(() => vote.getAttribute("aria-disabled")).toBeNull();
    expect(await vote.getAttribute("aria-pressed")).toBe("true");
    expect(await numberOf(vote)).toBe(before + 1);
    await vote.click();
    await expect.poll(() => vote.getAttribute("aria-pressed")).toBe("false");

    const menu = reviews.getByRole("button", { name: /후기 메뉴$/ }).first();
    await menu.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "신고하기" }).click();
    await sheet.getByText("광고나 도배예요").click();
    expect(await axe(page)).toEqual([]);
    await sheet.getByRole("button", { name: "신고하기" }).click();
    await page.getByText("신고를 받았어요. 확인할게요").waitFor();
    await sheet.waitFor({ state: "hidden" });
    await menu.click();
    await sheet.getByText("신고한 후기예요").waitFor();
    expect(complaints).toEqual([]);
    await end();
  });

  test("questions: asked and shown in place", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/products/${PRODUCT}#questions`);
    const questions = page.getByRole("region", { name: /^상품 문의/ });
    await questions.getByRole("button", { name: "문의하기" }).click();
    await page.waitForURL(/\/login\?next=.*questions/);
    await join(page, `asks-here-${variant}-${Date.now()}@todayfruit.example`);
    await openPage(page, `/products/${PRODUCT}#questions`);
    await questions.getByRole("button", { name: "문의하기" }).click();
    const sheet = page.getByRole("dialog", { name: "상품 문의" });
    await sheet.getByLabel("문의 내용").fill(`${variant}에서 껍질째 먹어도 되나요?`);
    await sheet.getByRole("button", { name: "문의 남기기" }).click();
    await sheet.waitFor({ state: "hidden" });
    await questions.getByText("내 문의", { exact: true }).waitFor();
    await questions.getByText(`${variant}에서 껍질째 먹어도 되나요?`).waitFor();
    expect(complaints).toEqual([]);
    await end();
  });
});

test("reviews: a failed list is told in its place, and is loaded again on a press", async () => {
  const { page, end } = await newVisit(browser, 390);
  let fails = true;
  await page.route("**/filtered-reviews?*", (route) => (fails ? route.abort() : route.continue()));
  await openPage(page, `/products/${PRODUCT}#reviews`);
  const reviews = page.getByRole("region", { name: /^후기/ });
  await reviews.getByRole("button", { name: /^사진/ }).click();
  await reviews.getByRole("alert").waitFor();
  fails = false;
  await reviews.getByRole("button", { name: "다시 불러오기" }).click();
  await reviews.getByRole("article").first().waitFor();
  await reviews.getByRole("button", { name: /더 보기$/ }).waitFor();
  await end();
});

async function numberOf(button: { textContent(): Promise<string | null> }): Promise<number> {
  return Number(/(\d+)(?:,|$)/.exec((await button.textContent()) ?? "")?.[1] ?? 0);
}
