import type { Input, Name, Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { seedDisplays } from "../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let product: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  product = await seedProduct(shop.database.db);
  await seedDisplays(shop.database.db, [product.productId]);
});
afterAll(() => shop.close());

type Body = Input<"POST /operator/v1/previews">["body"];
const hours = (count: number) => new Date(shop.clock.now.getTime() + count * 3_600_000).toISOString();

function ask(edits: Body["edits"], by = token, body: Partial<Body> = {}) {
  return shop.call(by, "POST /operator/v1/previews", {
    body: {
      page: { kind: "home", id: null },
      showsUnpublished: false,
      ...(edits === undefined ? {} : { edits }),
      ...body,
    },
  });
}

/** Makes a call as the preview shows it. */
function within<N extends Name>(made: Reply<"POST /operator/v1/previews">, name: N, input: Input<N>) {
  const secret = new URL(made.addresses[0]?.url ?? "").searchParams.get("preview") ?? "";
  return shop.call(null, name, input, { "x-preview": secret });
}

const homeTab = async () => {
  const [tab] = (await shop.call(token, "GET /operator/v1/home-tabs")).reply.list;
  if (!tab) throw new Error("The home has a tab");
  return tab;
};
const names = async (made: Reply<"POST /operator/v1/previews">) =>
  (await within(made, "GET /v1/main-navigation", {})).reply.list.map(({ name }) => name);
const renamed = ({ id, version }: { id: number; version: number }, name: string) => ({
  noun: "home-tabs" as const,
  rows: [{ id, version, set: { name } }],
});

test("edits that are not saved are shown by the preview alone; the record keeps its version", async () => {
  const tab = await homeTab();
  const { reply } = await ask([renamed(tab, "설 특집")]);
  expect(reply.refused).toEqual([]);
  expect(await names(reply)).toContain("설 특집");
  expect(await names((await ask([])).reply)).not.toContain("설 특집");
  expect(await homeTab()).toEqual(tab);
});

test("a tab below a tab of the home is previewed at its own address", async () => {
  const [page] = (await shop.call(token, "GET /operator/v1/home-sub-tabs")).reply.list;
  const { reply } = await ask([], token, { page: { kind: "home-sub-tab", id: page?.id ?? 0 } });
  expect(reply.path).toBe(`/?tab=${(await homeTab()).key}&sub=${page?.key}`);
  const none = await ask([], token, { page: { kind: "home-sub-tab", id: 2_000_000_000 } });
  expect(none.refusal.code).toBe("RECORD_NOT_FOUND");
});

test("edits count as made now, so a scheduled change of the same field is left out and counted", async () => {
  const tab = await homeTab();
  const scheduled = await shop.call(token, "PATCH /operator/v1/home-tabs", {
    body: { ...rowsOf(renamed(tab, "예약한 이름")), reason: "시험", effectiveAt: hours(1) },
  });
  const at = { at: hours(2) };
  expect(await names((await ask([], token, at)).reply)).toContain("예약한 이름");
  expect(await names((await ask([renamed(tab, "고친 이름")], token, at)).reply)).toContain("고친 이름");
  await shop.call(token, "POST /operator/v1/changes/{id}/cancel", {
    path: { id: scheduled.reply.change?.id ?? 0 },
    body: { reason: "시험" },
  });
});

test("a row that was changed by others, and one that breaks a rule, are refused with their reason, the rest is shown", async () => {
  const tab = await homeTab();
  const [page] = (await shop.call(token, "GET /operator/v1/home-sub-tabs")).reply.list;
  if (!page) throw new Error("The home has a page");
  const [group] = (await shop.call(token, "GET /operator/v1/display-groups")).reply.list;
  if (!group) throw new Error("The home has a group");
  const { reply } = await ask([
    renamed({ ...tab, version: tab.version + 1 }, "늦은 이름"),
    {
      noun: "home-sub-tabs",
      rows: [{ id: page.id, version: page.version, set: { groupIds: [2_000_000_000] } }],
    },
    { noun: "display-groups", rows: [{ id: group.id, version: group.version, set: { title: "설 상차림" } }] },
  ]);
  expect(reply.refused.map(({ id, code }) => [id, code])).toEqual([
    [tab.id, "RECORD_CHANGED"],
    [page.id, "DISPLAY_CONTENT_UNKNOWN"],
  ]);
  const shown = await within(reply, "GET /v4/display-category/groups/{id}", { path: { id: group.id } });
  expect(shown.reply.title).toBe("설 상차림");
});

test("an edit overtaken after the preview was made is shown no more, and the page is still made", async () => {
  const tab = await homeTab();
  const { reply } = await ask([renamed(tab, "설 특집")]);
  await select(shop, "update main_navigation set name = '다른 이름' where id = $1", [tab.id]);
  expect(await names(reply)).toContain("다른 이름");
  await select(shop, "update main_navigation set name = $2 where id = $1", [tab.id, tab.name]);
});

test("an edit needs the permission of its own call, and the values that it takes", async () => {
  const tab = await homeTab();
  const editor = (await operator(shop, ["displays.edit"])).token;
  const own = {
    noun: "products",
    rows: [{ id: product.productId, version: 1, set: { name: "새 이름" } }],
  };
  expect((await ask([renamed(tab, "특집")], editor)).status).toBe(200);
  expect((await ask([own as never], editor)).refusal.code).toBe("PERMISSION_REQUIRED");
  for (const wrong of [
    renamed(tab, " "),
    { ...renamed(tab, "특집"), noun: "members" },
    { noun: "home-tabs", rows: [{ id: tab.id, version: tab.version, set: {} }] },
  ])
    expect((await ask([wrong as never])).refusal.code).toBe("INVALID_INPUT");
});

function rowsOf({ rows }: ReturnType<typeof renamed>) {
  return { rows };
}
