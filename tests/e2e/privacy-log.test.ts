import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { downloadFile } from "./download-file.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CALL = "**/v1/app-users/privacy-log*";

test("내 정보 기록: a member sees who saw their data and why, filters by keyboard, saves a file and asks", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, "log@todayfruit.example");
  await openPage(page, "/my-todayfruit");
  await page.getByRole("link", { name: "내 정보 기록" }).click();
  await page.getByRole("heading", { name: "아직 아무도 보지 않았어요" }).waitFor();
  expect(await axe(page)).toEqual([]);

  const inquiry = await callAs(page, "POST /v1/app-users/inquiries", {
    body: { kind: "account", orderProductId: null, wantsNotice: false, contents: "문의해요", photos: [] },
  });
  const [own] = await read<{ id: number }>("select user_id as id from inquiry where id = $1", [inquiry.id]);
  const longName = "아주 긴 이름의 역할".repeat(12);
  const add = `insert into privacy_log_entry (user_id, actor, actor_name, act, reason, is_masked, inquiry_ids, at)
               values ($1, $2, $3, $4, $5, false, $6, now())`;
  await change(add, [own?.id, "self", null, "password", null, []]);
  await change(add, [own?.id, "carrier", "한진택배", "parcel", null, []]);
  await change(add, [own?.id, "farm", "부석은빛사과농원", "packing", "출고와 송장 작성", []]);
  await change(add, [own?.id, "staff", longName, "inquiry", null, [inquiry.id]]);
  await openPage(page, "/privacy-log");
  await page.getByText("문의에 답하려고 열어 봤어요").waitFor();
  const rows = page.getByRole("region", { name: "기록", exact: true }).getByRole("listitem");
  await expect.poll(() => rows.count()).toBe(4);
  await page.getByText("까닭: 출고와 송장 작성").waitFor();
  await page.getByText("본 것: 받는 분, 주소, 휴대폰 번호").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);

  // By the keyboard: a filter, and back.
  const filter = (name: string) => page.getByRole("button", { name, exact: true });
  await filter("농장·택배").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => rows.count()).toBe(2);
  expect(await filter("농장·택배").getAttribute("aria-pressed")).toBe("true");
  await filter("내가 한 일").focus();
  await page.keyboard.press("Space");
  await page.getByText("비밀번호를 바꿨어요").waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await filter("전체").click();
  await expect.poll(() => rows.count()).toBe(4);

  const { name, bytes } = await downloadFile(page, () =>
    page.getByRole("button", { name: "파일로 받기" }).click(),
  );
  expect(name).toMatch(/^내 정보 기록_\d{4}-\d\d-\d\d\.csv$/);
  expect(bytes.toString()).toContain("부석은빛사과농원");
  expect(bytes.toString().trim().split("\r\n")).toHaveLength(5);

  await page.getByRole("link", { name: "그 문의 보기" }).click();
  await page.waitForURL(`**/inquiries/${inquiry.id}`);
  await page.goBack();
  await page.getByRole("link", { name: "이상해요, 물어보기" }).click();
  await page.waitForURL("**/inquiries/new");
  expect(complaints).toEqual([]);
  await end();
});

test("내 정보 기록: a log that fails is loaded again", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, "log-too@todayfruit.example");
  await page.route(CALL, (route) => route.abort());
  await openPage(page, "/privacy-log");
  await page.getByRole("alert").getByRole("button", { name: "다시 불러오기" }).waitFor({ timeout: 20_000 });
  expect(await axe(page)).toEqual([]);
  await page.unroute(CALL);
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByRole("heading", { name: "아직 아무도 보지 않았어요" }).waitFor();
  await end();
});
