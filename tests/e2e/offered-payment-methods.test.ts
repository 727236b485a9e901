import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { agreeAndPay, amountsOf, fillGuestAddress, pickOption } from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const offered = async (): Promise<string[]> => {
  const { list } = await (await fetch(`${here().shopUrl}/v1/payment-methods`)).json();
  return list.map(({ method }: { method: string }) => method);
};
const SOON = { timeout: 1000, interval: 50 };

/** Edits payment methods of the variant; returns what undoes it. */
async function edit(sets: Record<string, object>): Promise<() => Promise<void>> {
  const { list } = await callAsOperator("GET /operator/v1/payment-methods", { query: { take: 100 } });
  const rows = list.flatMap(({ id, version, variant, method }) => {
    const set = variant === "todayfruit" ? sets[method] : undefined;
    return set ? [{ id, version, set }] : [];
  });
  const { change } = await callAsOperator("PATCH /operator/v1/payment-methods", {
    body: { rows, reason: "결제사 점검" },
  });
  return async () => {
    await callAsOperator("POST /operator/v1/changes/{id}/undo", {
      path: { id: change?.id },
      body: { reason: "점검 끝" },
    });
  };
}

async function openForm(page: Page): Promise<void> {
  await page.goto("/products/20002");
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page
    .getByRole("group", { name: "결제 수단" })
    .or(page.getByText("결제 수단이 없어요"))
    .first()
    .waitFor();
}

test("payment methods: the form offers what operators offer for the amount, an open form is refused in words, and undo brings all back", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const tiles = () => page.getByRole("group", { name: "결제 수단" }).getByRole("radio");
  const names = async () =>
    await page
      .getByRole("group", { name: "결제 수단" })
      .locator("label")
      .allTextContents()
      .then((texts) => texts.map((text) => text.replace(/^[A-Z]/, "")));
  await openForm(page);
  expect(await names()).toEqual([
    "신용카드",
    "카카오페이",
    "네이버페이",
    "무통장입금",
    "계좌이체",
    "휴대폰",
    "다른 간편결제",
  ]);
  await fillGuestAddress(page);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
  await tiles().first().focus();

  const undo = await edit({
    card: { isOffered: false },
    easypay: { isOffered: false },
    phone: { maxAmount: 1000 },
  });
  try {
    await expect.poll(offered, SOON).toEqual(["vbank", "transfer", "phone", "billing"]);
    await agreeAndPay(page);
    await page.getByText("지금은 쓸 수 없는 결제 수단이에요. 다른 결제 수단을 골라 주세요").first().waitFor();

    await openForm(page);
    expect(await names()).toEqual(["무통장입금", "계좌이체"]);
    expect(await tiles().first().isChecked()).toBe(true);
    await tiles().first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await tiles().nth(1).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axe(page)).toEqual([]);
  } finally {
    await undo();
  }
  await expect.poll(offered, SOON).toContain("card");

  const restore = await edit(
    Object.fromEntries(
      ["card", "easypay", "vbank", "transfer", "phone", "billing"].map((method) => [
        method,
        { isOffered: false },
      ]),
    ),
  );
  try {
    await expect.poll(offered, SOON).toEqual([]);
    await openForm(page);
    await page.getByText("이 금액을 낼 수 있는 결제 수단이 없어요").waitFor();
    expect(await axe(page)).toEqual([]);
  } finally {
    await restore();
  }
  expect(complaints.filter((line) => !line.includes("409"))).toEqual([]);
  await end();
}, 90_000);
