import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { logInByKeys, newConsoleVisit, openConsole } from "./console-visit-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
let roomId: number;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  const [room] = await read<{ id: number }>(
    `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once)
     select nextval('catalog_id_seq'), o.id, now() + interval '9 days', 5, 1, 5
       from product_option o join product p on p.id = o.product_id join option_stock s on s.option_id = o.id
      where p.sale_type = 'normal' and p.status = 'stock_in' and o.status = 'stock_in' and s.waiting_room_id is null
        and s.on_hand - s.reserved > 20
      order by o.id desc limit 1
     returning id`,
    [],
  );
  if (!room) throw new Error("The catalogue has an option with counted stock");
  roomId = room.id;
});
afterAll(async () => {
  await change("update waiting_room set is_cancelled = true where id = $1", [roomId]);
  await browser.close();
});

test("console rehearsals: one is begun by the keyboard, stopped, undone, and played to its report", async () => {
  const { page } = operator;
  await page.goto(`/waiting-rooms/${roomId}`);
  await page.getByRole("heading", { name: "오픈 리허설", exact: true }).waitFor();
  await page.getByText("아직 해 보지 않았어요").waitFor();
  const buyers = page.getByLabel("가짜 손님 (명)");
  await expect.poll(() => buyers.inputValue()).toBe("15");
  expect(await axe(page)).toEqual([]);
  await buyers.fill("9");
  await page.keyboard.press("Enter");
  await page.getByText("10명부터 5,000명까지 적어 주세요. 예: 500").waitFor();

  await buyers.fill("20");
  await page.keyboard.press("Enter");
  const latest = page.getByRole("region", { name: "최근 리허설" });
  await latest.getByText(/^(곧 시작|하는 중)$/).waitFor();
  await page.getByText("다른 오픈 리허설을 하고 있어요. 끝나거나 멈춘 뒤에 해 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await latest.getByRole("button", { name: "멈추기" }).click();
  await latest.getByText("멈춤", { exact: true }).waitFor();
  await expect
    .poll(() => read("select from rehearsal where ended_at is null", []), { timeout: 20_000 })
    .toEqual([]);

  await page.getByText("다른 오픈 리허설을 하고 있어요").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "리허설하기" }).click();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect
    .poll(() => read("select from rehearsal where ended_at is null", []), { timeout: 20_000 })
    .toEqual([]);

  await page.getByText("다른 오픈 리허설을 하고 있어요").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "리허설하기" }).click();
  await latest.getByText("끝남", { exact: true }).waitFor({ timeout: 150_000 });
  await latest.getByText("5상자를 팔았고, 두 번 산 사람도 더 판 상자도 없어요").waitFor();
  await latest.getByText("5 / 5").waitFor();
  await latest.getByRole("cell", { name: "결제", exact: true }).waitFor();
  expect(await page.getByRole("region", { name: "지난 리허설" }).getByRole("listitem").count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  const places = await read("select from waiting_room_place where waiting_room_id = $1", [roomId]);
  expect(places).toEqual([]);
  expect(operator.complaints).toEqual([]);
}, 240_000);

test("console rehearsals: a report fits a phone and has no faults of access; a failed one says what to do", async () => {
  await change(
    `insert into rehearsal (waiting_room_id, buyers, state, requested_at, started_at, seen_at, ended_at, failure)
     values ($1, 800, 'failed', now(), now(), now(), now(), 'too_long')`,
    [roomId],
  );
  const { page, account, complaints, end } = await newConsoleVisit(browser, 390);
  await logInByKeys(page, account, `/waiting-rooms/${roomId}`);
  await page.getByText("10분이 넘어 멈췄어요. 가짜 손님을 줄여서 다시 해 주세요").waitFor();
  await page.getByText(/^끝남$/).click();
  await page.getByText("5 / 5").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);
