import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { change, read } from "./read-and-change-rows.ts";
import { newPhone } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Answers the latest inquiry, as an operator's call would. */
async function answer(contents: string): Promise<void> {
  await change(
    `with latest as (select id from inquiry order by id desc limit 1),
          said as (insert into inquiry_message (inquiry_id, writer, contents, photos, created_at)
                   select id, '오늘의과일 상담', $1, '{media/photos/satsumas-1.jpg}', now() from latest)
     update inquiry i set waits_since = null, answered_at = now() from latest where i.id = latest.id`,
    [contents],
  );
}

test("inquiry: from an order's button, with a kept draft and first errors, to an answer that is read and continued", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "asks@todayfruit.example");
  const { id } = await buy(page);
  await openPage(page, `/orders/${id}`);
  const ask = page.getByRole("link", { name: "문의하기", exact: true }).last();
  expect(await ask.getAttribute("href")).toMatch(new RegExp(`/inquiries/new\\?product=\\d+&order=${id}$`));
  await openPage(page, "/orders");
  await page.getByRole("link", { name: /문의$/ }).first().click();
  await page.waitForURL(/\/inquiries\/new\?product=\d+&order=\d+/);
  await page.getByText(/감귤/).first().waitFor();
  expect(await axe(page)).toEqual([]);

  // Errors: the first field that is wrong takes the focus.
  await page.getByRole("button", { name: "문의 보내기" }).click();
  await page.getByText("무엇에 대한 문의인지 골라 주세요").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("배송");
  await page.getByRole("button", { name: "교환·반품", exact: true }).click();
  await page.getByRole("button", { name: "문의 보내기" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("내용").fill("상자 아래쪽 귤이 멍들어 있었어요.");
  await reloadPage(page);
  await expect.poll(() => page.getByLabel("내용").inputValue()).toBe("상자 아래쪽 귤이 멍들어 있었어요.");
  const kind = page.getByRole("button", { name: "교환·반품", exact: true });
  await expect.poll(() => kind.getAttribute("aria-pressed")).toBe("true");
  await page
    .getByLabel("사진 고르기")
    .setInputFiles([{ name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }]);
  await page.getByText("10MB보다 작은 사진을 골라주세요").waitFor();
  await page.getByRole("button", { name: "사진 1 빼기" }).click();
  await page.getByRole("button", { name: "문의 보내기" }).click();
  await page.waitForURL(/\/inquiries\/\d+$/);
  await page.getByRole("log").getByText("상자 아래쪽 귤이 멍들어 있었어요.").waitFor();
  await page.getByText(/전에 답할게요/).waitFor();

  await answer("많이 속상하셨죠. 새 상자를 보내드릴게요.");
  await openPage(page, "/inquiries");
  await page.getByText("새 답변").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: /멍들어/ }).click();
  await page.getByRole("log").getByText("새 상자를 보내드릴게요").waitFor();
  const yes = page.getByRole("button", { name: "네", exact: true });
  await yes.click();
  await expect.poll(() => yes.getAttribute("aria-pressed")).toBe("true");
  expect(await axe(page)).toEqual([]);

  // A picture of the answer opens large, by the keyboard.
  const photo = page.getByRole("button", { name: "받은 사진 1 크게 보기" });
  await photo.press("Enter");
  const large = page.getByRole("dialog", { name: "받은 사진 1" });
  await large.getByRole("img", { name: "받은 사진 1" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await large.waitFor({ state: "hidden" });
  await expect.poll(() => photo.evaluate((button) => button === document.activeElement)).toBe(true);

  // The menu, by the keyboard: notices are turned off and stay off.
  await page.getByRole("button", { name: "문의 메뉴" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "문의 메뉴" });
  const notice = menu.getByRole("switch", { name: "답이 오면 알려주세요" });
  await notice.press("Space");
  const inquiry = /\/inquiries\/(\d+)/.exec(page.url())?.[1];
  await expect
    .poll(() => read("select id from inquiry where id = $1 and not wants_notice", [inquiry]))
    .toHaveLength(1);
  expect(await axe(page)).toEqual([]);
  expect(await menu.getByRole("link", { name: "주문 상세 보기" }).getAttribute("href")).toMatch(
    /^\/orders\/\d+$/,
  );
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });

  // By the keyboard: the further text is sent with Enter.
  await page.getByLabel("이어서 묻기").fill("언제쯤 오나요?");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("언제쯤 오나요?").waitFor();
  expect(
    await read("select contents from inquiry_message where inquiry_id = $1 and writer is null", [inquiry]),
  ).toHaveLength(2);
  await openPage(page, "/inquiries");
  await page.getByText("답 기다림").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("inquiry: frequent questions come first and are searched; a guest is told how to ask; empty and error states", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, "/inquiries");
  await page.getByRole("heading", { name: "많이 묻는 것부터 보세요" }).waitFor();
  await page.getByLabel("자주 묻는 질문 찾기").fill("배송비");
  await page.getByRole("listitem").filter({ hasText: "배송비" }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "로그인", exact: true }).click();
  await page.waitForURL(/\/login\?next=%2Finquiries/);

  await join(page, "asks-nothing@todayfruit.example", newPhone());
  await openPage(page, "/inquiries");
  await page.getByRole("heading", { name: "아직 문의한 적이 없어요" }).waitFor();
  await page.route("**/v1/app-users/inquiries*", (route) => route.abort());
  await openPage(page, "/inquiries");
  await page.getByRole("button", { name: "다시 불러오기" }).waitFor({ timeout: 20_000 });
  await page.unroute("**/v1/app-users/inquiries*");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByRole("heading", { name: "아직 문의한 적이 없어요" }).waitFor();
  await callAs(page, "POST /v1/app-users/inquiries", {
    body: {
      kind: "account",
      orderProductId: null,
      wantsNotice: false,
      contents: "긴글".repeat(300),
      photos: [],
    },
  });
  await openPage(page, "/inquiries");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  await end();
});
