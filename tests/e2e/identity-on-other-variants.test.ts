import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { fillMemberAddress } from "./buying-steps-on-pages.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import {
  agreeAndJoin,
  aMinuteLater,
  fillRegister,
  logIn,
  logOut,
  newPhone,
  PASSWORD,
  provePhone,
} from "./sign-up-and-log-in-steps.ts";
import { agree, KAKAO, person } from "./social-login-steps.ts";

const EMAIL = `market${Date.now()}@todayfruit.example`;
const PHONE = newPhone();

/** 오늘의장터 with the database and outside services of the main shop. */
let shop: string;
let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shop = await anotherVariant("market");
  visit = await newVisit(browser, 390, shop);
});
afterAll(() => browser.close());

test("another variant: joining verifies the phone by the other variants' path", async () => {
  const { page, complaints } = visit;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/register?next=/my-todayfruit");
  await fillRegister(page, { email: EMAIL, phone: PHONE });
  expect(await axe(page)).toEqual([]);
  await agreeAndJoin(page);
  await page.waitForURL("**/my-todayfruit");
  await page.getByText(EMAIL).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(asked.filter((path) => path.endsWith("/auth/phone"))).toEqual(["/v2/auth/phone"]);
  expect(asked).toContain("/v1/app-users/detail");
  expect(asked).not.toContain("/v2/app-users/detail");
  expect(complaints).toEqual([]);
});

test("another variant: a member logs in and keeps an address book", async () => {
  const { page, complaints } = visit;
  await logOut(page);
  await logIn(page, EMAIL);
  await page.waitForURL("**/my-todayfruit");
  await page.goto("/addresses");
  await page.getByRole("link", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("배송지를 추가했어요").waitFor();
  await page.getByRole("link", { name: /고치기$/ }).click();
  await page.getByLabel("상세 주소").fill("가동 302호");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("주소가 변경되었습니다.", { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /지우기$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "지우기" }).click();
  await page.getByText("주소가 삭제되었습니다.", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

const NEW_PASSWORD = "겨울 귤 두 상자";

test("another variant: a forgotten password is reset", async () => {
  const { page, complaints } = visit;
  await logOut(page);
  await aMinuteLater(PHONE);
  await openPage(page, "/password-reset");
  await provePhone(page, PHONE);
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill(NEW_PASSWORD);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByText(/비밀번호를 바꿨어요/).waitFor();
  await logIn(page, EMAIL, PASSWORD);
  await page.getByText(/이메일이나 비밀번호가 맞지 않아요/).waitFor();
  await logIn(page, EMAIL, NEW_PASSWORD);
  await page.waitForURL("**/my-todayfruit");
  expect(complaints).toEqual([]);
});

test("another variant: a closed account cannot log in", async () => {
  const { page, complaints } = visit;
  await page.goto("/leave");
  await page.getByText("모두 읽었고, 되돌릴 수 없다는 것을 알아요").click();
  await page.getByRole("textbox", { name: "비밀번호" }).fill(NEW_PASSWORD);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "탈퇴하기" }).click();
  await page.getByText("탈퇴했어요. 그동안 고마웠어요").waitFor();
  await page.goto("/my-todayfruit");
  await page.getByText("비회원").first().waitFor();
  expect(complaints).toEqual([]);
});

test("another variant: a Kakao user joins with a phone", async () => {
  const { page, complaints } = visit;
  const nickname = `장터${Date.now()}`;
  const email = `${nickname.slice(2)}@kakao.example`;
  await person("kakao", { nickname, email });
  await page.goto("/login?next=/settings");
  await agree(page, KAKAO, nickname);
  await page.waitForURL("**/register?social");
  await provePhone(page, newPhone());
  expect(await axe(page)).toEqual([]);
  await agreeAndJoin(page);
  await page.waitForURL("**/settings");
  await page.getByRole("button", { name: "카카오 끊기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
