import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Scrolls a growing list by wheel steps until an element is visible. */
export async function scrollUntil(page: Page, wanted: Locator): Promise<void> {
  const reached = async () => {
    if (await wanted.isVisible()) return true;
    await page.mouse.wheel(0, 1500);
    return false;
  };
  await expect.poll(reached, { timeout: 30_000, interval: 50 }).toBe(true);
}
