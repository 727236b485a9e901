import { readFile } from "node:fs/promises";
import path from "node:path";
import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has one option and no sale; copied, so that it stays as it is. */
const ORIGINAL = 20_042;
const PRODUCT_NAME = `눈 오는 날 감귤 ${Date.now() % 100_000}`;

let browser: Browser;
let operator: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  page = operator.page;
});
afterAll(() => browser.close());

const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const gaps = () => page.getByRole("list", { name: "모자란 것" }).getByRole("button").allTextContents();
const section = (name: string) => page.getByRole("region", { name, exact: true });
const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await readFile(path.join(import.meta.dirname, `../../data/media/photos/${name}`)),
});

test("console product: made from nothing, the law guard names what lacks, and once published it is in the shop", async () => {
  await page.goto("/products");
  await page.getByRole("heading", { name: "상품", exact: true }).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: "상품 만들기" }).waitFor();
  await press("만들기");
  await page.getByText("상품 이름을 적어 주세요").waitFor();
  await page.getByText("사진을 한 장은 올려 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await makeProduct();
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  const inShop = async () => (await fetch(`${here().shopUrl}/v1/products/${id}`)).status;
  expect(await inShop()).toBe(404);

  await page.getByText("막힘 1").waitFor();
  expect(await gaps()).toEqual(["상품정보제공고시를 적어야 공개할 수 있어요 (전자상거래법 제13조 제4항)"]);
  const publish = page.getByRole("button", { name: "공개하기", exact: true });
  expect(await publish.getAttribute("aria-disabled")).toBe("true");
  await writeNotice();
  await page.getByText("막힘 2").waitFor();
  expect(await gaps()).toEqual([
    expect.stringContaining("소비기한·품질유지기한 · 상품정보제공고시의 빈칸을 채워야"),
    expect.stringContaining("상품 구성 · 상품정보제공고시에 ‘상세설명 참조’만"),
  ]);
  await page.getByRole("button", { name: /^소비기한·품질유지기한 ·/ }).click();
  await page.keyboard.type("받은 뒤 냉장 10일");
  await fill("상품 구성", "감귤 3kg 1상자");
  await press("상품정보제공고시 저장하기");
  await page.getByText("다 갖췄어요").waitFor();

  await writeContents();
  await arrangePictures();
  await addOption();
  expect(await axe(page)).toEqual([]);
  const own = page.frameLocator('iframe[title="오늘의과일 미리보기"]');
  await own.getByRole("heading", { level: 1, name: PRODUCT_NAME }).waitFor();

  await publish.click();
  await page.getByText("공개했어요").waitFor();
  await expect.poll(inShop).toBe(200);
  const shopper = await newVisit(browser);
  await openPage(shopper.page, `/products/${id}`);
  await shopper.page.getByRole("heading", { level: 1, name: PRODUCT_NAME }).waitFor();
  const text = (await shopper.page.getByRole("main").textContent()) ?? "";
  for (const shown of ["14,900원", "아침에 따서 오후에 보내요", "받은 뒤 냉장 10일", "당도를 재서 골라요"])
    expect(text).toContain(shown);
  expect(shopper.complaints).toEqual([]);
  expect(operator.complaints).toEqual([]);
}, 120_000);

