import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { seedDisplays } from "../../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let products: number[];
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  products = [];
  for (let at = 0; at < 4; at += 1) products.push((await seedProduct(shop.database.db)).productId);
});
afterAll(() => shop.close());
beforeEach(() => seedDisplays(shop.database.db, products));

const HOME = 5001;
type SubTabs = Input<"PATCH /operator/v1/home-sub-tabs">["body"]["rows"];
type Tabs = Input<"PATCH /operator/v1/home-tabs">["body"]["rows"];

test("groups of a page are shown in the order an operator gives them, and undo restores it", async () => {
  const page = await pageOfHome();
  expect(page.groupIds).toEqual([6001, 6002, 6101, 6102, 6103, 6104]);
  const { reply } = await editPages([{ ...of(page), set: { groupIds: [6104, 6001] } }]);
  expect(reply.rows).toEqual([
    {
      id: page.id,
      version: page.version + 2,
      before: { groupIds: page.groupIds },
      after: { groupIds: [6104, 6001] },
    },
  ]);
  expect(await shownGroups()).toEqual([6104, 6001]);
  const body = { reason: "되돌림" };
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body,
  });
  expect(await shownGroups()).toEqual([6001, 6002, 6101, 6102, 6103]);
});

test("of two operators who arrange one page, the second is refused with the page as it is now", async () => {
  const page = await pageOfHome();
  await editPages([{ ...of(page), set: { groupIds: [6001, 6002] } }]);
  const { status, refusal } = await editPages([{ ...of(page), set: { groupIds: [6002, 6001] } }]);
  expect([status, refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  expect(refusal.detail?.rows?.[0]).toMatchObject({ id: page.id, current: { groupIds: [6001, 6002] } });
});

test("tabs are shown in the order of their numbers, a hidden one not at all, and its page is not found", async () => {
  const added = await shop.call(token, "POST /operator/v1/home-tabs", {
    body: {
      rows: [
        { key: "winter", name: "겨울", sort: 0, isDefault: false, isShown: true },
        { key: "later", name: "나중", sort: 1, isDefault: false, isShown: false },
      ],
      reason: "겨울 맞이",
    },
  });
  const [winter] = added.reply.rows;
  await shop.call(token, "POST /operator/v1/home-sub-tabs", {
    body: {
      rows: [
        { ...SUB_TAB, tabId: winter?.id ?? 0, key: "second", sort: 2 },
        { ...SUB_TAB, tabId: winter?.id ?? 0, key: "hidden", sort: 0, isShown: false },
        { ...SUB_TAB, tabId: winter?.id ?? 0, key: "first", sort: 1, groupIds: [6102] },
      ],
      reason: "겨울 맞이",
    },
  });
  expect(await shownTabs()).toEqual(["winter", "home*"]);
  const { reply } = await shop.call(null, "GET /v1/main-navigation/{key}/sub-tabs", {
    path: { key: "winter" },
  });
  expect(reply.list.map(({ key }) => key)).toEqual(["first", "second"]);
  expect(await shownGroups({ key: "winter" })).toEqual([6102]);
  for (const query of [{ key: "later" }, { key: "winter", subTab: "hidden" }]) {
    const refused = await shop.call(null, "GET /v4/display-category", { query });
    expect(refused.refusal.code).toBe("DISPLAY_NOT_FOUND");
  }
});

test("the default moves to another tab in one edit of both, and never to two or a hidden one", async () => {
  const added = await shop.call(token, "POST /operator/v1/home-tabs", {
    body: {
      rows: [{ key: "deal", name: "특가", sort: 5, isDefault: false, isShown: true }],
      reason: "특가",
    },
  });
  const [deal] = added.reply.rows;
  const home = (await listTabs()).find(({ id }) => id === HOME);
  if (!deal || !home) throw new Error("Both tabs are there");
  const refused = await editTabs([{ ...of(deal), set: { isDefault: true } }]);
  expect(refused.refusal.code).toBe("HOME_TAB_DEFAULT_INVALID");
  const moved = await editTabs([
    { ...of(deal), set: { isDefault: true } },
    { ...of(home), set: { isDefault: false } },
  ]);
  expect(moved.status).toBe(200);
  expect(await shownTabs()).toEqual(["home", "deal*"]);
  const hidden = await editTabs([{ id: deal.id, version: deal.version + 1, set: { isShown: false } }]);
  expect(hidden.refusal.code).toBe("HOME_TAB_DEFAULT_INVALID");
});

test("an address is kept: it is neither changed nor taken twice, and unknown groups and tabs are refused", async () => {
  const page = await pageOfHome();
  const code = async (set: SubTabs[number]["set"]) => (await editPages([{ ...of(page), set }])).refusal.code;
  expect(await code({ key: "other" })).toBe("HOME_TAB_KEY_FIXED");
  expect(await code({ groupIds: [2_000_000_000] })).toBe("DISPLAY_CONTENT_UNKNOWN");
  expect(await code({ categoryId: 2_000_000_000 })).toBe("DISPLAY_CONTENT_UNKNOWN");
  const add = async (...rows: Input<"POST /operator/v1/home-sub-tabs">["body"]["rows"]) =>
    (await shop.call(token, "POST /operator/v1/home-sub-tabs", { body: { rows, reason: "새로" } })).refusal
      .code;
  expect(await add({ ...SUB_TAB, tabId: HOME, key: page.key })).toBe("HOME_TAB_KEY_TAKEN");
  expect(await add({ ...SUB_TAB, tabId: HOME }, { ...SUB_TAB, tabId: HOME })).toBe("HOME_TAB_KEY_TAKEN");
  expect(await add({ ...SUB_TAB, tabId: 2_000_000_000 })).toBe("DISPLAY_CONTENT_UNKNOWN");
});

test("a tab with tabs below it is not deleted; a deleted page comes back with its groups", async () => {
  const home = (await listTabs()).find(({ id }) => id === HOME);
  const page = await pageOfHome();
  if (!home) throw new Error("The home has a tab");
  const kept = await shop.call(token, "POST /operator/v1/home-tabs/delete", {
    body: { rows: [of(home)], reason: "지움" },
  });
  expect(kept.refusal.code).toBe("RECORD_IN_USE");
  const removed = await shop.call(token, "POST /operator/v1/home-sub-tabs/delete", {
    body: { rows: [of(page)], reason: "지움" },
  });
  expect(await shownGroups()).toEqual([]);
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: removed.reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
  expect((await pageOfHome()).groupIds).toEqual(page.groupIds);
});

const SUB_TAB = { key: "new", name: "새 탭", sort: 3, categoryId: null, isShown: true, groupIds: [] };

function of({ id, version }: { id: number; version: number }) {
  return { id, version };
}

async function pageOfHome() {
  const { reply } = await shop.call(token, "GET /operator/v1/home-sub-tabs");
  const page = reply.list.find(({ tabId, key }) => tabId === HOME && key === "recommend");
  if (!page) throw new Error("The home has a page");
  return page;
}

async function listTabs() {
  return (await shop.call(token, "GET /operator/v1/home-tabs")).reply.list;
}

function editPages(rows: SubTabs) {
  return shop.call(token, "PATCH /operator/v1/home-sub-tabs", { body: { rows, reason: "차례" } });
}

function editTabs(rows: Tabs) {
  return shop.call(token, "PATCH /operator/v1/home-tabs", { body: { rows, reason: "차례" } });
}

async function shownGroups(query: { key?: string } = {}): Promise<number[]> {
  const { reply } = await shop.call(null, "GET /v4/display-category", { query });
  return reply.list.map(({ id }) => id);
}

/** Lists the keys of the tabs that shoppers see; the default has a star. */
async function shownTabs(): Promise<string[]> {
  const { reply } = await shop.call(null, "GET /v1/main-navigation");
  return reply.list.map(({ key, isDefault }) => `${key}${isDefault ? "*" : ""}`);
}
