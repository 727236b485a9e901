import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, reloadPage, type Visit } from "./browser-visit-helpers.ts";
import { type Bought, buy, join } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

const TEXT = "아삭하고 달아서 아이가 잘 먹어요";

test("review: written with a picture, edited and deleted, and its points follow", async () => {
  await reviewWhatCame(await newVisit(browser, 390));
});

test("review: works on another variant", async () => {
  await reviewWhatCame(await newVisit(browser, 360, await anotherVariant("market")));
});

test("hidden review: shows the reason and takes an objection; the shop restores it", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await join(page, `hidden${Date.now()}@todayfruit.example`);
  const bought = await buy(page, { goods: [[20_008, "5kg"]] });
  const productId = await deliver(bought);
  const [product] = await read<{ id: number }>("select id from order_product where order_id = $1", [
    bought.id,
  ]);
  await page.goto(`/my-reviews/write/${product?.id}`);
  await page.getByRole("radio", { name: "1점, 별로예요" }).check({ force: true });
  await page.getByLabel("후기", { exact: true }).fill(TEXT);
  await page.getByRole("button", { name: /^후기 올리고/ }).click();
  await page.getByRole("article").getByText(TEXT).waitFor();
  const [report] = await read<{ id: number }>(
    `insert into review_report (review_id, user_id, reason_id, reason, created_at)
     select w.review_id, (select min(id) from app_user), 2, '', now()
       from review_author w where w.order_product_id = $1 returning id`,
    [product?.id],
  );
  await runOperatorCommand("uphold-report", String(report?.id), "전화번호가 보여요");
  await page.reload();
  await page.getByText("다른 분께 가려진 후기예요. 사유: 개인정보 노출 · 전화번호가 보여요").waitFor();
  await page.getByRole("button", { name: "이의 제기" }).click();
  const sheet = page.getByRole("dialog", { name: "이의 제기" });
  await sheet.getByLabel("왜 가리지 않아야 하나요?").fill("전화번호가 아니라 상자 번호예요");
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "보내기" }).click();
  await page.getByText("이의를 확인하고 있어요").waitFor();
  await page.goto(`/products/${productId}/reviews?order=latest`);
  await page.getByText("확인하고 가린 후기예요. 사유: 개인정보 노출").waitFor();
  await runOperatorCommand("uphold-appeal", String(report?.id), "상자 번호가 맞아요");
  await expect
    .poll(async () => {
      await reloadPage(page);
      return page.getByText(TEXT).count();
    })
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await end();
});

/** Finds the answer to an aspect; of a text that several aspects have, the first one. */
function answerOf(page: Page, answer: string) {
  return page.getByRole("button", { name: answer, exact: true }).first();
}

async function reviewWhatCame({ page, complaints, end }: Visit): Promise<void> {
  await join(page, `review${Date.now()}@todayfruit.example`);
  const productId = await deliver(await buy(page, { goods: [[20_008, "5kg"]] }));
  await page.goto("/my-reviews");
  await page.getByRole("link", { name: /쓸 수 있는 후기 1/ }).waitFor();
  await page.getByText(/사진과 함께 다 쓰면 300P를/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: /후기 쓰기$/ }).click();
  await page.getByText("어떠셨어요?").waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole("radio", { name: "4점, 좋아요" }).check({ force: true });
  for (const answer of ["딱 좋게 달아요", "아쉬워요", "꼼꼼해요"]) await answerOf(page, answer).click();
  await page.getByLabel("후기", { exact: true }).fill("짧아요");
  await page.getByRole("button", { name: /^후기 올리고/ }).click();
  await page.getByText("10자부터 올릴 수 있어요").first().waitFor();
  await page.getByLabel("후기", { exact: true }).fill(TEXT);
  await page.reload();
  // The typed text is kept.
  await expect.poll(() => page.getByLabel("후기", { exact: true }).inputValue()).toBe(TEXT);
  expect(await page.getByRole("radio", { name: "4점, 좋아요" }).isChecked()).toBe(true);
  expect(await answerOf(page, "꼼꼼해요").getAttribute("aria-pressed")).toBe("true");
  // A second press takes an answer back.
  await answerOf(page, "아쉬워요").press("Space");
  expect(await answerOf(page, "아쉬워요").getAttribute("aria-pressed")).toBe("false");
  await page.route("**/v1/app-users/images", (route) => route.abort(), { times: 1 });
  await page
    .getByLabel("사진 고르기")
    .setInputFiles(await Promise.all(["satsumas-1.jpg", "anjou-1.jpg"].map(photo)));
  // Both uploads run at once: either may be the one that failed.
  await page.getByRole("button", { name: /^(satsumas|anjou)-1\.jpg 다시 올리기$/ }).click();
  for (const place of [1, 2]) await page.getByRole("img", { name: `고른 사진 ${place}` }).waitFor();
  await page.getByRole("button", { name: "후기 올리고 300P 받기" }).click();
  await page.getByText("후기를 올리고 300P를 받았어요").waitFor();
  await page.getByRole("article").getByText(TEXT).waitFor();
  expect(await axe(page)).toEqual([]);

  await seenByOthers(page, productId);
  await page.goto("/my-reviews?tab=written");
  await page.getByRole("link", { name: /후기 고치기$/ }).click();
  await page.getByRole("button", { name: "사진 2 빼기" }).click();
  await page.getByRole("button", { name: "사진 1 빼기" }).click();
  await page.getByRole("radio", { name: "5점, 최고예요" }).check({ force: true });
  await page.getByRole("button", { name: "고친 후기 올리기" }).click();
  await page.getByText("후기를 고쳤어요. 사진 후기 200P는 돌려줬어요").waitFor();
  await page.getByText(/고침$/).waitFor();
  await page.getByRole("button", { name: /후기 지우기$/ }).click();
  const modal = page.getByRole("alertdialog", { name: "후기를 지울까요?" });
  await modal.getByText("받은 100P를 돌려줘야 해요.").waitFor();
  await modal.getByRole("button", { name: "지우기" }).click();
  await page.getByText("후기를 지우고 100P를 돌려줬어요").waitFor();
  await page.getByText("아직 쓴 후기가 없어요").waitFor();
  await page.getByRole("link", { name: /쓸 수 있는 후기 1/ }).click();
  await page.getByRole("link", { name: /후기 쓰기$/ }).waitFor();
  expect(complaints).toEqual([]);
  await end();
}

