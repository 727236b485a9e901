import type { Page } from "playwright-core";
import { expect } from "vitest";
import { reloadPage } from "./browser-visit-helpers.ts";
import { scrollUntil } from "./scroll-until.ts";

/** Opens a product from the home page through its category. */

export async function openProductFromHome(
  page: Page,
  category: string,
  child: string,
  product: string,
): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: category, exact: true }).first().click();
  await page.waitForURL(/\/category\//);
  // The URL changes before the page, and the home page has a link of the same name.
  await page.getByRole("button", { name: "뒤로 가기" }).waitFor();
  await page.getByRole("link", { name: child, exact: true }).click();
  await page.waitForURL(/sub=\d+/);
  await scrollTo(page, product);
  await page.getByRole("link", { name: product }).first().click();
  await page.waitForURL(/\/products\/\d+/);
}

/** Scrolls the growing list until the product is shown. */
async function scrollTo(page: Page, product: string): Promise<void> {
  const link = page.getByRole("main").getByRole("link", { name: product }).first();
  await scrollUntil(page, link);
}

export async function pickOption(page: Page, option: string): Promise<void> {
  await page.getByRole("button", { name: "구매하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button", { name: option }).first().click();
}

export async function putIntoCart(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "장바구니 담기" }).click();
  await page.getByText("장바구니에 담았어요").waitFor();
}

export async function orderFromCart(page: Page): Promise<void> {
  await page.goto("/cart");
  await page.getByRole("button", { name: /원 주문하기$/ }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
}

export async function fillGuestAddress(
  page: Page,
  zonecode = "05551",
  phone = "010-1234-5678",
): Promise<void> {
  const orderer = page.getByRole("region", { name: "주문하는 분" });
  await orderer.getByLabel("이름").fill("김하루");
  await orderer.getByLabel("휴대폰 번호").fill(phone);
  await fillPlace(page, zonecode);
}

export async function fillMemberAddress(page: Page, zonecode = "05551"): Promise<void> {
  await page.getByLabel("받는 분").fill("김하루");
  await page.getByLabel("휴대폰 번호").fill("010-1234-5678");
  await fillPlace(page, zonecode);
}

async function fillPlace(page: Page, zonecode: string): Promise<void> {
  await findAddress(page, zonecode);
  await page.getByLabel("상세 주소").fill("101동 1203호");
  await page.getByLabel("상세 주소").blur();
}

/** Picks the first address of a zonecode in the postcode search, which focuses the detail. */
export async function findAddress(page: Page, zonecode: string): Promise<void> {
  await page.getByRole("button", { name: "주소 찾기" }).click();
  const search = page.frameLocator("iframe");
  await search.getByRole("searchbox").fill(zonecode);
  await search.getByRole("button", { name: "검색" }).click();
  await search.getByRole("listitem").first().getByRole("button").first().click();
  await expect.poll(() => page.getByLabel("우편번호").inputValue()).toBe(zonecode);
}

export type Method =
  | "신용카드"
  | "카카오페이"
  | "네이버페이"
  | "무통장입금"
  | "계좌이체"
  | "휴대폰"
  | "등록 카드";

export async function agreeAndPay(page: Page, method: Method = "신용카드"): Promise<void> {
  if (method !== "신용카드") await pickMethod(page, method);
  await page.getByText("주문 내용 확인 및 결제 동의", { exact: true }).click();
  await page.getByRole("button", { name: /원 결제하기$/ }).click();
}

export async function pickMethod(page: Page, method: Method): Promise<void> {
  const choice = page.getByRole("group", { name: "결제 수단" });
  await choice.getByText(method, { exact: true }).click();
  await expect.poll(() => choice.getByRole("radio", { name: method }).isChecked()).toBe(true);
}

/** Completes the sandbox's payment window. */
export async function answerWindow(
  page: Page,
  button: "승인" | "실패" | "취소" | "가상계좌 발급",
): Promise<void> {
  await page.waitForURL(/\/pay/);
  await page.getByRole("button", { name: button }).click();
}

/** Amounts of a section in 원, by name. */
export async function amountsOf(page: Page, section: string): Promise<Record<string, number>> {
  const region = page.getByRole("region", { name: section });
  await region.waitFor();
  const rows = await region.locator("dl > div, dl > dt").all();
  expect(rows.length).toBeGreaterThan(0);
  const amounts: Record<string, number> = {};
  for (const row of rows) {
    const name = ((await row.locator("dt").first().textContent()) ?? "").trim();
    const digits = ((await row.locator("dd").first().textContent()) ?? "").replaceAll(/[^\d-]/g, "");
    amounts[name] = Number(digits);
  }
  return amounts;
}

/** Reloads a deposit's result page until it shows the payment. */
export async function seePaid(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await reloadPage(page);
        return page.getByRole("heading", { name: "주문을 받았어요" }).count();
      },
      { timeout: 25_000 },
    )
    .toBe(1);
}
