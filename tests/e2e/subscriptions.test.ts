import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { fillMemberAddress } from "./buying-steps-on-pages.ts";
import { logInByKeys, newConsoleVisit, openConsole } from "./console-visit-steps.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

/** A member gets a product again and again, and an operator helps them. */

type Product = { id: number; name: string; option: string };

let browser: Browser;
let product: Product;
beforeAll(async () => {
  browser = await openBrowser();
  const [found] = await read<Product>(
    `select p.id, p.name, o.name as option
       from product p join product_option o on o.product_id = p.id
      where p.sale_type = 'normal' and p.status = 'stock_in' and o.status = 'stock_in' and o.shipment_date is null
        and o.price between 10000 and 40000 and p.id not in (20001, 20008)
      order by p.id desc limit 1`,
    [],
  );
  if (!found) throw new Error("The catalogue has a product without days of dispatch");
  product = found;
  await callAsOperator("POST /operator/v1/selling-plans", {
    body: {
      rows: [{ productId: product.id, optionIds: null, intervals: [1, 2, 4], isBox: false, isOpen: true }],
      reason: "정기배송 시작",
    },
  });
});
afterAll(() => browser.close());

test("정기배송: started from the product with a new card, skipped, moved, limited, paused, resumed and ended", async () => {
  const visit = await newVisit(browser, 390);
  await subscribe(visit);
  const { page, complaints, end } = visit;
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: "이번 건너뛰기" }).click();
  const skipping = page.getByRole("dialog", { name: /건너뛸까요\?$/ });
  await skipping.getByText("결제 전이라 낼 돈이 없어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await skipping.getByRole("button", { name: "이번만 건너뛰기" }).press("Enter");
  await page.getByText("이번은 건너뛰었어요").waitFor();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("건너뛰기를 되돌렸어요").waitFor();

  await page.getByRole("button", { name: "날 바꾸기" }).click();
  const moving = page.getByRole("dialog", { name: "언제 보낼까요?" });
  await moving
    .getByRole("button", { name: /출고, 도착/ })
    .nth(1)
    .click();
  await moving.getByRole("radio", { name: /^앞으로 계속/ }).check({ force: true });
  await moving.getByRole("radio", { name: "4주마다" }).check({ force: true });
  expect(await axe(page)).toEqual([]);
  await moving.getByRole("button", { name: /바꾸기$/ }).click();
  await page.getByText(/바꿨어요$/).waitFor();
  await page.getByText("4주마다", { exact: true }).waitFor();

  await page.getByRole("button", { name: "값 한도" }).click();
  const limiting = page.getByRole("dialog", { name: "얼마까지 괜찮으세요?" });
  await limiting.getByLabel("값 한도, 원").fill("1,000");
  expect(await axe(page)).toEqual([]);
  await limiting.getByRole("button", { name: "1,000원까지만 결제하기" }).click();
  await page.getByText(/정한 1,000원을 넘어서 결제를 멈췄어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /원에 받기$/ }).click();
  await page
    .getByText(/^이번은 [\d,]+원에 받아요$/)
    .first()
    .waitFor();

  await openMenu(page, "잠시 쉬기 · 그만두기");
  await page.getByRole("button", { name: "한 번 쉬기" }).click();
  await page.getByText("한 번 쉴게요").waitFor();
  await page.getByRole("button", { name: /지금 다시 시작하기$/ }).click();
  await page.getByText(/부터 다시 보내드려요$/).waitFor();

  await openMenu(page, "지난 배송");
  await page
    .getByRole("dialog", { name: "지난 배송" })
    .getByText(/쉬었어요|아직 지난 배송이 없어요/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");

  await openMenu(page, "잠시 쉬기 · 그만두기");
  await page.getByRole("button", { name: "정기배송 그만두기" }).click();
  const question = page.getByRole("alertdialog", { name: "정기배송을 그만둘까요?" });
  expect(await axe(page)).toEqual([]);
  await question.getByRole("button", { name: "그만두기" }).click();
  await page.getByText("아직 정기배송이 없어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
}, 90_000);

