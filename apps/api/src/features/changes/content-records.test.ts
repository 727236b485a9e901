import type { Name } from "@todayfruit/contract/all-calls";
import { MAX_FAQS } from "@todayfruit/domain/faqs/max-faqs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { CONTENT_NOUNS, type ContentNoun } from "../../testing/operator-calls/content-inputs.ts";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
/** Fields of a sample that depend on the shop. */
let own: Partial<Record<ContentNoun, object>>;
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.now = new Date("2026-11-23T02:00:00Z");
  token = (await operator(shop)).token;
  const [tab] = await select<{ id: number }>(
    shop,
    "insert into main_navigation (id, key, name, sort, is_default) values (5900, 'gifts', '선물', 9, false) returning id",
  );
  own = {
    "home-sub-tabs": { tabId: tab?.id },
    advertisements: { productId: (await seedProduct(shop.database.db)).productId },
    "search-pins": { productId: (await seedProduct(shop.database.db)).productId },
    "waiting-rooms": { optionId: (await seedProduct(shop.database.db)).optionIds[0] },
  };
  await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());

type Row = { id: number; version: number } & Record<string, unknown>;
type Reply = { list: Row[]; rows: Row[]; change: { id: number } };

const call = (name: string, body?: object) =>
  shop.call(token, name as Name, (body ? { body } : {}) as never) as Promise<{
    status: number;
    reply: Reply;
    refusal: { code: string; detail?: { rows?: { id: number; code: string; field: string | null }[] } };
  }>;
const sampleOf = (noun: ContentNoun) => ({ ...CONTENT_FIELD_SAMPLES[noun], ...own[noun] });
const add = (noun: ContentNoun, fields: object = {}) =>
  call(`POST /operator/v1/${noun}`, { rows: [{ ...sampleOf(noun), ...fields }], reason: "새로" });
const edit = (noun: ContentNoun, row: Row, set: object) =>
  call(`PATCH /operator/v1/${noun}`, { rows: [{ id: row.id, version: row.version, set }], reason: "고침" });
const remove = (noun: ContentNoun, row: Row) =>
  call(`POST /operator/v1/${noun}/delete`, { rows: [{ id: row.id, version: row.version }], reason: "지움" });
const undo = (change: number) =>
  shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: change },
    body: { reason: "되돌림" },
  });
const listed = async (noun: ContentNoun, id: number) =>
  (await call(`GET /operator/v1/${noun}`)).reply.list.find((row) => row.id === id) ?? null;

const RENAMED = {
  notices: "title",
  faqs: "question",
  "answer-templates": "title",
  campaigns: "name",
  "abandoned-cart-messages": "text",
  "waiting-rooms": "units",
  banners: "title",
  "display-groups": "name",
  "home-tabs": "name",
  "home-sub-tabs": "name",
  advertisements: "badge",
  categories: "name",
  "produce-notice-rules": "title",
  "search-words": "word",
  "search-pins": "word",
  videos: "title",
  pages: "title",
  popups: "title",
  broadcasts: "title",
  terms: "title",
  "product-feeds": "name",
  distributors: "name",
  "webhook-endpoints": "description",
};

/** Values that lists show beside the fields that operators edit. */
const SHOWN_BESIDE: Partial<Record<ContentNoun, object>> = {
  "search-pins": { productName: expect.any(String), state: "shown" },
  "waiting-rooms": {
    productId: expect.any(Number),
    productName: expect.any(String),
    optionName: expect.any(String),
    state: "announced",
    drawnAt: null,
    closedAt: null,
    people: { waiting: 0, called: 0, paying: 0, bought: 0, expired: 0, left: 0, missed: 0 },
    held: 0,
    sold: 0,
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
  },
  "webhook-endpoints": {
    hasSecret: false,
    oldSecretEndsAt: null,
    failingSince: null,
    disabledFor: null,
    disabledAt: null,
  },
};

test.each(CONTENT_NOUNS)("%s: added, edited, deleted, and each step undone", async (noun) => {
  const added = await add(noun);
  const [row] = added.reply.rows;
  if (!row) throw new Error(JSON.stringify(added));
  expect(await listed(noun, row.id)).toEqual({ ...sampleOf(noun), ...SHOWN_BESIDE[noun], ...row });
  const set = { [RENAMED[noun]]: noun === "waiting-rooms" ? 40 : "바뀐이름" };
  const edited = await edit(noun, row, set);
  expect(await listed(noun, row.id)).toMatchObject({ version: 2, ...set });
  expect((await remove(noun, row)).refusal.code).toBe("RECORD_CHANGED");
  await undo(edited.reply.change.id);
  expect(await listed(noun, row.id)).toMatchObject({ ...sampleOf(noun), version: 3 });
  const removed = await remove(noun, { ...row, version: 3 });
  expect(await listed(noun, row.id)).toBeNull();
  expect((await undo(removed.reply.change.id)).status).toBe(200);
  expect(await listed(noun, row.id)).toMatchObject(sampleOf(noun));
  expect((await undo(added.reply.change.id)).status).toBe(200);
  expect(await listed(noun, row.id)).toBeNull();
});

