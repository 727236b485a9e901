import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

const ROWS = 40;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const prices = async () => (await callAsOperator("GET /operator/v1/prices", { query: { take: 100 } })).list;
const cells = (page: Page) => page.getByRole("textbox", { name: /판매가$/ });
/** Pastes as Excel copies: the platform's own clipboard is out of reach of a headless browser. */
const paste = (page: Page, row: number, text: string) =>
  cells(page)
    .nth(row)
    .evaluate((cell, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);

test("console prices: 40 pasted prices show their difference, are saved at once, and are taken back", async () => {
  const { page } = operator;
  const before = (await prices()).slice(0, ROWS);
  await page.goto("/products");
  await page.getByRole("heading", { name: "상품", exact: true }).waitFor();
  await page.keyboard.press("b");
  await cells(page).nth(ROWS).waitFor();
  await paste(page, 0, before.map(({ price }) => `${(price - 100).toLocaleString()}원`).join("\r\n"));
  await page.getByText(`바뀔 것 ${ROWS}칸`).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await page.getByText(`바뀔 것 ${ROWS}칸`).waitFor();
  await page.getByRole("button", { name: `${ROWS}칸 저장하기` }).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText(`옵션 ${ROWS}개의 값을 바꿨어요`).waitFor();
  expect((await prices()).slice(0, ROWS).map(({ price }) => price)).toEqual(
    before.map(({ price }) => price - 100),
  );
  const shopper = await newVisit(browser);
  await openPage(shopper.page, `/products/${before[0]?.productId}`);
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect
    .poll(async () => (await prices()).slice(0, ROWS).map(({ price }) => price))
    .toEqual(before.map(({ price }) => price));
});

test("console prices: what is no price or above the list price stays in the sheet with its reason", async () => {
  const { page } = operator;
  const [first, second, third] = await prices();
  await page.goto("/products/sheet");
  await cells(page).first().waitFor();
  const { listPrice = 0 } = second ?? {};
  await paste(page, 0, ["=A1*2", listPrice + 1000, (third?.price ?? 0) - 200].join("\n"));
  await page.getByText("바뀔 것 3칸").waitFor();
  await page.getByText("막힘 2").waitFor();
  await page.getByText("값이 아니에요").waitFor();
  await page.getByRole("button", { name: "1칸 저장하기" }).click();
  await page.getByText("옵션 1개의 값을 바꿨어요").waitFor();
  await page.getByText("바뀔 것 2칸").waitFor();
  expect((await prices()).slice(0, 3).map(({ price }) => price)).toEqual([
    first?.price,
    second?.price,
    (third?.price ?? 0) - 200,
  ]);
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await page.getByRole("button", { name: "버리기" }).click();
  await page.getByText("바뀔 것 0칸").waitFor();
});

test("console prices: a row that somebody else changed says who, and nothing typed is lost", async () => {
  const { page } = operator;
  const rows = await prices();
  const [first] = rows;
  await page.goto("/products/sheet");
  await cells(page)
    .first()
    .fill(String((first?.price ?? 0) - 300));
  await page.getByRole("button", { name: "1칸 저장하기" }).waitFor();
  await callAsOperator("PATCH /operator/v1/prices", {
    body: {
      rows: [{ id: first?.id, version: first?.version, set: { price: (first?.price ?? 0) - 100 } }],
      reason: "옆 사람",
    },
  });
  await page.keyboard.press("Control+s");
  await page.getByText("김출고 님").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "지금 값 보고 내 값 두기" }).click();
  await page.getByRole("button", { name: "1칸 저장하기" }).click();
  await page.getByText("옵션 1개의 값을 바꿨어요").waitFor();
  expect((await prices())[0]?.price).toBe((first?.price ?? 0) - 300);
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect.poll(async () => (await prices())[0]?.price).toBe((first?.price ?? 0) - 100);
  expect(operator.complaints).toEqual([]);
});

test("console prices: a price that a colleague changed, read again by itself, is not written over unasked", async () => {
  const { page } = operator;
  const [first] = await prices();
  const [theirs, mine] = [(first?.price ?? 0) - 200, (first?.price ?? 0) - 400];
  await page.goto("/products/sheet");
  await cells(page).first().fill(String(mine));
  await page.getByRole("button", { name: "1칸 저장하기" }).waitFor();
  await callAsOperator("PATCH /operator/v1/prices", {
    body: {
      rows: [{ id: first?.id, version: first?.version, set: { price: theirs, supplyCost: theirs - 1000 } }],
      reason: "옆 사람",
    },
  });
  const panel = page.getByRole("listitem").filter({ hasText: mine.toLocaleString() });
  await panel.getByText(theirs.toLocaleString()).waitFor();
  await panel.getByText("김출고 님").waitFor();
  await page.getByRole("button", { name: "0칸 저장하기" }).waitFor();
  await page.keyboard.press("Control+s");
  await page.reload();
  await panel.getByText("김출고 님").waitFor();
  expect((await prices())[0]).toMatchObject({ price: theirs, supplyCost: theirs - 1000 });
  await page.getByRole("button", { name: "지금 값 보고 내 값 두기" }).click();
  await page.getByRole("button", { name: "1칸 저장하기" }).click();
  await page.getByText("옵션 1개의 값을 바꿨어요").waitFor();
  expect((await prices())[0]).toMatchObject({ price: mine, supplyCost: theirs - 1000 });
  await page.getByRole("button", { name: "되돌리기", exact: true }).click();
  await expect.poll(async () => (await prices())[0]?.price).toBe(theirs);
});

test("console prices: what a colleague changed in other cells of a row stays when it is saved", async () => {
  const { page } = operator;
  const [first] = await prices();
  const [price, supplyCost] = [first?.price ?? 0, (first?.supplyCost ?? 0) - 500];
  await page.goto("/products/sheet");
  await cells(page)
    .first()
    .fill(String(price - 100));
  await page.getByRole("button", { name: "1칸 저장하기" }).waitFor();
  await callAsOperator("PATCH /operator/v1/prices", {
    body: { rows: [{ id: first?.id, version: first?.version, set: { supplyCost } }], reason: "옆 사람" },
  });
  await expect
    .poll(() =>
      page
        .getByRole("textbox", { name: /공급가$/ })
        .first()
        .inputValue(),
    )
    .toBe(supplyCost.toLocaleString());
  await page.getByRole("button", { name: "1칸 저장하기" }).click();
  await page.getByText("옵션 1개의 값을 바꿨어요").waitFor();
  expect((await prices())[0]).toMatchObject({ price: price - 100, supplyCost });
  expect(operator.complaints).toEqual([]);
});