test.each(["farmer", "market", "ru"])(
  "정기배송: a card that failed is said with its reason, one that was removed is asked for, on the variant %s",
  async (variant) => {
    const visit = await newVisit(browser, 360, await anotherVariant(variant));
    await subscribe(visit);
    const { page, complaints, end } = visit;
    await change(
      `update billing_cycle c
        set status = 'failed', failure_code = 'EXCEED_MAX_AMOUNT', failure_message = '카드 한도를 넘었어요',
            order_tmp_id = gen_random_uuid(), charge_started_at = now(), reminded_at = now()
       from subscription s where s.id = c.subscription_id and c.status = 'scheduled' and s.id = (select max(id) from subscription)`,
      [],
    );
    await page.reload();
    await page
      .getByRole("alert")
      .getByText(/카드 한도를 넘었어요/)
      .waitFor();
    await page.getByRole("button", { name: /원 다시 결제$/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "카드 바꾸기" }).click();
    await page.getByRole("dialog", { name: "어떤 카드로 결제할까요?" }).getByRole("radio").first().waitFor();
    expect(await axe(page)).toEqual([]);

    await change(
      `with gone as (
       delete from billing_card where id = (select card_id from subscription where id = (select max(id) from subscription))
     )
     update billing_cycle c set status = 'scheduled', failure_code = null, failure_message = null
      where c.status = 'failed' and c.subscription_id = (select max(id) from subscription)`,
      [],
    );
    await page.reload();
    await page.getByText("결제할 카드가 없어요. 카드를 골라 주세요").waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  },
  90_000,
);

