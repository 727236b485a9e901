import type { Browser, Locator, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("console security: a session that ends elsewhere is renewed above the screen, and what was typed is still there", async () => {
  const { page, account, complaints } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/");
  const note = await typeNote(page);
  // The first look at who is logged in is not answered: that must not take the screen away, either.
  await page.route("**/operator/v1/me", busy, { times: 1 });
  await change(
    `update operator_token set revoked_at = now()
      where operator_id = (select id from operator where email = $1) and revoked_at is null`,
    [account.email],
  );
  await page.getByRole("heading", { name: "로그인이 끝났어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("비밀번호", { exact: true }).fill(account.password);
  await page.getByLabel("인증 앱의 여섯 자리").fill(account.stepUpRecoveryCode);
  await page.getByRole("button", { name: "들어가기" }).click();
  await page.getByRole("heading", { name: "로그인이 끝났어요" }).waitFor({ state: "detached" });
  expect(await note.inputValue()).toBe(TYPED);
  expect(complaints).toEqual([]);
});

test("console: a screen that cannot be read again stays, with what was typed, and follows once it can", async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/");
  const note = await typeNote(page);
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  let refused = 0;
  await page.route(`**/operator/v1/members/${id}`, (route) => {
    refused += 1;
    return busy(route);
  });
  await addNote(id, "동료가 먼저 적은 메모");
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.unroute(`**/operator/v1/members/${id}`);
  await addNote(id, "동료가 나중에 적은 메모");
  await page.getByText("동료가 먼저 적은 메모").waitFor();
  await page.getByText("동료가 나중에 적은 메모").waitFor();
  expect(await note.inputValue()).toBe(TYPED);
  expect(complaints).toEqual([]);
  await end();
});

test("console security: a change without the console's own origin is refused, whatever cookie it has", async () => {
  const { page, context, account, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/");
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: "console",
    httpOnly: true,
    sameSite: "Strict",
    path: "/",
    domain: "localhost",
  });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000);
  const write = (origin?: string) =>
    fetch(`${here().consoleUrl}/operator/v1/faqs`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        cookie: `console=${cookie?.value}`,
        ...(origin !== undefined && { origin }),
      },
      body: JSON.stringify({
        rows: [{ category: "배송", question: "시험?", answer: "시험", sort: 0 }],
        reason: "시험",
      }),
    });
  const before = await read<{ count: number }>("select count(*)::int as count from faq", []);
  for (const origin of [undefined, "null", here().shopUrl, "https://evil.example"]) {
    expect((await write(origin)).status).toBe(404);
  }
  expect(await read("select count(*)::int as count from faq", [])).toEqual(before);
  // Another page of this machine may send the request, but the browser keeps the cookie and the answer from it.
  const foreign = await context.newPage();
  await foreign.goto(here().shopUrl);
  const seen = await foreign.evaluate(
    (address) =>
      fetch(address, { credentials: "include" }).then(
        ({ status }) => status,
        () => "refused",
      ),
    `${here().consoleUrl}/operator/v1/me`,
  );
  expect(seen).toBe("refused");
  await end();
});

test("console security: nothing of the console is reached through the shop's address", async () => {
  const page = await (await fetch(here().consoleUrl)).text();
  const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
  expect(scripts.length).toBeGreaterThan(3);
  for (const address of scripts.slice(0, 5)) {
    expect((await fetch(here().consoleUrl + address)).status).toBe(200);
    expect((await fetch(here().shopUrl + address)).status).toBe(404);
  }
  for (const address of ["/console", "/login", "/orders?view=paid", "/settings/operators", "/stats"]) {
    const answer = await fetch(here().shopUrl + address);
    expect(await answer.text()).not.toContain("오늘의과일 운영");
  }
  expect((await fetch(`${here().shopUrl}/session`, { method: "DELETE" })).status).toBe(404);
});

const TYPED = "전화로 물어보신 것을 적는 중이에요";

/** Opens a new member and begins a note about them; returns its field. */
async function typeNote(page: Page): Promise<Locator> {
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `security-${Date.now()}@todayfruit.example`);
  await shopper.end();
  const [member] = (await callAsOperator("GET /operator/v1/members", { query: { take: 1 } })).list;
  expect(member).toBeDefined();
  await page.goto(`/members/${member?.id}`);
  const note = page.getByLabel("새 메모", { exact: true });
  await note.fill(TYPED);
  return note;
}

/** Adds a note about a member as another operator. */
async function addNote(memberId: number, text: string): Promise<void> {
  await callAsOperator("POST /operator/v1/member-notes", {
    body: { rows: [{ memberId, contents: text }], reason: "시험" },
  });
}

function busy(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { code: "SHOP_BUSY", message: "잠시 뒤에 다시 해 주세요" } });
}

/** Screens of the navigation, each with a call that it is made of. */
const SCREENS = [
  ["오늘", "/", "/operator/v1/waiting"],
  ["주문", "/orders", "/operator/v1/orders"],
  ["출고", "/dispatch", "/operator/v1/dispatch-farms?day=2026-12-31"],
  ["취소·반품·교환", "/claims", "/operator/v1/claims"],
  ["문의·후기", "/inbox/questions", "/operator/v1/questions"],
  ["상품", "/products", "/operator/v1/products"],
  ["회원", "/members", "/operator/v1/members"],
  ["정산", "/settlements", "/operator/v1/settlements"],
  ["통계", "/stats", "/operator/v1/reports/liabilities"],
  ["가져오기·내보내기", "/imports", "/operator/v1/imports"],
  ["설정", "/settings", "/operator/v1/shipping-policies"],
  ["점검판", "/health", "/operator/v1/health"],
] as const;

test("console security: for each role, what is hidden is refused by its call, and what is shown is answered", async () => {
  const roles = await read<{ name: string }>(
    "select name from operator_role where not is_own order by name",
    [],
  );
  expect(roles.length).toBeGreaterThan(3);
  for (const { name } of roles) {
    const isFarm = name === "distributor";
    const { page, account, end } = await newConsoleVisit(browser, 1440, isFarm ? "viewer" : name);
    if (isFarm) {
      const id = "(select id from operator where email = $1)";
      await change(`update operator_role_assignment set role = 'distributor' where operator_id = ${id}`, [
        account.email,
      ]);
      await change(
        `insert into operator_distributor (operator_id, distributor_id) select ${id}, min(id) from distributor`,
        [account.email],
      );
    }
    await logInByKeys(page, account, "/");
    const navigation = page.getByRole("navigation", { name: "운영" }).first();
    await navigation.getByRole("link").first().waitFor();
    for (const [label, address, call] of SCREENS) {
      const isShown = (await navigation.getByRole("link", { name: new RegExp(`^${label}`) }).count()) > 0;
      const status = await page.evaluate(async (of) => (await fetch(of)).status, call);
      // A farm reads its orders at the desk of dispatch; the list of the shop is not among its screens.
      const isOpenToFarms = isFarm && label === "주문";
      expect([name, label, status]).toEqual([name, label, isShown || isOpenToFarms ? 200 : 403]);
      if (isShown || isOpenToFarms || address === "/") continue;
      await page.goto(address);
      await page.getByText("볼 권한이 없어요").first().waitFor();
      await page.goto(isFarm ? "/settlements" : "/orders");
      await navigation.getByRole("link").first().waitFor();
    }
    await end();
  }
}, 240_000);
