import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with notifications");
});
afterAll(() => browser.close());

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Subscribes at the sandbox, for a browser without a push service. */
async function subscribeAtSandbox(page: Page): Promise<string> {
  const made = await fetch(`${here().sandboxUrl}/_sim/web-push/subscriptions`, { method: "POST" });
  const subscription = (await made.json()) as Subscription;
  await page.addInitScript((own) => {
    const made = { toJSON: () => own, unsubscribe: async () => true, endpoint: own.endpoint };
    let kept: typeof made | null = null;
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        kept = made;
        return made;
      },
      getSubscription: async () => kept,
    });
  }, subscription);
  return subscription.endpoint.split("/").at(-1) ?? "";
}

async function pushesTo(id: string): Promise<{ title: string; href: string }[]> {
  const reply = await fetch(`${here().sandboxUrl}/_sim/pushes?to=${id}`);
  return ((await reply.json()) as { list: { title: string; href: string }[] }).list;
}

test("push: offered after an order, shown in the browser, and switched off in the settings", async () => {
  const { page, context, complaints, end } = await newVisit(browser, 390, here().shopUrl, "with workers");
  await context.grantPermissions(["notifications"]);
  const id = await subscribeAtSandbox(page);
  await join(page, `push${Date.now()}@todayfruit.example`);
  const { uuid } = await buy(page);
  await page.goto(`/payment/result/${uuid}`);
  const offer = page.getByRole("region", { name: "배송 소식을 알림으로 받을까요?" });
  await offer.waitFor();
  expect(await axe(page)).toEqual([]);
  await offer.getByRole("button", { name: "알림 받기" }).click();
  await page.getByRole("status").getByText("이 기기에서 알림을 받아요").waitFor();
  await offer.waitFor({ state: "hidden" });
  const worker = await page.request.get("/service-worker.js");
  expect([worker.status(), worker.headers()["cache-control"]]).toEqual([200, "no-cache"]);
  expect(worker.headers()["content-security-policy"]).toContain("default-src 'none'");

  const second = await buy(page);
  const told = { title: "주문을 받았어요", href: `/orders/${second.id}` };
  await expect.poll(() => pushesTo(id), { timeout: 20_000 }).toContainEqual(expect.objectContaining(told));

  await page.goto("/settings");
  const device = page.getByRole("switch", { name: /이 기기에서 알림 받기/ });
  await expect.poll(() => device.isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByText("이 기기에서 알림 받기").click();
  await page.getByRole("status").getByText("이 기기에서 알림을 받지 않아요").waitFor();
  await expect.poll(() => device.isChecked()).toBe(false);
  await page.goto(`/payment/result/${uuid}`);
  await page.getByRole("link", { name: "주문 상세" }).waitFor();
  expect(await offer.count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

test("push: a denied permission is explained, on another variant as well", async () => {
  const { page, complaints, end } = await newVisit(
    browser,
    390,
    await anotherVariant("market"),
    "with workers",
  );
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
  await join(page, `denied${Date.now()}@todayfruit.example`);
  await page.goto("/settings");
  await page.getByText("주소창 왼쪽의 사이트 설정에서 알림을 허용해 주세요").waitFor();
  expect(await page.getByRole("switch", { name: /이 기기에서 알림 받기/ }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
  await end();
});
