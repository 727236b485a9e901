import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser.ts";
import { callAs } from "./buy-by-calls.ts";
import { read } from "./database.ts";
import { anotherVariant } from "./journey-shop.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Pair = { id: number; small: number; large: number; large_name: string };

/** Finds a product of which a large option costs at least 500원 less than two of half its weight. */
async function findPair(): Promise<Pair> {
  const [row] = await read<Pair>(
    `select p.id, small.id as small, large.id as large, large.name as large_name
       from product p
       join product_option small on small.product_id = p.id and small.status = 'stock_in'
       join product_option large on large.product_id = p.id and large.status = 'stock_in'
        and large.weight_unit = small.weight_unit and large.weight_value between small.weight_value + 1 and 2 * small.weight_value
        and 2 * small.price >= large.price + 500
       join option_stock s on s.option_id = large.id and s.on_hand - s.reserved > 10
      where p.status = 'stock_in' and p.sale_type = 'normal' and not p.is_app_only and p.min_grade is null and not p.requires_share
        and not exists (select from timed_price t where t.option_id in (small.id, large.id))
        and small.special_sale_price is null and large.special_sale_price is null
        and small.shipment_date is null and large.shipment_date is null
      order by p.id limit 1`,
    [],
  );
  if (!row) throw new Error("The demonstration has no such pair");
  return row;
}

async function putTwoSmallOnes(page: Page, { id, small }: Pair): Promise<void> {
  await callAs(page, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: id, optionGroups: [{ optionId: small, optionUnit: 2 }] },
  });
  await openPage(page, "/cart");
}

const suggestions = (page: Page) => page.getByRole("region", { name: "더 싸게 살 수 있어요" });

test("cart: what costs less in all is put in place of a line by the keyboard, and taken back", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await putTwoSmallOnes(page, await findPair());
  await suggestions(page).waitFor();
  expect(await axe(page)).toEqual([]);
  const cheaper = suggestions(page).getByRole("listitem").first();
  const saved = (await cheaper.getByText(/원 덜 들어요$/).innerText()).trim();
  const price = () => page.getByText("총 결제 예정 금액").locator("xpath=..").innerText();
  const before = won(await price());

  await cheaper.getByRole("button", { name: /로 바꾸기$/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(`바꿨어요. ${saved}`).waitFor();
  await expect.poll(async () => before - won(await price())).toBe(won(saved));
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(async () => won(await price())).toBe(before);
  await suggestions(page).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("cart: what costs less is said on another variant, and not when nothing is checked", async () => {
  const { page, end } = await newVisit(browser, 390, await anotherVariant("farmer"));
  await putTwoSmallOnes(page, await findPair());
  await suggestions(page).waitFor();
  await page.getByText("전체 선택", { exact: false }).first().click();
  await expect.poll(() => suggestions(page).count()).toBe(0);
  await end();
});

function won(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
