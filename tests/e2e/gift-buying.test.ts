import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage, type Visit } from "./browser-visit-helpers.ts";
import { buildExcelWorkbook } from "./build-excel-workbook.ts";
import { amountsOf, answerWindow, pickMethod, pickOption, putIntoCart } from "./buying-steps-on-pages.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";
import { agreeAndGive, openGiftForm } from "./send-gift-steps.ts";
import { signUp } from "./sign-up-and-log-in-steps.ts";

/** Journeys of a sender, from the product to the shared link. */

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser);
  page = visit.page;
  await signUp(page, `gift${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

test("gift to one person: written, paid and shared in KakaoTalk, whose callback reaches the shop", async () => {
  await openGiftForm(page);
  await page.getByRole("group", { name: "카드 고르기" }).getByText("생일 축하").click();
  await expect.poll(() => page.getByLabel("메시지").inputValue()).toContain("생일");
  await page.getByLabel("메시지").fill("생일 축하해요, 소담");
  await page.getByLabel("받는 사람 이름 (선택)").fill("박소담");
  await page.getByText("제주·도서산간으로 보내도 배송비를 더 내지 않아요").waitFor();
  expect(await axe(page)).toEqual([]);
  await agreeAndGive(page, 1);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "선물을 준비했어요" }).waitFor();
  await page.getByText("생일 축하해요, 소담").waitFor();
  await page.getByText("아직 보내지 않았어요").waitFor();
  expect(await axe(page)).toEqual([]);
  const [friends] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "박소담의 선물 카카오톡으로 보내기" }).click(),
  ]);
  await friends.getByRole("button", { name: "박소담에게 보내기" }).click();
  await friends.getByRole("heading", { name: "박소담에게 보냈어요" }).waitFor();
  const link = await friends.getByRole("link", { name: "메시지의 링크" }).getAttribute("href");
  expect(link).toMatch(/\/gift\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  await friends.close();
  await page.getByText("카카오톡으로 보냈어요").waitFor();
  expect(visit.complaints).toEqual([]);
});

test("KakaoTalk's script: another content at its URL does not run", async () => {
  const script = page.locator('script[src$="/kakao/share.js"]');
  expect(await script.getAttribute("integrity")).toMatch(/^sha384-/);
  const forged = {
    body: "window.Kakao = { forged: true };",
    headers: { "access-control-allow-origin": "*" },
  };
  await page.route("**/kakao/share.js", (route) => route.fulfill(forged));
  const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await page.reload();
  await refused;
  expect(await page.evaluate(() => "Kakao" in window)).toBe(false);
  await page.unroute("**/kakao/share.js");
  visit.complaints.length = 0;
});

test("gift to three people: pasted, one invalid line named and corrected, each notified by the shop", async () => {
  await openPage(page, "/products/20008");
  await pickOption(page, "5kg");
  await putIntoCart(page);
  await page.goto("/cart");
  await page.getByRole("button", { name: "선물하기" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByText("문자로", { exact: true }).click();
  await page.getByRole("button", { name: "한꺼번에 적기", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "받는 사람 한꺼번에 적기" });
  await sheet
    .getByRole("textbox")
    .fill("이름,휴대폰\n박소담,010-2345-6789\n이나무,010-3456-78\n최바다,010-4567-8901");
  await sheet.getByRole("button", { name: "받는 사람에 더하기" }).click();
  await sheet.getByText(/3번째 줄 .*이나무.*휴대폰 번호를 확인해 주세요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("textbox").fill("이나무 010-3456-7890");
  await sheet.getByRole("button", { name: "받는 사람에 더하기" }).click();
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByLabel(/번째 받는 사람 이름$/).count()).toBe(3);

  await page.getByLabel("3번째 받는 사람 휴대폰 번호").fill("010");
  await page.getByText("주문 내용 확인 및 결제 동의", { exact: true }).click();
  await page.getByRole("button", { name: /^3명에게 .*원 선물하기$/ }).click();
  await page.getByText("휴대폰 번호 11자리를 적어주세요").waitFor();
  await page.getByLabel("3번째 받는 사람 휴대폰 번호").fill("010-3456-7890");
  await page.getByText("휴대폰 번호 11자리를 적어주세요").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^3명에게 .*원 선물하기$/ }).click();
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "선물을 준비했어요" }).waitFor();
  await page.getByText("3명에게 알림을 보내고 있어요", { exact: false }).waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "알림톡·문자" }).count()).toBe(3);
  expect(await axe(page)).toEqual([]);

  await page.getByRole("link", { name: "주문 상세" }).click();
  await page.getByText("3명에게 보내는 선물이에요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto("/orders");
  await page.getByText("선물 3명").waitFor();
  expect(visit.complaints).toEqual([]);
});

test("gift words the number cannot send: refused beside their fields, and accepted once corrected", async () => {
  await openGiftForm(page);
  await page.getByText("문자로", { exact: true }).click();
  await page.getByLabel("1번째 받는 사람 이름").fill("카카오뱅크");
  await page.getByLabel("1번째 받는 사람 휴대폰 번호").fill("010-2345-6789");
  await page.getByLabel("보내는 사람", { exact: true }).fill("국세청");
  await page.getByLabel("메시지").fill("환급금 확인 https://phish.example/a");
  await agreeAndGive(page, 1);
  await page.getByText("링크나 주소는 적을 수 없어요. 빼고 다시 적어 주세요").waitFor();
  expect(await page.getByText("다른 기관이나 회사로 오해할 수 있는 말은 적을 수 없어요").count()).toBe(2);
  expect(await page.getByLabel("메시지").getAttribute("aria-invalid")).toBe("true");
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("메시지").fill("늘 고마워요");
  await page.getByText("링크나 주소는 적을 수 없어요", { exact: false }).waitFor({ state: "hidden" });
  await page.getByLabel("보내는 사람", { exact: true }).fill("김하루");
  await page.getByLabel("1번째 받는 사람 이름").fill("박소담");
  await page.getByRole("button", { name: /^1명에게 .*원 선물하기$/ }).click();
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "선물을 준비했어요" }).waitFor();
  expect(visit.complaints).toEqual([]);
});

test("gift receivers: read from a spreadsheet file, and reset by another notification channel", async () => {
  await openGiftForm(page);
  await page.getByText("문자로", { exact: true }).click();
  await page.getByRole("button", { name: "한꺼번에 적기", exact: true }).click();
  const csv = Buffer.from("이름,연락처\r\n박소담,010-2345-6789\r\n이나무,1034567890\r\n", "utf8");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "receivers.csv", mimeType: "text/csv", buffer: csv });
  await expect.poll(() => page.getByLabel(/번째 받는 사람 이름$/).count()).toBe(2);
  await page.getByRole("button", { name: "한꺼번에 적기", exact: true }).click();
  const rows = [
    ["이름", "휴대폰"],
    ["최바다", "010-4567-8901"],
    ["한강", 1056789012],
  ];
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "receivers.xlsx", mimeType: XLSX, buffer: buildExcelWorkbook(rows) });
  await expect.poll(() => page.getByLabel("4번째 받는 사람 이름").inputValue()).toBe("한강");
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(40_000);
  await page.getByText("카카오톡으로", { exact: true }).click();
  await page.getByText("문자로", { exact: true }).click();
  expect(await page.getByLabel(/번째 받는 사람 이름$/).count()).toBe(1);
  expect(await page.getByLabel("1번째 받는 사람 이름").inputValue()).toBe("");
});

test("gift by virtual account: the link appears after the deposit", async () => {
  await keepAccount(page);
  await openGiftForm(page);
  await pickMethod(page, "무통장입금");
  expect(await page.getByText("구매안전서비스(에스크로) 이용").isVisible()).toBe(false);
  await agreeAndGive(page, 1);
  await answerWindow(page, "가상계좌 발급");
  await page.getByRole("heading", { name: /입금만 하면/ }).waitFor();
  await page.getByText("입금하면 받는 분에게 선물을 보낼 수 있어요").waitFor();
  const orderId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await fetch(`${here().sandboxUrl}/_sim/deposit/${orderId}`, { method: "POST" });
  await expect
    .poll(
      async () => {
        await reloadPage(page);
        return page.getByRole("button", { name: /링크 복사$/ }).count();
      },
      { timeout: 25_000 },
    )
    .toBe(1);
  const [row] = await read<{ sent: boolean }>(
    "select g.sent_at is not null as sent from gift_group g join orders o on o.id = g.order_id where o.uuid = $1",
    [orderId],
  );
  expect(row).toEqual({ sent: true });
});

test("gift: a guest is asked to log in first", async () => {
  const guest = await newVisit(browser, 360);
  await openPage(guest.page, "/products/20008");
  await guest.page.getByRole("button", { name: "선물하기" }).click();
  const sheet = guest.page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button", { name: "5kg" }).first().click();
  await sheet.getByRole("button", { name: "선물하기" }).click();
  await guest.page.waitForURL(/\/login/);
  expect(guest.complaints).toEqual([]);
  await guest.end();
});

describe("another variant", () => {
  test("sends to three by KakaoTalk", async () => {
    const other = await newVisit(browser, 360, await anotherVariant("market"));
    await signUp(other.page, `giftmarket${Date.now()}@todayfruit.example`);
    await openGiftForm(other.page);
    for (let more = 0; more < 2; more += 1)
      await other.page.getByRole("button", { name: "받는 사람 수량 늘리기" }).click();
    expect(await axe(other.page)).toEqual([]);
    await agreeAndGive(other.page, 3);
    await answerWindow(other.page, "승인");
    await other.page.getByRole("heading", { name: "선물을 준비했어요" }).waitFor();
    await expect.poll(() => other.page.getByRole("button", { name: /링크 복사$/ }).count()).toBe(3);
    expect(await axe(other.page)).toEqual([]);
    expect(other.complaints).toEqual([]);
    await other.end();
  });
});

/** Saves a refund account, which refunds of a deposit need. */
async function keepAccount(of: Page): Promise<void> {
  await openPage(of, "/profile");
  await of.getByRole("button", { name: /환불 계좌 등록/ }).click();
  await of.getByRole("combobox", { name: "은행" }).selectOption("카카오뱅크");
  await of.getByRole("textbox", { name: "계좌번호" }).fill("3333011234567");
  await of.getByRole("textbox", { name: "예금주" }).fill("김하루");
  await of.getByRole("button", { name: "저장하기" }).last().click();
  await confirmByPassword(of);
  await of.getByText("환불 계좌를 저장했어요").waitFor();
}
