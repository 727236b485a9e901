import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PRODUCT = 20_008;
const SECRET = "101동 1203호로 새벽에 오나요?";

test("secret question: edited, answered by the shop, and hidden from others on another variant", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await page.goto(`/products/${PRODUCT}`);
  const section = page.getByRole("region", { name: /^상품 문의/ });
  await section.scrollIntoViewIfNeeded();
  await section.getByText("답변완료").first().waitFor();
  await section.getByRole("button", { name: "문의하기" }).click();
  await page.waitForURL(/\/login\?next=/);

  await join(page, `asker${Date.now()}@todayfruit.example`);
  await page.goto(`/products/${PRODUCT}/questions`);
  await page.getByRole("button", { name: "문의하기" }).click();
  const sheet = page.getByRole("dialog", { name: "상품 문의" });
  await sheet.getByLabel("문의 내용").fill("네?");
  await sheet.getByRole("button", { name: "문의 남기기" }).click();
  await sheet.getByText("5자부터 쓸 수 있어요. 조금 더 써 주세요").waitFor();
  await sheet.getByLabel("문의 내용").fill("새벽에 오나요?");
  await sheet.getByText("비밀글로 할게요").click();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "문의 남기기" }).click();
  await page.getByText("문의를 남겼어요. 답변하면 알려 드려요").waitFor();
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("내 문의", { exact: true }).waitFor();
  await page.getByText("새벽에 오나요?").click();
  expect(await axe(page)).toEqual([]);

  await page.getByRole("link", { name: "내 문의에서 관리하기" }).click();
  await page.waitForURL("**/my-questions");
  await page.getByText("새벽에 오나요?").click();
  await page.getByRole("button", { name: /문의 고치기$/ }).click();
  const change = page.getByRole("dialog", { name: "문의 고치기" });
  await change.getByLabel("문의 내용").fill(SECRET);
  await change.getByRole("button", { name: "고친 문의 남기기" }).click();
  await page.getByText("문의를 고쳤어요").waitFor();
  await page.getByText(SECRET).waitFor();

  const [asked] = await read<{ id: number }>("select id from question where contents = $1", [SECRET]);
  await runOperatorCommand("answer", String(asked?.id), "새벽 배송은 없어요");
  const stranger = await newVisit(browser, 360, await anotherVariant("market"));
  await stranger.page.goto(`/products/${PRODUCT}/questions`);
  await stranger.page.getByText("비밀글이에요.").first().waitFor();
  expect(await stranger.page.content()).not.toContain("1203호");
  expect(await stranger.page.content()).not.toContain("새벽 배송은");

  await page.goto("/notifications");
  await page.getByRole("link", { name: /문의에 답변했어요/ }).click();
  await page.getByText(SECRET).click();
  await page.getByText("새벽 배송은 없어요").waitFor();
  expect(await page.getByRole("button", { name: /문의 지우기$/ }).count()).toBe(0);
  expect([...complaints, ...stranger.complaints]).toEqual([]);
  await stranger.end();
  await end();
});

test("question: withdrawn while it waits for its answer", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await join(page, `sorry${Date.now()}@todayfruit.example`);
  await page.goto("/my-questions");
  await page.getByText("아직 남긴 문의가 없어요").waitFor();
  await page.goto(`/products/${PRODUCT}/questions`);
  await page.getByRole("button", { name: "문의하기" }).click();
  const sheet = page.getByRole("dialog", { name: "상품 문의" });
  await sheet.getByLabel("문의 내용").fill("잘못 물어본 것이에요");
  await sheet.getByRole("button", { name: "문의 남기기" }).click();
  await page.getByText("문의를 남겼어요. 답변하면 알려 드려요").waitFor();
  await sheet.waitFor({ state: "hidden" });
  await page.getByText("잘못 물어본 것이에요").click();
  await page.getByRole("link", { name: "내 문의에서 관리하기" }).click();
  await page.waitForURL("**/my-questions");
  await page.getByText("잘못 물어본 것이에요").click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /문의 지우기$/ }).click();
  await page
    .getByRole("alertdialog", { name: "문의를 지울까요?" })
    .getByRole("button", { name: "지우기" })
    .click();
  await page.getByText("아직 남긴 문의가 없어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});
