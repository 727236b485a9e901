import type { Browser, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { type Started, startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { agreeAndPay, answerWindow, fillGuestAddress, pickOption } from "./buying-steps-on-pages.ts";
import { extraShopProcessSettings } from "./extra-shop-process-settings.ts";
import { here } from "./look-up-journey-shops.ts";

/** Messages of failures (specification §8, row by row), and the reports sent about them. */

/** Starts the shop again with error reports and, after consent, analytics; it starts during the first journeys. */
let telling: Promise<Started>;
let browser: Browser;
beforeAll(async () => {
  telling = openTelling();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await (await telling).stop();
});

const NO_CONNECTION = "서버와 연결이 원할하지 않습니다. 잠시 후 시도해주세요";
const CART = "**/v1.2/app-users/shopping-carts";

test("errors: timeout, 408, the server's message, an unknown error and an unhandled one each have their text", async () => {
  const { page, end } = await newVisit(browser);
  // The timeout of 30 s is shortened to 0.5 s.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 30_000 ? 500 : milliseconds);
  });
  await page.goto("/products/20003");
  await pickOption(page, "5kg");
  const put = page.getByRole("dialog").getByRole("button", { name: "장바구니 담기" });
  for (const [answer, text] of [
    [() => undefined, NO_CONNECTION],
    [
      (route: Route) => route.fulfill({ status: 409, json: { code: "SOLD_OUT", message: "다 팔렸대요" } }),
      "다 팔렸대요",
    ],
    [(route: Route) => route.fulfill({ status: 408, json: {} }), NO_CONNECTION],
    [(route: Route) => route.fulfill({ status: 500, body: "<html>" }), "알 수 없는 에러"],
  ] as const) {
    await page.route(CART, answer);
    await put.click();
    await page.getByRole("alert").getByText(text).waitFor();
    await page.unroute(CART);
  }
  await page.evaluate(() => void Promise.reject(new Error("of nobody")));
  await page.getByRole("alert").getByText("에러 발생").waitFor();
  await end();
});

test("session: an invalid token is replaced by a guest's; when that fails the page says so and retries", async () => {
  const { page, end } = await newVisit(browser);
  await page.addInitScript(
    () => window.localStorage.getItem("token") ?? window.localStorage.setItem("token", "A".repeat(43)),
  );
  await page.route("**/v2/tokens/guest", (route) =>
    route.fulfill({ status: 503, json: { code: "INTERNAL", message: "잠깐 쉬고 있어요" } }),
  );
  await page.goto("/cart");
  // The refusal of the start is kept and shown by the page that needs a session.
  await page.getByText("잠깐 쉬고 있어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.unroute("**/v2/tokens/guest");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByText("장바구니가 비어").first().waitFor();
  expect(await page.evaluate(() => window.localStorage.getItem("token"))).not.toBe("A".repeat(43));
  await end();
});

test("page error: shown with a reload button, and reported without personal data", async () => {
  const { page, end } = await newVisit(browser, 390, (await telling).url);
  await page.goto("/cart?phone=010-1234-5678");
  await page.getByText("장바구니가 비어").first().waitFor();
  await page.route(CART, (route) => route.fulfill({ json: { list: [{ id: "1", bundleItems: null }] } }));
  await page.reload();
  await page.getByRole("heading", { name: "에러가 발생했어요." }).waitFor();
  expect(await axe(page)).toEqual([]);
  await expect
    .poll(async () => (await measured()).envelopes.join("\n"), { timeout: 15_000 })
    .toMatch(/TypeError/);
  const told = (await measured()).envelopes.join("\n");
  expect(told).not.toContain("010-1234-5678");
  expect(told).not.toContain(String(await page.evaluate(() => window.localStorage.getItem("token"))));
  await page.unroute(CART);
  await page.getByRole("button", { name: "새로고침" }).click();
  await page.getByText("장바구니가 비어").first().waitFor();
  await end();
});

test("app: one with an unknown name is asked to check its platform", async () => {
  const context = await browser.newContext({ baseURL: here().shopUrl, userAgent: "todayfruit-windows/1.0" });
  const page = await context.newPage();
  await page.goto("/cart");
  await page.getByText(/platform을 확인해 주세요/).waitFor();
  await context.close();
});

test("google: receives events after consent only, and the purchase from the server once paid", async () => {
  const { page, end } = await newVisit(browser, 390, (await telling).url);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/products/20003");
  const prompt = page.getByRole("region", { name: "방문 기록 동의" });
  await prompt.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(asked.filter((path) => path.startsWith("/gtag"))).toEqual([]);
  await prompt.getByRole("button", { name: "동의하기" }).click();
  await prompt.waitFor({ state: "hidden" });
  await page.context().addCookies([
    { name: "_ga", value: "GA1.1.123456.7890", url: (await telling).url },
    { name: "_ga_TEST1", value: "GS2.1.s1763694000$o1", url: (await telling).url },
  ]);
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await fillGuestAddress(page);
  await expect.poll(async () => (await measured()).hits.map(({ name }) => name)).toContain("begin_checkout");
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.waitForURL(/\/payment\/result\//);
  await expect
    .poll(async () => (await measured()).measurements.map(({ client_id }) => client_id), { timeout: 20_000 })
    .toEqual(["123456.7890"]);
  await end();
});

async function measured(): Promise<{
  envelopes: string[];
  hits: { name: string }[];
  measurements: { client_id: string }[];
}> {
  return (await fetch(`${here().sandboxUrl}/_sim/measured`)).json() as ReturnType<typeof measured>;
}

async function openTelling(): Promise<Started> {
  const { sandboxUrl } = here();
  const port = await findFreePort();
  const started = await startShopProcess(port, {
    ...(await extraShopProcessSettings(here())),
    SANDBOX_PORT: String(await findFreePort()),
    SENTRY_DSN: `${sandboxUrl.replace("http://", "http://key@")}/4`,
    GA4_MEASUREMENT_ID: "G-TEST1",
    GA4_API_SECRET: "secret",
    GA4_URL: sandboxUrl,
    GA4_SCRIPT_URL: `${sandboxUrl}/gtag/js`,
  });
  return { ...started, url: `http://localhost:${port}` };
}
