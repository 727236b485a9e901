import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("support: a guest opens the chat as 비회원, and the news room's code is copied", async () => {
  const { page, context, complaints, end } = await newVisit(browser);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/support");
  expect(await handedOver(context, page)).toEqual({ memberId: "", name: "비회원", email: "" });
  await page.getByRole("button", { name: "복사" }).click();
  await page.getByText("참여 코드를 복사했어요").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("fruit0000");
  const others = page.getByRole("region", { name: "다른 방법으로 물어보기" });
  expect(await others.getByRole("link", { name: /입점 문의/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await end();
});

test("support: a member opens the chat with id, name and e-mail, prefixed on market; no URL contains them", async () => {
  const { page, context, complaints, end } = await newVisit(browser, 390, await anotherVariant("market"));
  const email = `support${Date.now()}@todayfruit.example`;
  await join(page, email);
  const [member] = await read<{ id: number }>("select id from app_user where email = $1", [email]);
  await page.goto("/support");
  expect(await handedOver(context, page)).toEqual({
    memberId: `market-${member?.id}`,
    name: "김하루",
    email,
  });
  expect(complaints).toEqual([]);
  await end();
});

/** Data posted to the third-party chat in its new tab. */
async function handedOver(context: BrowserContext, page: Page): Promise<Record<string, string>> {
  await context.route("https://support.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>chat</title>" }),
  );
  const asked = context.waitForEvent("request", (request) => request.url().includes("support.example"));
  await page.getByRole("button", { name: "채팅 문의" }).click();
  const request = await asked;
  expect(new URL(request.url()).search).toBe("");
  expect(request.headers().referer).toBeUndefined();
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}
