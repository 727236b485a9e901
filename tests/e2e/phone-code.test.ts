import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { change } from "./read-and-change-rows.ts";
import { aMinuteLater, codeSentTo, fromElsewhere, newPhone, textSentTo } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const WRONG = /인증번호가 맞지 않거나 시간이 지났어요/;

test("phone code: filled in where the browser reads text messages", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.addInitScript(readsTexts);
  const phone = await askForCode(page);
  const text = await textSentTo(phone);
  const code = await codeSentTo(phone);
  expect(text.split("\n").at(-1)).toBe(`@${new URL(page.url()).hostname} #${code}`);
  await page.evaluate((arrived) => window.dispatchEvent(new CustomEvent("text", { detail: arrived })), code);
  await page.getByText("인증했어요", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("phone code: extracted from a pasted text, without moving the focus from another field", async () => {
  const { page, context, complaints, end } = await newVisit(browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const phone = await askForCode(page);
  const code = page.getByRole("textbox", { name: "인증번호" });
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => code.getAttribute("autocomplete")).toBe("one-time-code");

  const password = page.getByRole("textbox", { name: "비밀번호", exact: true });
  await password.pressSequentially("가을 사과 한 상자");
  await expect.poll(() => password.inputValue()).toBe("가을 사과 한 상자");

  await page.evaluate((text) => navigator.clipboard.writeText(text), await textSentTo(phone));
  await code.click();
  await page.keyboard.press("Control+V");
  await page.getByText("인증했어요", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("phone code: expires after three minutes, shown before and after it is typed", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.clock.install();
  const phone = await askForCode(page);
  await page.clock.fastForward("03:01");
  await change("update phone_code set expires_at = created_at where phone = $1", [phone.replaceAll("-", "")]);
  await page.getByText("시간이 지났어요. 인증번호를 다시 받아 주세요", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("timer").textContent()).toBe("00:00");
  await page.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await page.getByText(WRONG).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "다시 보내기" }).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await end();
});

test("phone code: refused after five wrong ones, until another is sent a minute later", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.clock.install();
  const phone = await askForCode(page);
  const right = await codeSentTo(phone);
  const field = page.getByRole("textbox", { name: "인증번호" });
  for (const code of [...wrongCodes(right, 5), right]) {
    const answered = page.waitForResponse(/\/v1\/auth\/verify$/);
    await field.fill(code);
    expect((await answered).ok()).toBe(false);
    await page.getByText(WRONG).waitFor();
  }

  const again = page.getByRole("button", { name: /^\d+초 뒤 다시$/ });
  const before = Number.parseInt((await again.textContent()) ?? "", 10);
  expect(before).toBeGreaterThan(30);
  expect(before).toBeLessThanOrEqual(60);
  await expect.poll(() => again.isDisabled()).toBe(true);
  await page.clock.fastForward("01:00");
  await aMinuteLater(phone);
  await page.getByRole("button", { name: "다시 보내기" }).click();
  await expect.poll(() => field.inputValue()).toBe("");
  await again.waitFor();
  await field.fill(await codeSentTo(phone));
  await page.getByText("인증했어요", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Opens the registration page and requests a code. */
async function askForCode(page: Page): Promise<string> {
  const phone = newPhone();
  await openPage(page, "/register");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByPlaceholder("인증번호 6자리").waitFor();
  await fromElsewhere(phone);
  return phone;
}

function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, "0"),
  );
}

/** WebOTP of a phone's browser, which returns the code of the event `text`. Runs in the page. */
function readsTexts(): void {
  Reflect.set(window, "OTPCredential", class {});
  navigator.credentials.get = ({ signal, ...asked } = {}) =>
    new Promise((resolve, reject) => {
      const isForTexts = JSON.stringify(asked) === JSON.stringify({ otp: { transport: ["sms"] } });
      if (!isForTexts) reject(new TypeError("Not what a code in a text is asked for with"));
      signal?.addEventListener("abort", () => reject(new DOMException("No longer waited for", "AbortError")));
      window.addEventListener("text", (event) => {
        if (event instanceof CustomEvent) {
          resolve({ id: "", type: "otp", code: event.detail } as Credential & { code: string });
        }
      });
    });
}
