import type { Browser, Page } from "playwright-core";

/** Opens an empty page of a phone that has never been to the shop. */
export async function openPhone(
  browser: Browser,
  shopUrl: string,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
  });
  return { page: await context.newPage(), close: () => context.close() };
}