test("an instant with an offset is kept in UTC, so that it equals itself and can be undone", async () => {
  const [row] = (await add("notices", { publishedAt: "2026-11-20T09:00:00+09:00" })).reply.rows;
  if (!row) throw new Error("The notice was added");
  expect(await listed("notices", row.id)).toMatchObject({ publishedAt: "2026-11-20T00:00:00.000Z" });
  expect((await edit("notices", row, { publishedAt: "2026-11-20T00:00:00Z" })).reply.change).toBeNull();
  const moved = await edit("notices", row, { publishedAt: "2026-11-21T09:00:00+09:00" });
  expect((await undo(moved.reply.change.id)).status).toBe(200);
});

test("a notice and a question that operators add are shown to shoppers, until they are deleted", async () => {
  const [notice] = (await add("notices", { title: "첫눈 배송 안내" })).reply.rows;
  const [faq] = (await add("faqs", { question: "눈이 오면요?" })).reply.rows;
  const notices = await shop.call(null, "GET /v1/boards/notices");
  expect(notices.reply.list.map(({ title }) => title)).toContain("첫눈 배송 안내");
  const faqs = await shop.call(null, "GET /v1/boards/faqs");
  expect(faqs.reply.list.map(({ question }) => question)).toContain("눈이 오면요?");
  if (notice && faq) await Promise.all([remove("notices", notice), remove("faqs", faq)]);
  expect((await shop.call(null, "GET /v1/boards/faqs")).reply.list.map(({ id }) => id)).not.toContain(
    faq?.id,
  );
});

test.each<[ContentNoun, string, object, string]>([
  ["banners", "an end before the begin", { endsAt: "2026-11-19T00:00:00Z" }, "BANNER_PERIOD_INVALID"],
  ["banners", "a picture that was not stored", { image: "media/none.jpg" }, "PICTURE_UNKNOWN"],
  ["banners", "a link to another site", { href: "//example.com" }, "INVALID_INPUT"],
  [
    "display-groups",
    "a product that does not exist",
    { productIds: [2_000_000_000] },
    "DISPLAY_CONTENT_UNKNOWN",
  ],
  ["categories", "a parent that does not exist", { parentId: 2_000_000_000 }, "CATEGORY_PARENT_INVALID"],
  [
    "advertisements",
    "a product that does not exist",
    { productId: 2_000_000_000 },
    "ADVERTISED_PRODUCT_UNKNOWN",
  ],
  ["answer-templates", "an unknown variable", { contents: "{날씨}예요" }, "ANSWER_VARIABLE_UNKNOWN"],
  ["pages", "an end before the begin", { endsAt: "2026-11-19T00:00:00Z" }, "PAGE_PERIOD_INVALID"],
  ["pages", "an address with a slash", { slug: "a/b" }, "INVALID_INPUT"],
  ["notices", "a blank title", { title: "  " }, "INVALID_INPUT"],
])("%s: %s is refused", async (noun, _what, fields, code) => {
  const { refusal } = await add(noun, fields);
  expect(refusal.code).toBe(code);
});

test("a category with products or children, and a banner in a group, are not deleted", async () => {
  const { productId } = await seedProduct(shop.database.db);
  expect(productId).toBeGreaterThan(0);
  const root = await listed("categories", 91);
  const leaf = await listed("categories", 1001);
  if (!root || !leaf) throw new Error("The categories of the product exist");
  for (const row of [root, leaf])
    expect((await remove("categories", row)).refusal.code).toBe("RECORD_IN_USE");
  expect((await edit("categories", root, { parentId: 1001 })).refusal.code).toBe("CATEGORY_PARENT_INVALID");
  const [banner] = (await add("banners")).reply.rows;
  const [group] = (await add("display-groups", { bannerIds: [banner?.id] })).reply.rows;
  if (!banner || !group) throw new Error("Both were added");
  expect((await remove("banners", banner)).refusal.code).toBe("RECORD_IN_USE");
  await remove("display-groups", group);
  expect((await remove("banners", banner)).status).toBe(200);
});

test("two categories with one slug are refused, together and one after the other", async () => {
  const slug = "winter-fruit";
  const row = { ...CONTENT_FIELD_SAMPLES.categories, slug };
  const both = await call("POST /operator/v1/categories", { rows: [row, row], reason: "둘" });
  expect(both.refusal.code).toBe("SLUG_TAKEN");
  expect((await add("categories", { slug })).status).toBe(200);
  expect((await add("categories", { slug })).refusal.code).toBe("SLUG_TAKEN");
});

test("as many questions are taken as one page shows, and not one more", async () => {
  const { reply } = await shop.call(null, "GET /v1/boards/faqs");
  const left = MAX_FAQS - reply.list.length;
  const rows = Array.from({ length: left + 1 }, (_, sort) => ({ ...CONTENT_FIELD_SAMPLES.faqs, sort }));
  const one = await call("POST /operator/v1/faqs", { rows, reason: "너무 많음" });
  expect(one.refusal.code).toBe("FAQS_FULL");
  expect((await call("POST /operator/v1/faqs", { rows: rows.slice(1), reason: "가득" })).status).toBe(200);
  expect((await add("faqs")).refusal.code).toBe("FAQS_FULL");
});
