import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { downloadFile } from "./download-file.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** More rows than one part, so that the file is written by the job. */
const MANY_ROWS = 501;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

type PriceRow = { id: number; version: number; price: number };
const prices = async (): Promise<PriceRow[]> =>
  (await callAsOperator("GET /operator/v1/prices", { query: { take: 100 } })).list;
const priceOf = async (id: number) => (await prices()).find((row) => row.id === id)?.price;

/** Puts a CSV file into the field, as choosing it does. */
async function choose(page: Page, kind: string, name: string, rows: readonly (readonly unknown[])[]) {
  await page.goto("/imports");
  await page.getByRole("button", { name: kind, exact: true }).click();
  const buffer = Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\r\n"));
  await page.getByLabel("파일 고르기").setInputFiles({ name, mimeType: "text/csv", buffer });
}

test("console imports: a file of another system is mapped, shown as a difference, written in part and taken back", async () => {
  const { page } = operator;
  const [one, other] = await prices();
  if (!one || !other) throw new Error("The shop has no prices");
  await choose(page, "가격", "11월-가격.csv", [
    ["번호", "판", "새 값", "비고"],
    [one.id, one.version, one.price - 100, "행사"],
    [other.id, other.version, "이만구백", ""],
  ]);
  await page.getByText("옵션번호 칸을 골라 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("번호", { exact: true }).selectOption({ label: "옵션번호 (있어야 해요)" });
  await page.getByLabel("새 값", { exact: true }).selectOption({ label: "판매가" });
  const problems = page.getByRole("region", { name: "고쳐야 할 칸" });
  await problems.getByText("이만구백").waitFor();
  expect(await problems.getByText("C3").count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /^바뀜/ }).click();
  const changed = page.getByRole("region", { name: "바뀌는 칸" });
  await changed.getByText((one.price - 100).toLocaleString("ko-KR"), { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await priceOf(one.id)).toBe(one.price);

  const apply = page.getByRole("button", { name: "1줄 적용하기" });
  expect(await apply.getAttribute("aria-disabled")).toBe("true");
  await page.getByLabel("고칠 줄은 빼고 먼저 적용해요").check();
  await apply.click();
  await page.getByText("1줄을 적용했어요").waitFor();
  await page.waitForURL(/\/imports\/\d+$/);
  expect(await priceOf(one.id)).toBe(one.price - 100);
  await page.getByRole("region", { name: "고쳐야 할 칸" }).getByText("이만구백").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("1줄을 되돌렸어요").waitFor();
  await page.getByText("되돌림", { exact: true }).waitFor();
  await expect.poll(() => priceOf(one.id)).toBe(one.price);
});

test("console imports: a file that is no sheet is refused with what to do, and a long one is followed and found again", async () => {
  const { page } = operator;
  await choose(page, "재고", "빈.csv", [[""]]);
  await page.getByText("다른 파일 고르기").waitFor();
  expect(await axe(page)).toEqual([]);
  const rows = (await callAsOperator("GET /operator/v1/options", { query: { take: 1 } })).list;
  const [option] = rows as { id: number }[];
  const unknown = Array.from({ length: MANY_ROWS }, (_, at) => [1_900_000_000 + at, 3]);
  await choose(page, "재고", "많은-재고.csv", [["옵션번호", "가진 수량"], [option?.id, 77], ...unknown]);
  await page.getByLabel("고칠 줄은 빼고 먼저 적용해요").check();
  await page.getByRole("button", { name: "1줄 적용하기" }).click();
  await page.getByText("적용하고 있어요. 이 화면을 떠나도 계속돼요").waitFor();
  await page.goto("/");
  await page.goto("/imports");
  await page.getByRole("link", { name: "재고 · 많은-재고.csv" }).first().waitFor();
  await expect
    .poll(() => page.getByRole("listitem").filter({ hasText: "많은-재고.csv" }).first().textContent(), {
      timeout: 30_000,
    })
    .toContain("1줄 바꿈");
  expect(await axe(page)).toEqual([]);
});

test("console imports: goods are saved at one press, people with a reason and a password that is shown once", async () => {
  const { page } = operator;
  await page.goto("/imports");
  const goods = await downloadFile(page, () => page.getByRole("link", { name: "가격 엑셀" }).click());
  expect(goods.bytes.subarray(0, 2).toString()).toBe("PK");
  await page.getByRole("button", { name: "회원 내보내기" }).click();
  await page.getByRole("button", { name: "비밀번호 걸어 내려받기" }).click();
  await page.getByText("까닭을 적어 주세요. 예: 11월 부가세 신고").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("까닭", { exact: true }).fill("소식지 명단 확인");
  const people = await downloadFile(page, () =>
    page.getByRole("button", { name: "비밀번호 걸어 내려받기" }).click(),
  );
  expect(people.bytes.subarray(0, 4).toString("hex")).toBe("d0cf11e0");
  await page.getByRole("heading", { name: "파일의 비밀번호" }).waitFor();
  expect((await page.getByRole("status").last().textContent())?.length).toBeGreaterThan(7);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(operator.complaints).toEqual([]);
});
