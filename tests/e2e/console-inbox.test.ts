import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { handsOn, logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

const PRODUCT = 20_042;
const QUESTIONS = 10;
const LEFT = "이 목록에서 빠졌어요";

let browser: Browser;
let shopper: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `inbox-${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

async function ask(contents: string): Promise<number> {
  const { id } = await callAs(shopper.page, "POST /v1/products/{id}/questions", {
    path: { id: PRODUCT },
    body: { contents, isSecret: false },
  });
  return id;
}

async function hideReview(id: number, hiddenFor: string | null): Promise<void> {
  const [review] = await read<{ version: number }>("select version from review where id = $1", [id]);
  await callAsOperator("PATCH /operator/v1/reviews", {
    body: { rows: [{ id, version: review?.version, set: { hiddenFor } }], reason: "여정" },
  });
}

test("inbox: ten questions are answered by the keyboard alone, with a template and words of one's own", {
  timeout: 120_000,
}, async () => {
  await callAsOperator("POST /operator/v1/answer-templates", {
    body: {
      rows: [
        { kind: "question", title: "보관", contents: "{닉네임}님, {상품}은 서늘한 곳에 두세요", sort: 0 },
      ],
      reason: "틀",
    },
  });
  const ids: number[] = [];
  for (let asked = 0; asked < QUESTIONS; asked += 1) ids.push(await ask(`물어볼 것 ${asked}이에요`));
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const hands = handsOn(page);
  const answer = page.getByLabel("답변", { exact: true });
  await logInByKeys(page, account, `/inbox/questions/${ids[0]}`, hands);
  for (const [index, id] of ids.entries()) {
    await page.waitForURL(`**/inbox/questions/${id}`);
    // The address comes before its screen; the field that was sent keeps its words until then.
    await expect.poll(() => answer.inputValue()).toBe("");
    await page.getByRole("button", { name: "보관", exact: true }).waitFor();
    if (index % 2 === 0) await hands.press("t");
    else {
      await hands.press("r");
      await hands.write(`그제 아침에 땄어요 ${index}`);
    }
    // Read before it is sent.
    await expect.poll(() => answer.inputValue()).not.toBe("");
    await hands.press("Control+Enter");
    await expect
      .poll(() => read("select id from question where id = $1 and answer is not null", [id]))
      .toHaveLength(1);
  }
  expect(complaints).toEqual([]);
  await end();
});

test("inbox: a template that lacks a value is not sent; an inquiry is answered and its member reads it", {
  timeout: 60_000,
}, async () => {
  await callAsOperator("POST /operator/v1/answer-templates", {
    body: {
      rows: [{ kind: "inquiry", title: "도착", contents: "{도착예정일}에 도착해요", sort: 0 }],
      reason: "틀",
    },
  });
  await callAs(shopper.page, "POST /v1/app-users/inquiries", {
    body: {
      kind: "delivery",
      orderProductId: null,
      contents: "언제 오나요? 손님이 오셔서요",
      photos: [],
      wantsNotice: true,
    },
  });
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/inbox/inquiries");
  await page.getByRole("link", { name: "언제 오나요? 손님이 오셔서요" }).last().click();
  await page.getByRole("button", { name: "도착", exact: true }).click();
  await page.getByText("{도착예정일} 자리를 채워 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("답변", { exact: true }).fill("금요일에 도착해요");
  await page.getByRole("button", { name: /^답변 보내기/ }).click();
  await page.getByText("답변을 보냈어요. 물어본 분에게 알려요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("inbox: a low review is replied to and hidden on a legal ground, and both are taken back", {
  timeout: 60_000,
}, async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/inbox/reviews");
  await page.getByLabel("아쉬운 항목").selectOption("packaging");
  await page.getByText("이 항목이 아쉬운 후기가 없어요").waitFor();
  await page.getByLabel("아쉬운 항목").selectOption("");
  await page.getByRole("link", { name: /별점/ }).first().click();
  await page.getByLabel("답글", { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "가리기" }).click();
  await page.getByLabel("까닭", { exact: true }).selectOption("광고·도배");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "가리고 알리기" }).click();
  await page.getByText("후기를 가렸어요").waitFor();
  await page.getByText("가림 · 광고·도배").waitFor();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await page.getByText("가림 · 광고·도배").waitFor({ state: "detached" });
  await page.getByLabel("답글", { exact: true }).fill("말씀 고마워요. 다음에는 더 익혀 보낼게요");
  await page.keyboard.press("Control+Enter");
  await page.getByText("답글을 달았어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("inbox: what is typed on a review or a question stays when a colleague hides, changes or answers it", {
  timeout: 60_000,
}, async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/inbox/reviews");
  const link = page.getByRole("link", { name: /별점/ }).first();
  const id = Number((await link.getAttribute("href"))?.match(/reviews\/(\d+)/)?.[1]);
  await link.click();
  const reply = page.getByLabel("답글", { exact: true });
  await reply.fill("다음에는 더 익혀 보낼게요");
  await hideReview(id, "광고·도배");
  await page.getByText("가림 · 광고·도배").waitFor();
  expect(await reply.inputValue()).toBe("다음에는 더 익혀 보낼게요");
  await hideReview(id, null);

  const [first, other] = [await ask("껍질째 먹어도 되나요?"), await ask("몇 개 들어 있나요?")];
  await page.goto(`/inbox/questions/${first}`);
  const answer = page.getByLabel("답변", { exact: true });
  await answer.fill("씻어서 껍질째 드세요");
  await callAsOperator("POST /operator/v1/questions/{id}/answer", {
    path: { id: first },
    body: { contents: "네, 드셔도 돼요" },
  });
  await page.getByText(LEFT).waitFor();
  expect(await answer.inputValue()).toBe("씻어서 껍질째 드세요");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /^답변 보내기/ }).click();
  await page.getByText("이미 답변한 문의예요").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.waitForURL(`**/inbox/questions/${other}`);
  await page.getByText(LEFT).waitFor({ state: "detached" });
  expect(await answer.inputValue()).toBe("");
  expect(complaints).toEqual([]);
  await end();
});

test("inbox: every kind fits a phone and has no faults of access", { timeout: 60_000 }, async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser, 390);
  await logInByKeys(page, account, "/inbox/questions");
  for (const kind of ["questions", "inquiries", "reviews", "cards", "reports", "appeals"]) {
    await page.goto(`/inbox/${kind}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await end();
});