/** Checks the review on the product page, on the page of all reviews and in the picture viewer. */
async function seenByOthers(page: Page, productId: number): Promise<void> {
  await page.goto(`/products/${productId}`);
  await page.getByRole("heading", { name: /^후기/ }).scrollIntoViewIfNeeded();
  const summary = page.getByRole("list", { name: /^후기 \d+개 요약$/ });
  const sweetness = summary.getByRole("listitem").filter({ hasText: "당도" });
  await sweetness.getByText("딱 좋게 달아요").waitFor();
  await sweetness.getByRole("progressbar", { name: /^\d+명 가운데 \d+명$/ }).waitFor();
  await page.getByRole("link", { name: "후기 모두 보기와 운영 기준" }).click();
  await page.waitForURL(/\/reviews$/);
  await page.getByRole("link", { name: "최신순" }).click();
  const own = page.getByRole("article").first();
  await own.getByText(TEXT).waitFor();
  // Public reviews come first; which one is the viewer's own follows with the reactions.
  await expect.poll(() => own.getByRole("button", { name: /도움돼요/ }).count()).toBe(0);
  const helpful = page.getByRole("button", { name: /도움돼요/ }).first();
  await helpful.click();
  await expect.poll(() => helpful.getAttribute("aria-pressed")).toBe("true");
  await page.getByText("후기는 이렇게 보여 드려요").click();
  await page.getByRole("rowheader", { name: "개인정보 노출" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const menu = page.getByRole("button", { name: /후기 메뉴$/ }).nth(1);
  await menu.click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "신고하기" }).click();
  await sheet.getByText("광고나 도배예요").click();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "신고하기" }).click();
  await page.getByText("신고를 받았어요. 확인할게요").waitFor();
  await sheet.waitFor({ state: "hidden" });
  await menu.click();
  await sheet.getByText("신고한 후기예요").waitFor();
  await page.goto(`/products/${productId}/photos`);
  await page
    .getByRole("button", { name: /후기 사진/ })
    .first()
    .click();
  const viewer = page.getByRole("dialog");
  await viewer.getByText(TEXT).waitFor();
  expect(await axe(page)).toEqual([]);
  await viewer.getByRole("heading", { name: /후기 사진 1 \// }).waitFor();
  await page.keyboard.press("ArrowRight");
  await viewer.getByRole("heading", { name: /후기 사진 2 \// }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await viewer.getByRole("heading", { name: /후기 사진 1 \// }).waitFor();
  await page.goBack();
  await expect.poll(() => viewer.count()).toBe(0);
}

/** Delivers the order and returns the id of its product. */
async function deliver({ id }: Bought): Promise<number> {
  await change("update order_product set status = 'delivery_end' where order_id = $1", [id]);
  await change(
    `with moved as (update orders set status = 'delivery_end' where id = $1 returning id)
     insert into order_status_change (order_id, from_status, to_status, actor, at)
     select id, 'paid', 'delivery_end', 'shop', now() from moved`,
    [id],
  );
  const [bought] = await read<{ product_id: number }>(
    "select product_id from order_product where order_id = $1",
    [id],
  );
  return bought?.product_id ?? 0;
}

async function photo(name: string) {
  const buffer = await readFile(path.join(import.meta.dirname, "../../data/media/photos", name));
  return { name, mimeType: "image/jpeg", buffer };
}
