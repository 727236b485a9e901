import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { holdGetRequests } from "./hold-get-requests.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

const DAY = 86_400_000;
const FACES = ["오늘의과일", "오늘의장터", "오늘의농부", "알유마켓"];
/** Groups of the home by the name that operators know and the title that shoppers read. */
const MOVED = { name: "하루특가", title: "오늘만 이 가격" };
const BEFORE = { name: "지금이 제철", title: "지금이 제철이에요" };
const REASON = `설 특집 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  for (const variant of ["market", "farmer", "ru"]) await anotherVariant(variant);
  operator = await openConsole(browser);
}, 180_000);
afterAll(() => browser.close());

const tomorrow = () => `${kstDateOf(new Date(Date.now() + DAY).toISOString())}T10:00`;
const groups = (page: Page) =>
  page
    .getByRole("list", { name: "묶음 차례" })
    .getByRole("switch")
    .evaluateAll((switches) =>
      switches.map((each) => (each.getAttribute("aria-label") ?? "").replace(" 보이기", "")),
    );
const faceOf = (page: Page, name: string) => page.frameLocator(`iframe[title="${name} 미리보기"]`);
const headingsOf = (frame: FrameLocator) =>
  frame.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

/** Waits until a face shows one group above another. */
async function seesAbove(page: Page, face: string, [upper, lower]: [string, string]): Promise<void> {
  const isAbove = async () => {
    const headings = await headingsOf(faceOf(page, face));
    return headings.includes(upper) && headings.indexOf(upper) < headings.indexOf(lower);
  };
  await expect.poll(isAbove, { timeout: 30_000, message: `${face}: ${upper} above ${lower}` }).toBe(true);
}

test("console displays: a home is rearranged, previewed at tomorrow 10:00 in four faces, scheduled and cancelled", async () => {
  const { page } = operator;
  await page.goto("/displays");
  await page.getByRole("heading", { name: "진열", exact: true }).waitFor();
  for (const face of FACES) await seesAbove(page, face, [BEFORE.title, MOVED.title]);
  const handle = page.getByRole("button", { name: `${MOVED.name} 옮기기` });
  await handle.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByText("고친 것 1 ").waitFor();
  const arranged = await groups(page);
  expect(arranged.indexOf(MOVED.name)).toBe(arranged.indexOf(BEFORE.name) - 1);
  expect(await handle.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByLabel("미리 볼 날과 시각").fill(tomorrow());
  for (const face of FACES) {
    await faceOf(page, face).getByRole("complementary", { name: "미리보기" }).getByText("10:00").waitFor();
    await seesAbove(page, face, [MOVED.title, BEFORE.title]);
  }
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: "예약하기" }).click();
  expect(await page.getByLabel("이때부터").inputValue()).toBe(tomorrow());
  await page.getByLabel("까닭").fill(REASON);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "예약하기" }).click();
  await page.getByText("예약했어요").waitFor();
  await page.getByText("고친 것이 없어요").first().waitFor();
  const cancel = page.getByRole("button", { name: `${REASON} 거두기` });
  await cancel.waitFor();
  for (const face of FACES) await seesAbove(page, face, [MOVED.title, BEFORE.title]);
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  const now = await shopper.page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(now.indexOf(BEFORE.title)).toBeLessThan(now.indexOf(MOVED.title));
  await shopper.end();

  await cancel.click();
  await page.getByText("예약을 거뒀어요").waitFor();
  await cancel.waitFor({ state: "detached" });
  await seesAbove(page, FACES[0] ?? "", [BEFORE.title, MOVED.title]);
  expect(operator.complaints).toEqual([]);
}, 180_000);

test("console displays: a group is dragged, published and taken back; the shop follows within a second", async () => {
  const { page } = operator;
  await page.goto("/displays/home/recommend");
  const [from, to] = [MOVED, BEFORE].map(({ name }) => page.getByRole("button", { name: `${name} 옮기기` }));
  const [start, end] = [await from?.boundingBox(), await to?.boundingBox()];
  if (!start || !end) throw new Error("Both groups are on the page");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await groups(page)).indexOf(MOVED.name)).toBe(3);
  await page.reload();
  await expect.poll(async () => (await groups(page)).indexOf(MOVED.name)).toBe(3);
  await page.keyboard.press("Control+s");
  await page.getByText("공개했어요").waitFor();
  const shown = async () => {
    const html = await (await fetch(here().shopUrl)).text();
    return html.indexOf(MOVED.title) < html.indexOf(BEFORE.title);
  };
  await expect.poll(shown, { timeout: 5000 }).toBe(true);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(shown, { timeout: 5000 }).toBe(false);
  await expect.poll(async () => (await groups(page)).indexOf(MOVED.name)).toBe(4);
});

test("console displays: tabs are made, renamed and hidden, a group is switched off, products are put in another order; each step is taken back", async () => {
  const { page } = operator;
  await page.goto("/displays/home/recommend");
  await page.getByRole("button", { name: "탭 고치기" }).click();
  const name = `설날 ${Date.now() % 1000}`;
  await page.getByLabel("새 이름").fill(name);
  await page.getByLabel("주소에 쓸 말").fill("New Year");
  await page.getByRole("button", { name: "만들기" }).click();
  await page.getByText("영문 작은 글자로 적어 주세요").waitFor();
  await page.getByLabel("주소에 쓸 말").fill(`new-year-${Date.now() % 100_000}`);
  await page.getByRole("button", { name: "만들기" }).click();
  expect(await page.getByRole("switch", { name: `${name} 보이기` }).getAttribute("aria-checked")).toBe(
    "false",
  );
  await page.getByRole("textbox", { name: "베스트 이름" }).fill("많이 찾는");
  await page.getByRole("switch", { name: "펀딩 보이기" }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "닫기" }).click();
  await page.getByText("고친 것 2 ").waitFor();
  const tabs = page.getByRole("navigation", { name: "홈 탭" });
  expect(await tabs.getByRole("link").allTextContents()).toEqual(
    expect.arrayContaining(["많이 찾는", "펀딩 (숨김)"]),
  );
  await page.getByRole("switch", { name: `${MOVED.name} 보이기` }).click();
  await page.getByRole("list", { name: "끈 묶음" }).getByText(MOVED.name).waitFor();
  await page
    .getByRole("list", { name: "묶음 차례" })
    .getByRole("button", { name: `${BEFORE.name} 두 줄` })
    .click();
  const goods = page.getByRole("list", { name: "상품 차례" }).getByRole("listitem");
  await goods
    .first()
    .getByRole("button", { name: /옮기기$/ })
    .focus();
  await page.keyboard.press("Alt+ArrowRight");
  await page.getByText("고친 것 4 ").waitFor();
  expect(await axe(page)).toEqual([]);
  for (const left of [3, 2, 1]) {
    await page.keyboard.press("Control+z");
    await page.getByText(`고친 것 ${left} `).waitFor();
  }
  await page.getByRole("button", { name: "버리기" }).click();
  await page.getByText("고친 것이 없어요").first().waitFor();
});

test("console displays: a page that a colleague arranged meanwhile is not written over, one of both orders is chosen", async () => {
  const { page } = operator;
  await page.goto("/displays/home/recommend");
  await page.getByRole("button", { name: `${MOVED.name} 옮기기` }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByText("고친 것 1 ").waitFor();
  const pages = (await callAsOperator("GET /operator/v1/home-sub-tabs")).list;
  const own = pages.find(({ key }) => key === "recommend");
  const letReadsGo = await holdGetRequests(page, "**/operator/v1/home-sub-tabs*");
  const colleague = await callAsOperator("PATCH /operator/v1/home-sub-tabs", {
    body: {
      rows: [{ id: own?.id, version: own?.version, set: { groupIds: own?.groupIds.toReversed() } }],
      reason: "동료가 거꾸로",
    },
  });
  onTestFinished(async () => {
    await callAsOperator("POST /operator/v1/changes/{id}/undo", {
      path: { id: colleague.change?.id },
      body: { reason: "되돌림" },
    });
  });
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.getByRole("button", { name: "공개하기" }).click();
  await refused;
  letReadsGo();
  await page.getByRole("button", { name: "추천 묶음 차례 상대 값 두기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "추천 묶음 차례 상대 값 두기" }).click();
  await page.getByText("고친 것이 없어요").first().waitFor();
});

test("console displays: on a phone nothing is wider than the screen", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/displays/deal");
  await page.getByRole("list", { name: "묶음 차례" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
});
