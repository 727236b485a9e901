import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join, optionOf } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PLACE = "**/v1/waiting-rooms/*/place";

describe.each([
  ["todayfruit", 20_016, "3kg"],
  ["farmer", 20_074, "2kg"],
  ["market", 20_016, "3kg"],
  ["ru", 20_074, "2kg"],
] as const)("%s", (variant, productId, option) => {
  test("waiting room: announced, entered after the login, drawn at the hour, held and bought by keyboard", async () => {
    const shopUrl = variant === "todayfruit" ? here().shopUrl : await anotherVariant(variant);
    const { page, complaints, end } = await newVisit(browser, 360, shopUrl);
    const room = await announce(productId, option);
    await openPage(page, `/products/${productId}`);
    await page.getByRole("button", { name: "대기실 들어가기" }).press("Enter");
    await page.waitForURL(`/waiting-rooms/${room}`);
    await page.getByText("로그인하면 대기실에 들어갈 수 있어요").waitFor();
    const login = page.getByRole("link", { name: "로그인하고 기다리기" });
    expect(await login.getAttribute("href")).toBe(
      `/login?next=${encodeURIComponent(`/waiting-rooms/${room}`)}`,
    );
    await isAccessible(page);

    await join(page, `room-${variant}${Date.now()}@todayfruit.example`);
    await openPage(page, `/waiting-rooms/${room}`);
    await page.getByText("대기실에 들어왔어요").waitFor();
    expect(await page.getByRole("timer").getAttribute("aria-label")).toMatch(/^열 때까지 \d+분 \d+초$/);
    const notice = page.getByRole("button", { name: "차례 알림 받는 중" });
    await notice.press("Space");
    await page.getByRole("button", { name: "차례 알림 받기" }).waitFor();
    await isAccessible(page);

    await page.route(PLACE, (route) => route.abort());
    await page.getByRole("heading", { name: "연결이 끊겼어요" }).waitFor({ timeout: 30_000 });
    await page.getByText("자리는 그대로예요. 다시 이어볼게요").waitFor();
    await isAccessible(page);
    await page.unroute(PLACE);
    await page.getByRole("button", { name: "지금 다시 잇기" }).press("Enter");
    await page.getByText("대기실에 들어왔어요").waitFor();

    await change("update waiting_room set opens_at = now() where id = $1", [room]);
    await page.getByText("차례가 왔어요. 자리를 맡아뒀어요").waitFor({ timeout: 30_000 });
    expect(await page.getByRole("timer").getAttribute("aria-label")).toMatch(/^남은 시간 [67]분 \d+초$/);
    await isAccessible(page);
    await page.reload();
    await page.getByText("차례가 왔어요. 자리를 맡아뒀어요").waitFor();
    await page.getByRole("radio", { name: /^1상자/ }).press("ArrowRight");
    await expect.poll(() => page.getByRole("radio", { name: /^2상자/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: /원 결제하기$/ }).press("Enter");
    await page.waitForURL(/\/checkout\//);
    await page.getByRole("heading", { level: 1 }).waitFor();

    await change("update waiting_room_place set held_until = now() where waiting_room_id = $1", [room]);
    await openPage(page, `/waiting-rooms/${room}`);
    await page.getByRole("heading", { name: "오픈이 끝났어요" }).waitFor({ timeout: 30_000 });
    await isAccessible(page);
    expect(complaints).toEqual([]);
    await end();
  }, 150_000);
});

test("waiting room: where the boxes may not suffice the place is given up or a restock awaited; who missed it sees what can be bought", async () => {
  const { page, complaints, end } = await newVisit(browser, 360, here().shopUrl);
  const room = await announce(20_016, "3kg");
  const next = await announce(20_016, "3kg");
  await change("update waiting_room set opens_at = now() + interval '3 days' where id = $1", [next]);
  await change(
    `with three as (
       insert into waiting_room_place (waiting_room_id, came_at) select $1, now() from generate_series(1, 3)
     )
     update waiting_room set opens_at = now(), units = 1, per_person = 1, at_once = 1 where id = $1`,
    [room],
  );
  await join(page, `maybe${Date.now()}@todayfruit.example`);
  await openPage(page, `/waiting-rooms/${room}`);
  await page.getByText("앞에서 자리를 비우면 살 수 있어요").waitFor({ timeout: 30_000 });
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate((bar) => bar.scrollWidth <= bar.clientWidth)).toBe(true);
  expect(await title.textContent()).toMatch(/ 오픈$/);
  await page.getByRole("button", { name: "그만 기다리기" }).waitFor();
  await isAccessible(page);
  await page.getByRole("button", { name: "입고 알림도 받기" }).press("Enter");
  await page.getByRole("button", { name: /들어오면 알림 받기$/ }).press("Enter");
  await page.getByRole("button", { name: "입고 알림 받는 중" }).waitFor();

  await change(
    `with over as (
       update waiting_room_place set state = 'expired', ended_at = now() where waiting_room_id = $1 and state = 'called'
     ), late as (
       update waiting_room_place set state = 'missed', ended_at = now() where waiting_room_id = $1 and state = 'waiting'
     )
     update waiting_room set held = 0, closed_at = now() where id = $1`,
    [room],
  );
  await page.getByRole("heading", { name: "이번에는 모두 팔렸어요" }).waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "다음 오픈 알림 받기" }).press("Enter");
  await page.getByRole("button", { name: "다음 오픈 알림 받는 중" }).waitFor();
  const others = page.getByRole("region", { name: "지금 살 수 있는 과일" });
  expect(await others.getByRole("link").count()).toBeGreaterThan(0);
  await isAccessible(page);
  expect(complaints).toEqual([]);
  await end();
}, 150_000);

/** Announces an opening that can be entered now, of an option that has enough boxes. */
async function announce(productId: number, option: string): Promise<number> {
  const { rows } = await callAsOperator("POST /operator/v1/waiting-rooms", {
    body: {
      rows: [
        {
          optionId: await optionOf(productId, option),
          opensAt: new Date(Date.now() + 20 * 60_000).toISOString(),
          units: 4,
          perPerson: 2,
          atOnce: 10,
          isCancelled: false,
        },
      ],
      reason: "공정한 오픈",
    },
  });
  return rows[0]?.id ?? 0;
}

async function isAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}