test("console product: a publication is scheduled and withdrawn, and each of the four faces shows what is typed", async () => {
  const { id } = await callAsOperator("POST /operator/v1/products/{id}/copy", {
    path: { id: ORIGINAL },
    body: { name: "설 선물 배", reason: "초안" },
  });
  for (const variant of ["market", "farmer", "ru"]) await anotherVariant(variant);
  await page.goto(`/products/${id}`);
  await page.getByRole("heading", { name: "설 선물 배" }).waitFor();
  await page.getByLabel("때 정하기").check();
  await press("이때 공개하기");
  const waiting = page.getByRole("list", { name: "예약" });
  await waiting.getByText("공개").waitFor();
  await press("거두기");
  await page.getByText("예약을 거뒀어요").waitFor();
  await expect.poll(() => waiting.count()).toBe(0);

  await fill("상품 이름", PRODUCT_NAME);
  for (const face of ["오늘의과일", "오늘의장터", "오늘의농부", "알유마켓"]) {
    const frame = page.frameLocator(`iframe[title="${face} 미리보기"]`);
    await frame.getByRole("heading", { level: 1, name: PRODUCT_NAME }).waitFor({ timeout: 30_000 });
  }
  await press("기본 버리기");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("heading", { name: "설 선물 배" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
}, 120_000);

async function makeProduct(): Promise<void> {
  await fill("상품 이름", PRODUCT_NAME);
  await fill("품종", "온주밀감");
  await fill("원산지", "국산(제주 서귀포시)");
  await page.getByLabel("분류", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("농가", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("과세", { exact: true }).selectOption({ label: "면세" });
  await page.getByLabel("사진", { exact: true }).setInputFiles(await photo("anjou-1.jpg"));
  await page.getByAltText("1번째 사진").waitFor();
  await fill("옵션 이름", "3kg (S~M)");
  await fill("무게나 개수", "3kg");
  await fill("판매가", "13,900");
  await fill("공급가", "10,820원");
  await fill("재고", "40");
  await page.reload();
  await expect.poll(() => page.getByLabel("무게나 개수", { exact: true }).inputValue()).toBe("3kg");
  await expect.poll(() => page.getByLabel("분류", { exact: true }).inputValue()).toMatch(/^\d+$/);
  await press("만들기");
  await page.getByText("상품을 만들었어요").waitFor();
  await page.waitForURL(/\/products\/\d+$/);
}

async function writeNotice(): Promise<void> {
  await page.getByLabel("품목", { exact: true }).selectOption({ label: "농수축산물" });
  for (const label of REQUIRED_LABELS.produce) {
    if (label === "소비기한·품질유지기한") continue;
    const text = label === "상품 구성" ? "상세설명 참조" : `${label} 감귤`;
    await section("상품정보제공고시").getByLabel(label, { exact: true }).fill(text);
  }
  await press("상품정보제공고시 저장하기");
  await page.getByText("저장했어요", { exact: true }).waitFor();
}

async function writeContents(): Promise<void> {
  await page.getByRole("textbox", { name: "상세 내용 글" }).click();
  await press("제목");
  await page.keyboard.type("겨울이면 생각나는 맛");
  await page.keyboard.press("Enter");
  await page.keyboard.type("아침에 따서 오후에 보내요");
  await page.keyboard.press("Enter");
  await press("목록");
  await page.keyboard.type("당도를 재서 골라요");
  await press("상세 내용 저장하기");
  await expect.poll(() => page.getByRole("button", { name: "상세 내용 저장하기" }).count()).toBe(0);
}

/** Adds a second picture, gives it a text, and makes it the first by the keyboard. */
async function arrangePictures(): Promise<void> {
  await page.getByLabel("사진 더하기", { exact: true }).setInputFiles(await photo("anjou-2.jpg"));
  await fill("2번째 사진 설명글", "상자에 담긴 감귤");
  await page.getByRole("button", { name: "2번째 사진 옮기기" }).press("Alt+ArrowLeft");
  await expect.poll(() => page.getByLabel("1번째 사진 설명글").inputValue()).toBe("상자에 담긴 감귤");
  await press("사진 저장하기");
  await expect.poll(() => page.getByRole("button", { name: "사진 저장하기" }).count()).toBe(0);
}

async function addOption(): Promise<void> {
  await press("옵션 더하기");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("옵션 이름", { exact: true }).fill("5kg (S~M)");
  await dialog.getByLabel("무게나 개수", { exact: true }).fill("5kg");
  await dialog.getByLabel("판매가", { exact: true }).fill("19,900");
  await dialog.getByLabel("공급가", { exact: true }).fill("15,140");
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "더하기" }).click();
  await page.getByLabel("5kg (S~M) 판매가").waitFor();
  await fill("3kg (S~M) 정가", "17,800");
  await fill("3kg (S~M) 판매가", "14,900");
  await press("옵션·가격 저장하기");
  await page.getByText("옵션을 저장했어요").waitFor();
  await page.getByText("100g 497").waitFor();
}
