import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Variant } from "../../apps/storefront/app/brand-variants/define-variant.ts";
import { variant as farmer } from "../../apps/storefront/app/brand-variants/farmer/brand-settings.ts";
import { variant as market } from "../../apps/storefront/app/brand-variants/market/brand-settings.ts";
import { variant as ru } from "../../apps/storefront/app/brand-variants/ru/brand-settings.ts";
import { variant as todayfruit } from "../../apps/storefront/app/brand-variants/todayfruit/brand-settings.ts";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { type Bought, buy, join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

const VARIANTS: readonly Variant[] = [todayfruit, market, farmer, ru];

/** Public pages. */
const OPEN = [
  "/",
  "/?tab=funding",
  "/category-list",
  "/category/fruit",
  "/best",
  "/wholesale",
  "/displays/6012",
  "/search",
  "/search?q=사과",
  "/search?q=없는과일이름",
  "/products/20001",
  "/products/20007",
  "/products/20006",
  "/products/20039",
  "/products/20001/reviews",
  "/products/20001/photos",
  "/products/20001/questions",
  "/video",
  "/notices",
  "/faq",
  "/support",
  "/terms",
  "/terms/privacy",
  "/cart",
  "/recent",
  "/repeat-purchases",
  "/inquiries",
  "/login",
  "/login?link&next=/orders",
  "/register",
  "/password-reset",
  "/find-email",
  "/guest-orders",
  "/checkout/payment-fail?code=PAY_PROCESS_CANCELED",
  "/my-todayfruit",
  "/orders",
  "/notifications",
  "/settings",
  "/offline",
  "/nowhere",
];

/** Pages of a member with a delivered order. */
const OWN = ({ id, uuid }: Bought): string[] => [
  "/my-todayfruit",
  "/orders",
  `/orders/${id}`,
  `/payment/result/${uuid}`,
  "/my-reviews",
  "/my-questions",
  "/inquiries",
  "/inquiries/new",
  "/recent",
  "/repeat-purchases",
  "/gifts",
  "/gifts?tab=sent",
  "/grade",
  "/coupons",
  "/cards",
  "/favorites",
  "/opening-alarms",
  "/notifications",
  "/profile",
  "/settings",
  "/sessions",
  "/privacy-log",
  "/addresses",
  "/addresses/new",
  "/leave",
];

/**
 * Walks through every screen of a variant at the narrowest and the widest column: no page overflows, none mentions another
 * variant, and axe finds nothing. One variant is checked by all of axe's rules; the others differ in colours and are checked
 * by contrast.
 */
export function declareEveryScreenTests(variant: Variant["name"]): void {
  const others = VARIANTS.filter(({ name }) => name !== variant).flatMap(marksOf);
  const displayName = VARIANTS.find(({ name }) => name === variant)?.displayName ?? "";
  const rules = variant === "todayfruit" ? [] : ["color-contrast"];
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
    const url = variant === "todayfruit" ? here().shopUrl : await anotherVariant(variant);
    visit = await newVisit(browser, 360, url);
  });
  afterAll(() => browser.close());

  test(`${variant}: what anybody sees`, { timeout: 120_000 }, async () => {
    await seeAll(OPEN);
  });

  test(`${variant}: what a member sees`, { timeout: 120_000 }, async () => {
    await join(visit.page, `walk-${variant}-${Date.now()}@todayfruit.example`);
    const order = await buy(visit.page);
    await change("update order_product set status = 'delivery_end' where order_id = $1", [order.id]);
    await seeAll(OWN(order));
    expect(visit.complaints).toEqual([]);
  });

  async function seeAll(addresses: readonly string[]): Promise<void> {
    const wrong: string[] = [];
    for (const address of addresses) {
      const found = await look(visit.page, address);
      wrong.push(...found.map((each) => `${address}: ${each}`));
    }
    expect(wrong).toEqual([]);
  }

  async function look(page: Page, address: string): Promise<string[]> {
    await openPage(page, address);
    const wrong = (await axe(page, rules)).map((each) => `axe ${each}`);
    const words = await page.evaluate(() => `${document.title}\n${document.body.textContent}`);
    wrong.push(...others.filter((mark) => words.includes(mark)).map((mark) => `says ${mark}`));
    const title = await page.title();
    if (!title.includes(displayName)) wrong.push(`is called ${title}`);
    for (const width of [360, 720]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) wrong.push(`${over} px wider than ${width}`);
    }
    await page.setViewportSize({ width: 360, height: 844 });
    return wrong;
  }
}

/** Texts that only one variant uses. The first variant's name is also a farm's. */
function marksOf({ name, displayName, slogan, business, newsRoom }: Variant): string[] {
  const own = [slogan, business.companyName, business.email, newsRoom.participationCode];
  return name === "todayfruit" ? own : [displayName, ...own];
}
