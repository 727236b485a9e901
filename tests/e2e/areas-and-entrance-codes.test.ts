import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { read } from "./read-and-change-rows.ts";

const PRODUCT = 20_030;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("guest: another postcode on the product page changes the day and the fee, and can be chosen again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, `/products/${PRODUCT}`);
  const facts = page.getByRole("region", { name: "배송 안내" });
  await facts.getByRole("button", { name: "배송지 바꿔 보기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꿔 보기" });
  await sheet.getByRole("textbox", { name: "우편번호" }).fill("63122");
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "이 우편번호로 보기" }).click();
  await facts.getByText(/우편번호 63122 · 배송비 .+ \(제주 추가 .+ 포함\)/).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("member: an address and a postcode that disagree are both marked, and nothing is saved until they agree", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, `mismatch${Date.now()}@todayfruit.example`);
  // Without the search the fields are typed.
  await page.route(/postcode/, (route) => route.abort());
  await page.goto("/addresses/new");
  await page.getByLabel("받는 분").fill("김하루");
  const phone = page.getByLabel("휴대폰 번호");
  await phone.fill("01012345678");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByText("주소를 직접 적어 주세요").first().waitFor();
  await expect.poll(() => phone.inputValue()).toBe("010-1234-5678");
  const [zonecode, base] = [page.getByLabel("우편번호"), page.getByLabel("기본 주소")];
  await zonecode.fill("05551");
  await base.fill("제주특별자치도 제주시 첨단로 242");
  await page.getByLabel("상세 주소").fill("3층 302호");
  await page.getByLabel("공동현관 비밀번호").fill("#1203*");
  const sentence = "주소는 제주인데 우편번호 05551은 서울 송파구예요. 주소 찾기로 다시 골라주세요";
  await page.getByText(sentence).waitFor();
  expect(await page.getByText(sentence).count()).toBe(1);
  for (const field of [zonecode, base]) {
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const note = await field.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${note}"]`).textContent()).toBe(sentence);
  }
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "저장하기" }).click();
  expect(await base.evaluate((input) => input === document.activeElement)).toBe(true);

  await zonecode.fill("63309");
  await expect.poll(() => page.getByText(sentence).count()).toBe(0);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("배송지를 추가했어요").waitFor();
  await end();
});

test("member: an order's new address is picked from the book, with its entrance code and what it changes", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `book${Date.now()}@todayfruit.example`);
  const { id } = await buy(page, { goods: [[20_008, "5kg"]], zonecode: "63617" });
  await page.goto("/addresses/new");
  await addSeoul(page);
  await page.goto(`/orders/${id}`);
  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await sheet.getByText("저장한 배송지에서 고르기").waitFor();
  await sheet.getByRole("radio").first().click({ force: true });
  await sheet.getByText(/이곳으로 바꾸면 배송비 [\d,]+원을 돌려드/).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
  await page.getByText("배송지를 바꿨어요").first().waitFor();
  const [row] = await read<{ code: string }>(
    "select address ->> 'entranceCode' as code from orders where id = $1",
    [id],
  );
  expect(row?.code).toBe("#1203*");
  expect(complaints).toEqual([]);
  await end();
});

async function addSeoul(page: Page): Promise<void> {
  await page.getByLabel("받는 분").fill("김하루");
  await page.getByLabel("휴대폰 번호").fill("010-1234-5678");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  const search = page.frameLocator("iframe");
  await search.getByRole("searchbox").fill("올림픽로");
  await search.getByRole("button", { name: "검색" }).click();
  await search.getByRole("listitem").first().getByRole("button").first().click();
  await page.getByLabel("상세 주소").fill("101동 1203호");
  await page.getByLabel("공동현관 비밀번호").fill("#1203*");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("배송지를 추가했어요").waitFor();
}