test("정기배송: an operator skips, pauses with a way back, and sees why", async () => {
  await subscribe(await newVisit(browser, 390));
  const { page, complaints } = await openConsole(browser);
  await page.goto("/subscriptions");
  await page.getByRole("heading", { name: "정기배송", exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("row").filter({ hasText: product.name }).first().getByRole("link").click();
  await page.getByRole("heading", { name: /^다음 배송/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "이번 건너뛰기" }).click();
  await page.getByLabel("까닭").fill("전화로 부탁");
  await page.getByRole("dialog").getByRole("button", { name: "이번 건너뛰기" }).click();
  await page.getByText("건너뛰었어요. 산 분에게 알려요").waitFor();
  await page.getByText("전화로 부탁").waitFor();
  await page.getByRole("button", { name: "쉬게 하기" }).click();
  await page.getByLabel("까닭").fill("여행");
  await page.getByRole("dialog").getByRole("button", { name: "쉬게 하기" }).click();
  await page.getByText(/쉬는 중 · 담당자가 쉬게 함/).waitFor();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await page.getByText("받는 중", { exact: true }).waitFor();
  await page.getByRole("button", { name: "그만두기" }).click();
  await page.getByLabel("까닭").fill("산 분의 부탁");
  await pauseAsColleague(Number(new URL(page.url()).pathname.split("/").at(-1)));
  await page.getByText(/쉬는 중/).waitFor();
  expect(await page.getByLabel("까닭").inputValue()).toBe("산 분의 부탁");
  await page.getByRole("dialog").getByRole("button", { name: "그만두기" }).click();
  await page.getByText(/산 분의 부탁/).waitFor();
  await page.goto("/subscriptions/plans");
  await page.getByRole("link", { name: product.name }).click();
  await page.getByLabel("새로 받을 수 있어요").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
}, 90_000);

test("정기배송: an operator writes what is in the box of the season, and its buyer sees it announced", async () => {
  const buyer = await newVisit(browser, 360);
  await subscribe(buyer);
  await change("update selling_plan set is_box = true where product_id = $1", [product.id]);
  const [next] = await read<{ month: string; first: string }>(
    `select to_char(c.dispatch_on, 'YYYY-MM') as month, to_char(c.dispatch_on, 'YYYY-MM-01') as first
       from billing_cycle c where c.status = 'scheduled' and c.subscription_id = (select max(id) from subscription)`,
    [],
  );
  if (!next) throw new Error("The subscription has a delivery");

  const { page, complaints, end } = await openConsole(browser);
  await page.goto("/subscriptions/boxes?id=new");
  await page.getByRole("button", { name: "상품 고르기" }).click();
  await page.getByLabel("상품 찾기").fill(product.name);
  await page.getByRole("dialog").getByRole("button", { name: product.name }).first().click();
  await page.getByLabel("달", { exact: true }).fill(next.month);
  await page.getByLabel("정해지는 날").fill(next.first);
  await page.getByLabel("담는 것").fill("부사 사과\n노지 감귤");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByRole("link", { name: /부사 사과, 노지 감귤/ }).waitFor();
  expect(complaints).toEqual([]);
  await end();

  await buyer.page.reload();
  await buyer.page.getByText(/월 꾸러미/).waitFor();
  await buyer.page.getByText(/^부사 사과, 노지 감귤/).waitFor();
  expect(await axe(buyer.page)).toEqual([]);
  expect(buyer.complaints).toEqual([]);
  await buyer.end();
  await change("update selling_plan set is_box = false where product_id = $1", [product.id]);
}, 90_000);

test("정기배송: the screens of the console fit a phone and have no faults of access", async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser, 390);
  await logInByKeys(page, account, "/subscriptions");
  for (const screen of ["", "/plans", "/boxes", "/plans?id=new", "/boxes?id=new"]) {
    await page.goto(`/subscriptions${screen}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByText("불러오는 중이에요").count()).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      screen,
    ).toBeLessThanOrEqual(0);
    expect(await axe(page), screen).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await end();
}, 90_000);

/** Joins, registers a card on the way and starts to get the product every two weeks. */
async function subscribe({ page }: Visit): Promise<void> {
  await join(page, `subscribes${Date.now()}@todayfruit.example`);
  await openSheet(page);
  await page.getByRole("button", { name: "배송지 추가" }).click();
  await fillMemberAddress(page);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("button", { name: "카드 등록하고 시작하기" }).click();
  await page.waitForURL(/\/billing-auth/);
  await page.getByRole("link", { name: "등록", exact: true }).click();
  await confirmByPassword(page);
  await page.getByText("카드를 등록했어요").waitFor();
  await page.waitForURL(/\/products\/\d+$/);
  const sheet = await openSheet(page);
  await sheet.getByRole("radio", { name: "2주마다" }).check({ force: true });
  await sheet.getByText("이틀 전 10:00에 문자로 값과 날을 알려드려요").waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "2주마다 받기" }).click();
  await page.waitForURL(/\/subscriptions$/);
  await page.getByRole("heading", { name: /^다음은 .*이에요$/ }).waitFor();
}

async function openSheet(page: Page) {
  await page.goto(`/products/${product.id}`);
  await page
    .getByRole("button", { name: /구매하기|바로 구매|담기/ })
    .last()
    .click();
  const sheet = page.getByRole("dialog", { name: "어떻게 받을까요?" });
  await sheet.getByRole("radio", { name: /^정기배송/ }).check({ force: true });
  await sheet.getByRole("radio", { name: "4주마다" }).waitFor({ state: "attached" });
  return sheet;
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: /정기배송 메뉴$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: item }).click();
}

async function pauseAsColleague(id: number): Promise<void> {
  const { version } = await callAsOperator("GET /operator/v1/subscriptions/{id}", { path: { id } });
  await callAsOperator("PATCH /operator/v1/subscriptions", {
    body: { rows: [{ id, version, set: { status: "paused" } }], reason: "옆 사람" },
  });
}
