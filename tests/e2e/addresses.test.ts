import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { fillMemberAddress } from "./buying-steps-on-pages.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("address book: the first address, a default, a change and a deletion each show their message", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/addresses");
  await page.getByRole("heading", { name: "로그인이 필요해요" }).waitFor();
  await join(page, `book${Date.now()}@todayfruit.example`);

  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "배송지 관리" }).click();
  await page.getByRole("heading", { name: "배송지를 추가해 주세요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await add(page, "05551");
  await page.getByText("배송지를 추가했어요").waitFor();
  await add(page, "63617");
  const rows = page.getByRole("region", { name: "배송지" }).getByRole("listitem");
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().textContent()).toContain("기본 배송지");
  expect(await axe(page)).toEqual([]);

  await rows
    .nth(1)
    .getByRole("link", { name: /고치기$/ })
    .click();
  await page.getByLabel("상세 주소").fill("가동 302호");
  await page.getByText("기본 배송지로 쓸게요").click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("주소가 변경되었습니다.", { exact: true }).waitFor();
  await expect.poll(() => rows.first().textContent()).toContain("가동 302호");

  await rows
    .first()
    .getByRole("button", { name: /지우기$/ })
    .click();
  await page
    .getByRole("alertdialog", { name: "배송지를 지울까요?" })
    .getByRole("button", { name: "지우기" })
    .click();
  await page.getByText("주소가 삭제되었습니다.", { exact: true }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().textContent()).toContain("기본 배송지");
  expect(complaints).toEqual([]);
  await end();
});

test("address book: what is typed stays when the book cannot be read again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.clock.install();
  await join(page, `typing${Date.now()}@todayfruit.example`);
  await openPage(page, "/addresses/new");
  await page.getByLabel("상세 주소").fill("나동 101호");
  let refused = 0;
  await page.route("**/app-users/delivery-address", (route) => {
    refused += 1;
    return route.abort();
  });
  const comeBackLater = async () => {
    await page.clock.fastForward("00:31");
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  };
  await comeBackLater();
  await expect.poll(() => refused).toBe(2);
  await page.unroute("**/app-users/delivery-address");
  const again = page.waitForResponse("**/app-users/delivery-address");
  await comeBackLater();
  await again;
  expect(await page.getByLabel("상세 주소").inputValue()).toBe("나동 101호");
  expect(complaints).toEqual([]);
  await end();
});

test("address book: a found address keeps both of its names", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `lot${Date.now()}@todayfruit.example`);
  await page.goto("/addresses/new");
  await page.getByLabel("받는 분").fill("김하루");
  await page.getByLabel("휴대폰 번호").fill("010-1234-5678");
  await page.getByRole("button", { name: "주소 찾기" }).click();
  const search = page.frameLocator("iframe");
  await search.getByRole("searchbox").fill("판교역로");
  await search.getByRole("button", { name: "검색" }).click();
  const place = search.getByRole("listitem").first();
  await place.waitFor();
  const [road = "", lot = ""] = await place.getByRole("button").allInnerTexts();
  await place.getByRole("button").first().click();
  await expect
    .poll(() => page.getByLabel("상세 주소").evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByLabel("상세 주소").fill("2층");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && /delivery-address$/.test(request.url()),
  );
  await page.getByRole("button", { name: "저장하기" }).click();
  const { selectedAddress, roadAddress, jibunAddress } = (await sent).postDataJSON();
  expect(road).toContain(roadAddress);
  expect(selectedAddress).toBe(roadAddress);
  expect(lot).toBe(`지번 ${jibunAddress}`);
  await page.getByText("배송지를 추가했어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

async function add(page: Page, zonecode: string): Promise<void> {
  await page.getByRole("link", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page, zonecode);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.waitForURL("**/addresses");
}
