import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShellPort } from "../../apps/storefront/app/native-app/create-bridge.ts";
import { openBrowser } from "./browser-visit-helpers.ts";
import { here } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

/** Shop inside a native app, which a script simulates. */

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    todayfruitShell?: ShellPort;
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const APP = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 todayfruit-ios/2.1";

test("app: shares, gives haptic feedback, opens other sites, and sells app-only products", async () => {
  const { page, asked, end } = await openApp({ answers: true });
  await page.goto("/products/20015");
  await page.getByRole("button", { name: "구매하기" }).waitFor();
  await expect.poll(() => asked("hello")).toHaveLength(1);
  await page.getByRole("button", { name: "공유" }).first().click();
  await expect
    .poll(() => asked("share"))
    .toEqual([expect.objectContaining({ v: 1, url: `${here().shopUrl}/products/20015` })]);
  await page.goto("/my-todayfruit");
  // Greeted on the page before and on this one: from here on the app opens external links.
  await expect.poll(() => asked("hello")).toHaveLength(2);
  const outside = page.locator('main a[target="_blank"]').first();
  await outside.click();
  await expect
    .poll(() => asked("openExternal"))
    .toEqual([expect.objectContaining({ url: await outside.getAttribute("href") })]);
  const token = `fcm-token-${Date.now()}`;
  await page.evaluate((given) => {
    window.todayfruitShell?.onmessage?.({
      data: JSON.stringify({ v: 1, kind: "pushToken", token: given }),
    });
    const areas = { v: 1, kind: "safeAreas", top: 47, bottom: 34 };
    window.todayfruitShell?.onmessage?.({ data: JSON.stringify(areas) });
  }, token);
  const root = page.locator("html");
  await expect
    .poll(() => read("select platform from push_device where endpoint = $1", [token]))
    .toEqual([{ platform: "ios" }]);
  expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--safe-b").trim())).toBe(
    "34px",
  );
  await end();
});

test("app without an answer: reported once, and the page works as in a browser", async () => {
  const { page, end } = await openApp({ answers: false });
  await page.goto("/products/20015");
  await page.getByText("앱과 연결이 끊겼어요. 브라우저처럼 이어서 쓸 수 있어요").waitFor();
  await page.getByRole("button", { name: "공유" }).first().click();
  await page.getByText("주소를 복사했어요").waitFor();
  await end();
});

test("web: an app-only product links to the stores", async () => {
  const context = await browser.newContext({
    baseURL: here().shopUrl,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/products/20015");
  await page.getByRole("button", { name: "앱에서만 살 수 있어요" }).click();
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByText(/앱에서 이 상품을 열어 주세요/)
    .waitFor();
  const stores = page.getByRole("link", { name: /에서 앱 받기$/ });
  expect(await stores.allTextContents()).toEqual(["App Store에서 앱 받기", "Google Play에서 앱 받기"]);
  await context.close();
});

async function openApp({ answers }: { answers: boolean }) {
  const context = await browser.newContext({
    baseURL: here().shopUrl,
    viewport: { width: 390, height: 844 },
    userAgent: APP,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page: Page = await context.newPage();
  await page.addInitScript((isThere) => {
    const said: { kind: string; id: string }[] = JSON.parse(sessionStorage.getItem("said") ?? "[]");
    const shell: ShellPort = {
      onmessage: null,
      postMessage(text) {
        const { id, kind } = JSON.parse(text);
        said.push(JSON.parse(text));
        sessionStorage.setItem("said", JSON.stringify(said));
        if (!isThere) return;
        const value =
          kind === "hello" ? { can: ["share", "openExternal", "haptic"], app: "2.1" } : { isShared: true };
        setTimeout(() => {
          const answer = { v: 1, kind: "answer", re: id, ok: true, value };
          shell.onmessage?.({ data: JSON.stringify(answer), origin: "" });
        });
      },
    };
    window.todayfruitShell = shell;
  }, answers);
  return {
    page,
    /** Questions the page has asked the app so far. */
    async asked(kind: string): Promise<{ kind: string }[]> {
      const said = await page.evaluate(() => sessionStorage.getItem("said"));
      return (JSON.parse(said ?? "[]") as { kind: string }[]).filter((each) => each.kind === kind);
    },
    end: () => context.close(),
  };
}
