import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  answerWindow,
  fillGuestAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { read } from "./read-and-change-rows.ts";
import { servePagesWithBusyApi } from "./serve-pages-with-busy-api.ts";

/** Busy server: requests are retried automatically, typed values stay, and nothing takes effect twice. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CART = "**/v1.2/app-users/shopping-carts";
const WAITING = "이용하는 분이 많아 자동으로 다시 시도해요";

test("busy shop: a refused cart is retried automatically with a notice", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const asked = await busyFor(page, CART, "SHOP_BUSY", 2);
  await page.goto("/cart");
  await page.getByRole("status").getByText(WAITING).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByText("장바구니가 비어").first().waitFor();
  await page.getByText(WAITING).waitFor({ state: "detached" });
  expect(asked).toHaveLength(3);
  expect(complaints).toEqual([]);
  await end();
});

test("busy shop: a long Retry-After leaves a button that the keyboard reaches", async () => {
  const { page, end } = await newVisit(browser);
  await busyFor(page, CART, "SHOP_BUSY", 1, "120");
  await page.goto("/cart");
  const alert = page.getByRole("alert");
  await alert.getByText("이용하는 분이 많아요. 잠시 뒤 다시 시도해 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await alert.getByRole("button", { name: "다시 불러오기" }).press("Enter");
  await page.getByText("장바구니가 비어").first().waitFor();
  await end();
});

test("busy shop: a refused purchase is retried under one key per call, keeps typed values, and is one paid order", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/products/20003");
  await pickOption(page, "5kg");
  const put = await busyFor(page, CART, "SHOP_BUSY", 1);
  await putIntoCart(page);
  await orderFromCart(page);
  await fillGuestAddress(page);
  const checked = await busyFor(page, "**/order-tmp/chk/*", "STOCK_BUSY", 2);
  const confirmed = await busyFor(page, "**/v1/payments/confirm", "SHOP_BUSY", 2);
  await agreeAndPay(page);
  await page
    .getByRole("status")
    .getByText(/주문하는 분이 많아 자동으로/)
    .waitFor();
  expect(await page.getByLabel("상세 주소").inputValue()).toBe("101동 1203호");
  await answerWindow(page, "승인");
  await page.waitForURL(/\/processing/);
  await page.getByRole("status").getByText(WAITING).waitFor();
  await page.waitForURL(/\/payment\/result\//);
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  for (const keys of [put.filter(isPost), checked, confirmed]) {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
  }
  expect([checked.length, confirmed.length]).toEqual([3, 3]);
  const orders = await read<{ captured: number; price: number }>(
    `select p.captured, o.price from orders o join payment p on p.order_id = o.id
      where o.user_id = (select user_id from orders order by id desc limit 1)`,
    [],
  );
  expect(orders).toHaveLength(1);
  expect(orders[0]?.captured).toBe(orders[0]?.price);
  expect(complaints).toEqual([]);
  await end();
});

test("busy shop: a page that cannot be rendered answers 503, says so, and reopens automatically", async () => {
  const busy = await servePagesWithBusyApi();
  const { page, complaints, end } = await newVisit(browser, 390, busy.url);
  const answer = await page.goto("/products/20003");
  expect([answer?.status(), answer?.headers()["retry-after"], answer?.headers()["cache-control"]]).toEqual([
    503,
    "1",
    "no-store",
  ]);
  await page.getByRole("status").getByRole("heading", { name: "지금 이용하는 분이 많아요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  busy.end();
  await page.getByRole("heading", { name: "못난이 제주 감귤 10kg" }).waitFor();
  expect(busy.asked()).toBeGreaterThan(1);
  expect(complaints.filter((text) => !text.includes("hydrat"))).toEqual([]);
  await end();
  await busy.close();
});

type Asked = { method: string; key: string | undefined };
const isPost = ({ method }: Asked) => method === "POST";

/** Refuses the first `times` requests to a URL as busy; the rest pass. */
async function busyFor(
  page: Page,
  address: string,
  code: "SHOP_BUSY" | "STOCK_BUSY",
  times: number,
  retryAfter = "1",
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(address, async (route: Route) => {
    const request = route.request();
    asked.push({ method: request.method(), key: request.headers()["idempotency-key"] });
    if (asked.length > times) return route.continue();
    const body = { statusCode: 503, code, message: "잠시 뒤 자동으로 다시 시도해요" };
    return route.fulfill({ status: 503, json: body, headers: { "retry-after": retryAfter } });
  });
  return asked;
}
