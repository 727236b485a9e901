import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { here } from "./look-up-journey-shops.ts";
import { newPhone } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Waits for the mail and returns the path of its link. */
async function linkIn(email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${here().sandboxUrl}/_sim/mails?to=${email}`);
    const { list } = (await answer.json()) as { list: { text: string }[] };
    const path = list.map(({ text }) => /\/account\/email\/[\w.-]+/.exec(text)?.[0]).find(Boolean);
    if (path) return path;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`No letter came to ${email}`);
}

test("email: a new member is told it is unverified and verifies it by the mail's link in another browser", async () => {
  const member = await newVisit(browser);
  const email = `proof${Date.now()}@todayfruit.example`;
  await join(member.page, email, newPhone());
  await openPage(member.page, "/profile");
  await member.page.getByText("아직 확인하지 않은 이메일이에요", { exact: false }).waitFor();
  expect(await axe(member.page)).toEqual([]);
  await member.page.getByRole("button", { name: "확인 메일 받기" }).click();
  await member.page.getByText("확인 메일을 보냈어요. 메일의 링크를 눌러 주세요").waitFor();

  const { page, complaints, end } = await newVisit(browser, 360);
  await page.goto(await linkIn(email));
  await page.getByRole("heading", { name: "이 이메일을 쓰고 있나요?" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "이메일 확인하기" }).press("Enter");
  const done = page.getByRole("heading", { name: "이메일을 확인했어요" });
  await done.waitFor();
  await expect.poll(() => done.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await axe(page)).toEqual([]);

  await openPage(member.page, "/profile");
  await member.page.getByText(email).waitFor();
  await expect
    .poll(() => member.page.getByText("아직 확인하지 않은 이메일이에요", { exact: false }).count())
    .toBe(0);
  expect([...complaints, ...member.complaints]).toEqual([]);
  await end();
  await member.end();
});
