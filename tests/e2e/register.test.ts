import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { agreeToRequired, fillRegister, goToTerms, newPhone, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("registration: verifies a phone, asks about the night, and shows consents with their date", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/register?next=/cart");
  const email = `moon${Date.now()}@todayfruit.example`;
  await fillRegister(page, { email, phone: newPhone() });
  await page.getByRole("progressbar", { name: "회원가입 3단계 중 2단계" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await goToTerms(page);
  await page.goBack();
  await expect.poll(() => page.getByLabel("이메일").inputValue()).toBe(email);
  await goToTerms(page);
  await page.getByRole("progressbar", { name: "회원가입 3단계 중 3단계" }).waitFor();
  for (const box of await page.getByRole("checkbox").all())
    await expect.poll(() => box.isChecked()).toBe(false);
  expect(await axe(page)).toEqual([]);

  await page.getByText("모두 동의해요").click();
  const night = page.getByRole("alertdialog", { name: "밤에도 혜택 알림을 받을까요?" });
  await night.waitFor();
  expect(await axe(page)).toEqual([]);
  await night.getByRole("button", { name: "받을게요" }).click();
  await night.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "가입하기" }).click();
  await page.getByText("만 14세 이상인지 확인해 주세요").waitFor();
  await page.getByText("만 14세 이상이에요").click();
  await page.getByRole("button", { name: "가입하기" }).click();

  const result = page.getByRole("alertdialog", { name: "가입했어요. 반가워요" });
  await result
    .getByText(/^20\d\d\. \d+\. \d+ \(.\)에 혜택 알림을 받기로 했어요\. 밤에도 보낼 수 있어요$/)
    .waitFor();
  await result.getByRole("button", { name: "확인" }).click();
  await page.waitForURL("**/cart");
  expect(complaints).toEqual([]);
  await end();
});

test("registration: errors are shown at their fields, and an unverified phone sends nothing", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/register?step=terms");
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByText("이메일 주소를 확인해 주세요").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");

  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill("sagwa");
  await page.getByText("8자 이상으로 적어주세요").waitFor();
  await page.getByLabel("휴대폰 번호").fill("02-123-4567");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByText("010으로 시작하는 휴대폰 번호를 적어주세요").waitFor();

  const phone = newPhone();
  await page.getByLabel("휴대폰 번호").fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  const code = page.getByRole("textbox", { name: "인증번호" });
  await code.fill("000000");
  await page.getByText(/인증번호가 맞지 않거나 시간이 지났어요/).waitFor();
  await expect.poll(() => code.getAttribute("autocomplete")).toBe("one-time-code");
  await expect.poll(() => code.getAttribute("inputmode")).toBe("numeric");
  await expect.poll(() => page.getByRole("timer").textContent()).toMatch(/^0(?:3:00|2:5\d)$/);
  await expect.poll(() => page.getByRole("button", { name: /초 뒤 다시$/ }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
  await end();
});

test("registration: a phone or e-mail of another member is refused at its field", async () => {
  const first = await newVisit(browser);
  const member = { email: `twice${Date.now()}@todayfruit.example`, phone: newPhone() };
  await signUp(first.page, member.email, member.phone);
  await first.end();

  const { page, end } = await newVisit(browser);
  await page.goto("/register");
  await fillRegister(page, { email: member.email, phone: newPhone() });
  await agreeToRequired(page);
  await page.getByRole("button", { name: "가입하기" }).click();
  await page
    .getByText(
      "이 이메일이나 휴대폰 번호로는 가입할 수 없어요. 이미 회원이라면 로그인하거나 비밀번호를 다시 정해 주세요",
    )
    .waitFor();
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill("password1");
  await page.getByRole("textbox", { name: "비밀번호 확인" }).fill("password1");
  await goToTerms(page);
  await page.getByRole("button", { name: "가입하기" }).click();
  await page.getByText(/너무 흔하거나 유출된 적이 있는 비밀번호예요/).waitFor();
  await end();
});
