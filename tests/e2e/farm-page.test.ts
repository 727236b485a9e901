import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
let farmer: string;
beforeAll(async () => {
  browser = await openBrowser();
  farmer = await anotherVariant("farmer");
});
afterAll(() => browser.close());

/** 서귀포햇살농원, with ten products of citrus. */
const FARM = 301;
const FARM_NAME = "서귀포햇살농원";
/** Its best seller has a narrow photograph, another product a sharp one. */
const APPLE_FARM = 303;
/** Without any photograph. */
const MELON_FARM = 310;

test("farm: the hero is a sharp photograph of one of its products; without one, a plain band", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, `/farms/${APPLE_FARM}`);
  const hero = page.locator("main > .photo img");
  expect(await hero.getAttribute("srcset")).toMatch(/apple-1-1067w\.jpg 1067w$/);
  await openPage(page, `/farms/${MELON_FARM}`);
  await page.getByRole("heading", { level: 2, name: "성주노랑참외" }).waitFor();
  expect(await hero.count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

describe.each(["todayfruit", "farmer"])("%s", (variant) => {
  const visit = () => newVisit(browser, 390, variant === "farmer" ? farmer : here().shopUrl);

  test("farm: shows products, seasons and terms, sorted and continued in place", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/farms/${FARM}`);
    await page.getByRole("heading", { level: 2, name: FARM_NAME }).waitFor();
    const goods = page.getByRole("region", { name: /^지금 팔고 있어요/ });
    const total = Number(
      /\d+/.exec((await goods.getByRole("heading", { level: 2 }).textContent()) ?? "")?.[0],
    );
    expect(await goods.getByRole("article").count()).toBe(4);
    await goods.getByRole("button", { name: `${total - 4}개 더 보기` }).click();
    expect(await goods.getByRole("article").count()).toBe(total);
    await goods.getByRole("button", { name: "잘 팔리는 순" }).click();
    await page
      .getByRole("dialog", { name: "상품 정렬" })
      .getByRole("button", { name: "낮은 가격순" })
      .click();
    await goods.getByRole("button", { name: "낮은 가격순" }).waitFor();
    const [cheapest] = await read<{ name: string }>(
      `select name from product where distributor_id = $1 and can_be_bought(product) order by price limit 1`,
      [FARM],
    );
    expect(await goods.getByRole("article").first().textContent()).toContain(cheapest?.name);
    const seasons = page.getByRole("region", { name: "언제 나오나요" });
    expect(await seasons.getByText("감귤", { exact: true }).locator("..").textContent()).toBe("감귤10~1월");
    await page.getByText("일~목요일, 13:00까지 주문한 상품").waitFor();
    expect(await axe(page)).toEqual([]);
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
    );
    expect(data).toMatchObject({ "@type": "Organization", name: FARM_NAME });
    expect(complaints).toEqual([]);
    await end();
  });

  test("follow: a guest logs in and follows by it; one press stops; a new product reaches the follower", async () => {
    const { page, complaints, end } = await visit();
    await openPage(page, `/farms/${FARM}`);
    const button = page.getByRole("button", { name: new RegExp(`^${FARM_NAME} 소식 받`) });
    await button.press("Enter");
    await page.waitForURL(/\/login\?next=.*farms/);
    const back = new URL(page.url()).searchParams.get("next") ?? "";
    await join(page, `follows-${variant}-${Date.now()}@todayfruit.example`);
    await openPage(page, back);
    await page.getByText("새 소식을 알려드릴게요").waitFor();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    expect(page.url()).not.toContain("#");
    expect(await axe(page)).toEqual([]);
    await button.click();
    await page.getByText("이제 소식을 보내지 않아요").waitFor();
    await button.click();
    await page.getByText("새 소식을 알려드릴게요").waitFor();
    await reloadPage(page);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    expect(complaints).toEqual([]);
    await end();
  });
});

test("links: product, cart group and search lead to the farm, and the product's own button follows it", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `from-product-${Date.now()}@todayfruit.example`);
  await openPage(page, "/products/20001");
  const follow = page.getByRole("button", { name: `${FARM_NAME} 소식 받기` });
  await follow.click();
  await page.getByRole("button", { name: `${FARM_NAME} 받는 중` }).waitFor();
  await page.getByText(/소식 받는 분 \d+명/).waitFor();
  await page
    .getByRole("link", { name: new RegExp(FARM_NAME) })
    .first()
    .click();
  await page.waitForURL(`**/farms/${FARM}`);
  await openPage(page, "/products/20001");
  await page.getByRole("button", { name: "구매하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
  await sheet.getByRole("button", { name: "장바구니 담기" }).click();
  await page.getByText("장바구니에 담았어요").waitFor();
  await openPage(page, "/cart");
  await page.getByRole("link", { name: `${FARM_NAME} 농장 보기` }).click();
  await page.waitForURL(`**/farms/${FARM}`);
  await openPage(page, `/search?q=${encodeURIComponent(FARM_NAME)}`);
  await page.getByRole("link", { name: new RegExp(`${FARM_NAME}.*농장 보기`) }).click();
  await page.waitForURL(`**/farms/${FARM}`);
  const sitemap = await (await fetch(`${here().shopUrl}/sitemaps/pages`)).text();
  expect(sitemap).toContain(`/farms/${FARM}</loc>`);
  expect(complaints).toEqual([]);
  await end();
});

test("farm between seasons: says what comes next, without products, and can still be followed", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  const [farm] = await read<{ id: number }>(
    `select p.distributor_id as id from product p join harvest_season s on s.kind = p.kind
      where p.distributor_id <> $1 group by p.distributor_id order by count(*) limit 1`,
    [FARM],
  );
  await change("update product set status = 'stock_out' where distributor_id = $1", [farm?.id]);
  await expect
    .poll(async () => {
      await openPage(page, `/farms/${farm?.id}`);
      return page.getByRole("heading", { name: /^\d+월에 .+ 다시 열어요$/ }).count();
    })
    .toBe(1);
  expect(await page.getByRole("region", { name: /^지금 팔고 있어요/ }).count()).toBe(0);
  await page.getByRole("button", { name: /소식 받기$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await page.goto("/farms/999999999"))?.status()).toBe(404);
  expect(complaints).toEqual([]);
  await end();
});
