import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { cancelButton } from "./cancel-steps-on-pages.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("complete purchase: explained first, then final, with its points shown", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `keep${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await page.goto(`/orders/${id}`);
  const keep = page.getByRole("button", { name: /구매 확정$/ });
  await cancelButton(page).waitFor();
  expect(await keep.count()).toBe(0);

  await change("update order_product set status = 'delivery_end' where order_id = $1", [id]);
  await change(
    `with moved as (update orders set status = 'delivery_end' where id = $1 returning id)
     insert into order_status_change (order_id, from_status, to_status, actor, at)
     select id, 'paid', 'delivery_end', 'shop', now() from moved`,
    [id],
  );
  await page.reload();
  await keep.click();
  const sheet = page.getByRole("dialog", { name: "이 상품을 확정할까요?" });
  await sheet.getByText("확정하면 마음이 바뀌어 반품할 수 없어요.").waitFor();
  await sheet.getByText(/[\d,]+P를 드려요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: /^확정하고 [\d,]+P 받기$/ }).click();
  await page.getByText(/구매를 확정했어요\. [\d,]+P를 .*부터 쓸 수 있어요/).waitFor();
  await page.getByText("구매확정").first().waitFor();
  await expect.poll(() => keep.count()).toBe(0);
  await page.goto("/grade");
  await page.getByText(/곧 쌓일 포인트/).waitFor();
  expect(complaints).toEqual([]);
  await end();
});
