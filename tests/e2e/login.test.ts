import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { pickOption, putIntoCart } from "./buying-steps-on-pages.ts";
import { PASSWORD, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("login: merges the guest's cart, and undoes it on request", async () => {
  const email = `merge${Date.now()}@todayfruit.example`;
  const first = await newVisit(browser);
  await signUp(first.page, email);
  await first.end();

  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/products/20008");
  await pickOption(page, "5kg");
  await putIntoCart(page);
  await openPage(page, "/login?next=/cart");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL("**/cart");

  const notice = page.getByRole("region", { name: "합친 장바구니" });
  await notice.getByText("로그인하기 전에 담은 상품을 함께 담았어요").waitFor();
  await page.getByRole("button", { name: /원 주문하기$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await notice.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("로그인하기 전 장바구니로 되돌렸어요").waitFor();
  await expect.poll(() => page.getByRole("button", { name: /원 주문하기$/ }).count()).toBe(0);
  await expect.poll(() => notice.count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

test("login: a member who cannot be loaded is not shown as a guest, and is loaded on request", async () => {
  const email = `unread${Date.now()}@todayfruit.example`;
  const first = await newVisit(browser);
  await signUp(first.page, email);
  await first.end();

  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/my-todayfruit");
  await page.getByRole("link", { name: "로그인 · 회원가입" }).click();
  await page.waitForURL("**/login?**");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.route("**/app-users/detail", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.getByText("서버와 연결이 원할하지 않습니다").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByText(email).waitFor();
  expect(complaints).toEqual([]);
  await end();
});
