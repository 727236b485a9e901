import type { Browser, Page } from "playwright-core";
import { newVisit, type Visit } from "./browser-visit-helpers.ts";
import { createSettledManager, type OperatorAccount } from "./create-operator.ts";
import { here } from "./look-up-journey-shops.ts";

/** Counts what a person does: a press of a key or the mouse, and a text that is typed or pasted. */
export type Hands = {
  count(): number;
  press(key: string): Promise<void>;
  write(text: string): Promise<void>;
};

/**
 * Opens the console as a new operator who has not logged in.
 *
 * @param role role of the operator; a manager without it
 */
export async function newConsoleVisit(
  browser: Browser,
  width = 1440,
  role?: string,
): Promise<Visit & { account: OperatorAccount }> {
  const visit = await newVisit(browser, width, here().consoleUrl);
  // A headless browser has no dialog for printing; what is printed stays until it would be closed.
  await visit.context.addInitScript(() => {
    window.print = () => undefined;
  });
  return { ...visit, account: await createSettledManager(role) };
}

export function handsOn(page: Page): Hands {
  let count = 0;
  return {
    count: () => count,
    async press(key) {
      count += 1;
      await page.keyboard.press(key);
    },
    async write(text) {
      count += 1;
      await page.keyboard.insertText(text);
    },
  };
}

/** Logs in by the keyboard alone and arrives at an address. */
export async function logInByKeys(
  page: Page,
  account: OperatorAccount,
  address: string,
  hands = handsOn(page),
) {
  await page.goto(address);
  await page.getByLabel("이메일", { exact: true }).waitFor();
  await hands.write(account.email);
  await hands.press("Tab");
  await hands.write(account.password);
  await hands.press("Tab");
  await hands.write(account.recoveryCode);
  await hands.press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Opens the console as a new manager who is logged in; the page shows the first screen. */
export async function openConsole(browser: Browser): Promise<Visit> {
  const { account, ...visit } = await newConsoleVisit(browser);
  await logInByKeys(visit.page, account, "/");
  await visit.page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  return visit;
}
