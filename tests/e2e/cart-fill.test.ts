import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, optionOf } from "./buying-steps-by-calls.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Finds a product whose farm has another one that just fills the gap of its free shipping. */
async function findGap(): Promise<{ id: number; filler: string }> {
  const [row] = await read<{ id: number; filler: string }>(
    `select p.id, f.name as filler
       from product p
       join product_option o on o.id = p.representative_option_id
       join product f on f.distributor_id = p.distributor_id and f.id <> p.id and f.is_bundle and f.status = 'stock_in'
        and f.sale_type = 'normal' and not f.is_app_only and f.min_grade is null
      where p.is_bundle and p.status = 'stock_in' and p.sale_type = 'normal' and not p.is_app_only and p.min_grade is null
        and p.free_shipping_from > o.price and p.shipping_base > 0
        and not exists (select from timed_price t where t.option_id = o.id) and o.special_sale_price is null
        and (select min(x.price) from product_option x where x.product_id = f.id and x.status = 'stock_in')
            between p.free_shipping_from - o.price and 3 * (p.free_shipping_from - o.price)
      order by p.id limit 1`,
    [],
  );
  if (!row) throw new Error("The demonstration has no such pair");
  return row;
}

test("cart: a suggested product is added in place, free shipping is said, and it is taken back", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const { id } = await findGap();
  const [{ name } = { name: "" }] = await read<{ name: string }>(
    "select o.name from product p join product_option o on o.id = p.representative_option_id where p.id = $1",
    [id],
  );
  await callAs(page, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: id, optionGroups: [{ optionId: await optionOf(id, name), optionUnit: 1 }] },
  });
  await openPage(page, "/cart");
  await page.getByRole("heading", { name: "같이 담으면 무료배송이에요" }).waitFor();
  const suggested = page.getByRole("region", { name: /의 상품$/ });
  const notes = await suggested.getByText(/담으면 무료배송이에요|모자라요/).allTextContents();
  const firstShort = notes.findIndex((note) => note.includes("모자라요"));
  expect(notes[0]).toBe("담으면 무료배송이에요");
  if (firstShort >= 0) expect(notes.slice(firstShort).every((note) => note.includes("모자라요"))).toBe(true);
  expect(await axe(page)).toEqual([]);

  // By the keyboard.
  await suggested
    .getByRole("button", { name: /장바구니에 담기$/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByText(/담았어요\. 배송비 [\d,]+원이 빠졌어요/).waitFor();
  await page.getByText("무료배송이에요", { exact: false }).first().waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "같이 담으면 무료배송이에요" }).count()).toBe(0);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByRole("heading", { name: "같이 담으면 무료배송이에요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});
