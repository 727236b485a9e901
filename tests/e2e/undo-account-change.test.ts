import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { newPhone, textSentTo } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const NUMBERS = ["110123456789", "99998888777766"] as const;

async function setAccount(page: Page, number: string): Promise<void> {
  await openPage(page, "/profile");
  await page.getByRole("button", { name: /^환불 계좌 (등록|변경)$/ }).click();
  await page.getByRole("combobox", { name: "은행" }).selectOption("신한은행");
  await page.getByRole("textbox", { name: "계좌번호" }).fill(number);
  await page.getByRole("textbox", { name: "예금주" }).fill("김하루");
  await page.getByRole("region", { name: "환불 계좌" }).getByRole("button", { name: "저장하기" }).click();
}

/** Path of the link in the latest notice of a change to a number. */
async function linkTo(phone: string, words: string, before = ""): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const path = /\/account\/undo\/[\w-]+/.exec(await textSentTo(phone, words))?.[0];
    if (path && path !== before) return path;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No notice was sent to ${phone}`);
}

test("account undo: the refund account is restored by the text's link, with the keyboard and without a login", async () => {
  const owner = await newVisit(browser);
  const phone = newPhone();
  await join(owner.page, `undo${Date.now()}@todayfruit.example`, phone);
  await setAccount(owner.page, NUMBERS[0]);
  await confirmByPassword(owner.page);
  await owner.page.getByText("환불 계좌를 저장했어요").waitFor();
  const first = await linkTo(phone, "환불 계좌를 바꿨어요");
  await setAccount(owner.page, NUMBERS[1]);
  await confirmByPassword(owner.page);
  await owner.page.getByText("환불 계좌를 저장했어요").waitFor();
  const link = await linkTo(phone, "환불 계좌를 바꿨어요", first);

  const { page, complaints, end } = await newVisit(browser, 360);
  const headers = (await page.goto(link))?.headers() ?? {};
  expect([headers["x-robots-tag"], headers["referrer-policy"], headers["cache-control"]]).toEqual([
    "noindex, nofollow",
    "no-referrer",
    "no-store",
  ]);
  await page.getByRole("heading", { name: "환불 계좌가 바뀌었어요" }).waitFor();
  await page.getByText("********6789").waitFor();
  expect(await axe(page)).toEqual([]);
  // Viewing it changed nothing: the owner is still signed in.
  expect(
    (await callAs(owner.page, "GET /v1/app-users/withdraw-account")).withdrawAccount?.accountNumber,
  ).toBe("**********7766");
  const button = page.getByRole("button", { name: "되돌리기" });
  await button.focus();
  await page.keyboard.press("Enter");
  const done = page.getByRole("heading", { name: "되돌렸어요" });
  await done.waitFor();
  await expect.poll(() => done.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await done.waitFor();
  await page.getByText("환불 계좌를 바뀌기 전으로 되돌렸어요").waitFor();

  await owner.page.goto("/my-todayfruit");
  await owner.page.getByText("비회원").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
  await owner.end();
});

test("account undo: an expired or invalid link says so and leads to the support, on every variant", async () => {
  const variants = ["market", "farmer", "ru"];
  const addresses = [here().shopUrl, ...(await Promise.all(variants.map(anotherVariant)))];
  for (const address of addresses) {
    const { page, complaints, end } = await newVisit(browser, 360, address);
    await page.goto(`/account/undo/${"A".repeat(43)}`);
    await page.getByRole("heading", { name: "되돌릴 수 있는 때가 지났거나 없는 링크예요" }).waitFor();
    await page.getByRole("link", { name: "고객센터 보기" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`/account/email/prove.1.1790000000000.${"A".repeat(43)}`);
    await page.getByRole("heading", { name: "확인할 수 있는 때가 지났거나 없는 링크예요" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  }
}, 120_000);
