import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { logInByKeys, newConsoleVisit, openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
let option: { id: number; name: string; product_name: string };
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  const [found] = await read<typeof option>(
    `select o.id, o.name, p.name as product_name
       from product_option o join product p on p.id = o.product_id join option_stock s on s.option_id = o.id
      where p.sale_type = 'normal' and p.status = 'stock_in' and o.status = 'stock_in' and s.on_hand - s.reserved > 20
      order by p.id desc limit 1`,
    [],
  );
  if (!found) throw new Error("The catalogue has an option with counted stock");
  option = found;
});
afterAll(() => browser.close());

test("console waiting rooms: an opening is announced, moved by its boxes, watched and cancelled, with a way back", async () => {
  const { page } = operator;
  await page.goto("/waiting-rooms");
  await page.getByRole("heading", { name: "공정한 오픈", exact: true }).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: /^새 오픈/ }).waitFor();
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByRole("button", { name: "상품 고르기" }).click();
  await page.getByLabel("상품 찾기").fill(option.product_name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `${option.product_name} 더하기` }).click();
  await page.getByLabel("옵션", { exact: true }).selectOption({ label: option.name });
  await page.getByLabel("상자", { exact: true }).fill("90000");
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page
    .getByText(/팔 수 있는 재고보다 많아요/)
    .first()
    .waitFor();
  await page.getByLabel("상자", { exact: true }).fill("12");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByRole("link", { name: `${option.product_name} ${option.name}` }).waitFor();
  // The option may have had an opening before.
  const [room] = await read<{ id: number }>(
    "select id from waiting_room where option_id = $1 order by id desc limit 1",
    [option.id],
  );

  await page.getByRole("link", { name: "지금 상황과 순서 보기" }).click();
  await page.getByText("아직 들어온 분이 없어요").waitFor();
  await page.getByText("뽑은 뒤에 보여요").waitFor();
  expect(await axe(page)).toEqual([]);

  await page.goto(`/waiting-rooms?id=${room?.id}`);
  await page.getByLabel("취소하고 보통처럼 팔기").check();
  await page.getByRole("button", { name: /저장/ }).click();
  await expect
    .poll(() => read("select id from waiting_room where id = $1 and is_cancelled", [room?.id]))
    .toHaveLength(1);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect
    .poll(() => read("select id from waiting_room where id = $1 and not is_cancelled", [room?.id]))
    .toHaveLength(1);
  await page.reload();
  await page.getByRole("button", { name: "지우기" }).click();
  await expect.poll(() => read("select id from waiting_room where id = $1", [room?.id])).toHaveLength(0);
  expect(operator.complaints).toEqual([]);
}, 60_000);

test("console waiting rooms: fit a phone and have no faults of access", async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser, 390);
  await logInByKeys(page, account, "/waiting-rooms");
  await page.getByRole("heading", { name: "공정한 오픈", exact: true }).waitFor();
  await page.getByRole("button", { name: /오픈 만들기/ }).click();
  await page.getByLabel("한 번에 부르는 자리").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);
