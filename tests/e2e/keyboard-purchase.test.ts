import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("keyboard: a purchase needs no mouse", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/products/20002");
  await press(page, "button", /^구매하기$/);
  await page.getByRole("dialog").waitFor();
  await press(page, "button", /^5kg/);
  await press(page, "button", /^바로 구매$/);
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);

  await type(page, /^이름/, "김하루");
  await type(page, /^휴대폰 번호/, "01012345678");
  await press(page, "button", /^주소 찾기$/);
  const search = page.frameLocator("iframe");
  await tabInto(page, search.getByRole("searchbox"));
  await page.keyboard.type("05551");
  await page.keyboard.press("Enter");
  await tabInto(page, search.getByRole("listitem").first().getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByLabel("우편번호").inputValue()).toBe("05551");
  await page.keyboard.type("101동 1203호");
  await press(page, "checkbox", /주문 내용 확인 및 결제 동의/, "Space");
  await press(page, "button", /원 결제하기$/);
  await page.waitForURL(/\/pay/);
  await press(page, "button", /^승인/);
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

const MOST_TABS = 120;

/** Presses Tab until an element has the focus, which must be visible. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  const wanted = page.getByRole(role as "button", { name });
  await wanted.first().waitFor({ state: "attached" });
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    const handles = await wanted.elementHandles();
    for (const handle of handles) {
      if (await handle.evaluate((element) => element === document.activeElement)) return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`No ${role} ${name} within ${MOST_TABS} tabs`);
}

/** Presses Tab until an element of the postcode search's frame has the focus. */
async function tabInto(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tab = 0; tab < MOST_TABS; tab += 1) {
    const isThere = await wanted.evaluate(
      (element) => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement,
    );
    if (isThere) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The search's element was not reached within ${MOST_TABS} tabs`);
}

async function press(page: Page, role: string, name: RegExp, key = "Enter"): Promise<void> {
  await page
    .getByRole(role as "button", { name })
    .first()
    .waitFor({ state: "attached" });
  await expect
    .poll(() =>
      page
        .getByRole(role as "button", { name })
        .first()
        .isEnabled(),
    )
    .toBe(true);
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.type(text);
}
