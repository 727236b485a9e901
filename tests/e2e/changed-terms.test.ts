import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
/** Label of the version that this file adds. */
const LABEL = `바뀐 판 ${Date.now()}`;
const VERSION = {
  code: "termsOfService",
  label: LABEL,
  title: "이용약관 동의",
  isRequired: true,
  contents: `제1조 (목적)\n${"오늘의과일과 회원 사이의 권리와 의무를 정해요. ".repeat(20)}\n\n제2조 (배송)\n산지에서 바로 보내요.`,
  summary: "배송 조항을 알기 쉽게 고쳤어요. 회원에게 불리하게 바뀐 것은 없어요.",
  isAdverse: false,
  needsConsent: true,
} as const;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const effectiveAt = new Date(Date.now() + 10 * 86_400_000).toISOString();
  await callAsOperator("POST /operator/v1/terms", {
    body: { rows: [{ ...VERSION, effectiveAt }], reason: "개정" },
  });
});
afterEach(() => change("delete from terms_version where label = $1", [LABEL]));

/** Lets the notice period of the version pass. */
const begin = () => change("update terms_version set effective_at = now() where label = $1", [LABEL]);
const sheet = (page: Page) => page.getByRole("dialog", { name: "약관이 바뀌었어요" });

test("a version to come is announced on the page of the terms with its day, its reason and its text", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const announced = page.getByRole("heading", { name: /^20\d\d\. \d+\. \d+ \(.\)부터 바뀌어요$/ });
  await expect
    .poll(async () => {
      await page.goto("/terms");
      return announced.count();
    })
    .toBe(1);
  await page.getByText(VERSION.summary).waitFor();
  await page.getByText("바뀔 글 보기").click();
  await page.getByText("산지에서 바로 보내요.").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("a member is asked at the next visit, may put it off in the tab, and is not asked again after the consent", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const email = `terms${Date.now()}@todayfruit.example`;
  await join(page, email);
  await begin();
  await page.goto("/");
  await sheet(page).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet(page).getByRole("button", { name: "나중에" }).click();
  await sheet(page).waitFor({ state: "hidden" });
  await page.reload();
  await page
    .getByRole("link", { name: /장바구니/ })
    .first()
    .waitFor();
  expect(await sheet(page).count()).toBe(0);

  await page.evaluate(() => window.sessionStorage.removeItem("terms-later"));
  await page.goto("/my-todayfruit");
  await sheet(page).getByRole("button", { name: "동의하고 계속하기" }).click();
  await sheet(page).getByText("바뀐 약관에 모두 동의해 주세요").waitFor();
  await sheet(page).getByText("보기", { exact: false }).first().click();
  await sheet(page).getByText("산지에서 바로 보내요.").waitFor();
  await sheet(page)
    .getByRole("checkbox", { name: /이용약관/ })
    .check({ force: true });
  await sheet(page).getByRole("button", { name: "동의하고 계속하기" }).click();
  await sheet(page).waitFor({ state: "hidden" });
  await expect
    .poll(() =>
      read(
        `select c.version, c.source from consent_record c join app_user u on u.id = c.user_id
          where u.email = $1 and c.source = 'newTerms'`,
        [email],
      ),
    )
    .toEqual([{ version: LABEL, source: "newTerms" }]);
  const asked = page.waitForResponse((reply) => reply.url().endsWith("/v1/app-users/terms"));
  await page.goto("/");
  expect(await (await asked).json()).toEqual({ list: [] });
  expect(await sheet(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});
