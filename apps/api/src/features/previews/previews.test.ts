import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import type { Input, Name, Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { guest, type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { seedDisplays } from "../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let product: Seeded;
let draft: Seeded;
beforeAll(async () => {
  const cache = createResponseCache({ now: () => Date.now(), maxBytes: 1_000_000, onError: () => undefined });
  shop = await createTestShop({ cache });
  token = (await operator(shop)).token;
  product = await seedProduct(shop.database.db, { price: 20_000 });
  draft = await seedProduct(shop.database.db);
  await select(shop, "update product set status = 'waiting' where id = $1", [draft.productId]);
  await seedDisplays(shop.database.db, [product.productId, draft.productId]);
});
afterAll(() => shop.close());
beforeEach(() => select(shop, "delete from preview"));

type Body = Input<"POST /operator/v1/previews">["body"];
const HOME: Body["page"] = { kind: "home", id: null };
const hours = (count: number) => new Date(shop.clock.now.getTime() + count * 3_600_000).toISOString();

async function preview(body: Partial<Body> = {}): Promise<Reply<"POST /operator/v1/previews">> {
  const made = await shop.call(token, "POST /operator/v1/previews", {
    body: { page: HOME, showsUnpublished: false, ...body },
  });
  expect(made.status).toBe(200);
  return made.reply;
}

function secretOf({ addresses: [first] }: Reply<"POST /operator/v1/previews">): string {
  return new URL(first?.url ?? "").searchParams.get("preview") ?? "";
}

/** Makes a call for a preview. */
async function inPreview<N extends Name>(body: Partial<Body>, name: N, input: Input<N>) {
  return shop.call(null, name, input, { "x-preview": secretOf(await preview(body)) });
}

const path = () => ({ path: { id: product.productId } });
const priceOf = ({ reply }: { reply: Reply<"GET /v1/products/{id}"> }) => reply.productPrice.price;

test("a preview has an address on each variant that the settings name, and its secret is not kept", async () => {
  const made = await preview({ page: { kind: "product", id: product.productId }, at: hours(1) });
  expect(made).toMatchObject({ at: hours(1), variant: null, expiresAt: hours(1) });
  expect(made.addresses.map(({ variant }) => variant)).toEqual(["todayfruit", "market", "farmer", "ru"]);
  const secret = secretOf(made);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(made.addresses.map(({ url }) => url)).toEqual([
    `http://localhost:3000/products/${product.productId}?preview=${secret}`,
    `http://localhost:3010/products/${product.productId}?preview=${secret}`,
    null,
    null,
  ]);
  const kept = await select(
    shop,
    "select p.*, a.* from preview p, operator_action a where action like 'previews.%'",
  );
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test.each([
  ["an instant that is over", { at: "2026-11-21T02:58:00Z" }, "PREVIEW_INSTANT_INVALID"],
  ["an instant beyond 90 days", { at: "2027-03-01T00:00:00+09:00" }, "PREVIEW_INSTANT_INVALID"],
  ["a product that does not exist", { page: { kind: "product", id: 7 } }, "RECORD_NOT_FOUND"],
  ["a product without its id", { page: { kind: "product", id: null } }, "RECORD_NOT_FOUND"],
  ["a home with an id", { page: { kind: "home", id: 7 } }, "RECORD_NOT_FOUND"],
  ["an unknown variant", { variant: "blue" }, "INVALID_INPUT"],
] as const)("a preview of %s is refused", async (_case, body, code) => {
  const { refusal } = await shop.call(token, "POST /operator/v1/previews", {
    body: { page: HOME, showsUnpublished: false, ...body } as Body,
  });
  expect(refusal.code).toBe(code);
});

test("a product is previewed by who edits the catalogue, another page by who edits displays", async () => {
  const editor = (await operator(shop, ["catalog.edit"])).token;
  const body = { showsUnpublished: true };
  const ask = (page: Body["page"]) =>
    shop.call(editor, "POST /operator/v1/previews", { body: { ...body, page } });
  expect((await ask({ kind: "product", id: product.productId })).status).toBe(200);
  expect((await ask(HOME)).refusal.code).toBe("PERMISSION_REQUIRED");
  const { id } = await preview();
  const input = { path: { id }, body: { reason: "시험" } };
  const revoked = await shop.call(editor, "PUT /operator/v1/previews/{id}/revoke", input);
  expect(revoked.refusal.code).toBe("PERMISSION_REQUIRED");
});

test("a timed price and a scheduled one hold from their instant on; the shop keeps its price and its kept reply", async () => {
  const [optionId] = product.optionIds;
  const timed = { optionId, price: 15_000, beginsAt: hours(2), endsAt: hours(3), reason: "시험" };
  await shop.call(token, "POST /operator/v1/timed-prices", { body: timed });
  const { list } = (
    await shop.call(token, "GET /operator/v1/prices", { query: { productId: product.productId } })
  ).reply;
  const version = list.find(({ id }) => id === optionId)?.version ?? 0;
  const edit = {
    rows: [{ id: optionId, version, set: { price: 18_000 } }],
    reason: "시험",
    effectiveAt: hours(5),
  };
  expect((await shop.call(token, "PATCH /operator/v1/prices", { body: edit })).status).toBe(200);
  const kept = priceOf(await shop.call(null, "GET /v1/products/{id}", path()));
  const changes = () => select(shop, "select id, status, ended_at from operator_change order by id");
  const before = await changes();

  const at = async (count: number) =>
    priceOf(await inPreview({ at: hours(count) }, "GET /v1/products/{id}", path()));
  expect([await at(1), await at(2), await at(4), await at(5)]).toEqual([kept, 15_000, kept, 18_000]);
  expect(priceOf(await shop.call(null, "GET /v1/products/{id}", path()))).toBe(kept);
  expect(await changes()).toEqual(before);
  const row = await select<{ price: number }>(shop, "select price from product_option where id = $1", [
    optionId,
  ]);
  expect(row).toEqual([{ price: kept }]);
});

test("a scheduled change whose record has changed meanwhile is left out, and the others are shown", async () => {
  const add = (slug: string) =>
    shop.call(token, "POST /operator/v1/pages", {
      body: { rows: [{ ...CONTENT_FIELD_SAMPLES.pages, slug }], reason: "시험" },
    });
  for (const slug of ["kept", "overtaken"]) {
    const [row] = (await add(slug)).reply.rows;
    const edit = { rows: [{ id: row?.id ?? 0, version: 1, set: { title: "새해" } }], reason: "시험" };
    await shop.call(token, "PATCH /operator/v1/pages", { body: { ...edit, effectiveAt: hours(2) } });
  }
  await select(shop, "update page set title = '다른 글' where slug = 'overtaken'");
  const title = async (slug: string) =>
    (await inPreview({ at: hours(3) }, "GET /v1/pages/{slug}", { path: { slug } })).reply.title;
  expect([await title("kept"), await title("overtaken")]).toEqual(["새해", "다른 글"]);
});

test("drafts, hidden tabs, and banners, popups and pages to come are shown where the preview says so", async () => {
  const period = { beginsAt: hours(48), endsAt: hours(72) };
  const add = (noun: "popups" | "pages", fields: object) =>
    shop.call(token, `POST /operator/v1/${noun}`, {
      body: { rows: [{ ...CONTENT_FIELD_SAMPLES[noun], image: null, ...fields }], reason: "시험" } as never,
    });
  const { image: _image, ...page } = { image: null, ...CONTENT_FIELD_SAMPLES.pages, slug: "soon", ...period };
  await add("popups", { title: "곧 열려요", ...period });
  await shop.call(token, "POST /operator/v1/pages", { body: { rows: [page], reason: "시험" } });
  await select(shop, "update banner set begin_at = $1, end_at = $2", [period.beginsAt, period.endsAt]);
  await select(
    shop,
    "insert into main_navigation (id, key, name, sort, is_default, is_shown) values (5009, 'soon', '곧', 9, false, false)",
  );
  const shown = async (showsUnpublished: boolean) => {
    const body = { showsUnpublished, page: { kind: "product", id: draft.productId } } as const;
    const own = await inPreview(body, "GET /v1/products/{id}", { path: { id: draft.productId } });
    const text = await inPreview(body, "GET /v1/pages/{slug}", { path: { slug: "soon" } });
    const popups = await inPreview(body, "GET /v1/popups", { query: { variant: "todayfruit" } });
    const tabs = await inPreview(body, "GET /v1/main-navigation", {});
    const group = await inPreview(body, "GET /v4/display-category/groups/{id}", { path: { id: 6101 } });
    return [
      [own.status, text.status],
      popups.reply.list.map(({ title }) => title),
      tabs.reply.list.map(({ key }) => key),
      group.reply.banners.length,
    ];
  };
  expect(await shown(false)).toEqual([[404, 404], [], ["home"], 0]);
  expect(await shown(true)).toEqual([[200, 200], ["곧 열려요"], ["home", "soon"], 1]);
  expect(await shown(false)).toEqual([[404, 404], [], ["home"], 0]);
  await select(shop, "delete from main_navigation where id = 5009");
});

test("an address opens for an hour, on its variant, until it is revoked", async () => {
  const open = (secret: string) => shop.call(null, "GET /v1/products/{id}", path(), { "x-preview": secret });
  const [made, other, revoked] = [await preview(), await preview({ variant: "market" }), await preview()];
  expect((await open(secretOf(made))).status).toBe(200);
  expect((await open(secretOf(other))).refusal.code).toBe("PREVIEW_OF_OTHER_VARIANT");
  for (const wrong of ["", "A".repeat(43), "가"]) {
    expect((await open(encodeURIComponent(wrong))).refusal.code).toBe("PREVIEW_NOT_FOUND");
  }
  const revoke = () =>
    shop.call(token, "PUT /operator/v1/previews/{id}/revoke", {
      path: { id: revoked.id },
      body: { reason: "시험" },
    });
  expect((await revoke()).status).toBe(200);
  expect((await revoke()).refusal.code).toBe("PREVIEW_ENDED");
  expect((await open(secretOf(revoked))).refusal.code).toBe("PREVIEW_NOT_FOUND");
  const listed = await shop.call(token, "GET /operator/v1/previews", { query: { isOpen: true, take: 1 } });
  expect([listed.reply.list.map(({ id }) => id), listed.reply.nextPage]).toEqual([
    [other.id],
    String(other.id),
  ]);
  later(shop, 60);
  expect((await open(secretOf(made))).refusal.code).toBe("PREVIEW_NOT_FOUND");
  const { reply } = await shop.call(token, "GET /operator/v1/previews", { query: { isOpen: false } });
  expect(reply.list).toHaveLength(3);
});

test("nothing is bought, changed or read of one's own in a preview, even with a shopper's token", async () => {
  const own = await guest(shop);
  const headers = { "x-preview": secretOf(await preview()) };
  const body = {
    productId: product.productId,
    optionGroups: [{ optionId: product.optionIds[0], optionUnit: 1 }],
  };
  for (const bearer of [own, null]) {
    const put = await shop.call(bearer, "POST /v1.2/app-users/shopping-carts", { body }, headers);
    expect([put.status, put.refusal.code]).toEqual([403, "PREVIEW_READ_ONLY"]);
    const read = await shop.call(bearer, "GET /v2/app-users/detail", {}, headers);
    expect(read.refusal.code).toBe("PREVIEW_READ_ONLY");
  }
  expect((await shop.call(own, "GET /v1.2/app-users/shopping-carts")).reply).toBeDefined();
  expect(await select(shop, "select from cart_option")).toEqual([]);
});

test("a reply of a preview is kept nowhere and never sent to others; an instant without a secret means nothing", async () => {
  const secret = secretOf(await preview({ at: hours(2.5), showsUnpublished: true }));
  const url = `/v1/products/${draft.productId}`;
  const first = await shop.app.inject({ url, headers: { "x-preview": secret } });
  expect([first.statusCode, first.headers["cache-control"], first.headers.etag]).toEqual([
    200,
    "no-store",
    undefined,
  ]);
  expect((await shop.app.inject(url)).statusCode).toBe(404);
  const asked = await shop.app.inject({ url: `/v1/products/${product.productId}?at=${hours(2.5)}` });
  expect(asked.statusCode).toBe(400);
});

test("a row that somebody else holds refuses the preview within a second instead of waiting for it", async () => {
  const secret = secretOf(await preview({ showsUnpublished: true }));
  await select(shop, "update banner set begin_at = $1, end_at = $2", [hours(1), hours(2)]);
  const holder = await shop.database.db.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select from banner for update");
    const began = performance.now();
    const { status, refusal } = await shop.call(null, "GET /v1/products/{id}", path(), {
      "x-preview": secret,
    });
    expect([status, refusal.code]).toEqual([503, "SHOP_BUSY"]);
    expect(performance.now() - began).toBeLessThan(1000);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("a preview of 1 and of 40 scheduled changes of one call sends the same statements, and a list one", async () => {
  await select(
    shop,
    "update operator_change set status = 'cancelled', ended_at = now() where status = 'scheduled'",
  );
  const counts: number[] = [];
  for (const size of [1, 40]) {
    const rows = Array.from({ length: size }, (_, index) => ({
      ...CONTENT_FIELD_SAMPLES.pages,
      slug: `n-${size}-${index}`,
    }));
    const added = await shop.call(token, "POST /operator/v1/pages", { body: { rows, reason: "시험" } });
    const edited = added.reply.rows.map(({ id, version }) => ({ id, version, set: { title: "새해" } }));
    const edit = { rows: edited, reason: "시험", effectiveAt: hours(1) };
    await shop.call(token, "PATCH /operator/v1/pages", { body: edit });
    const secret = secretOf(await preview({ at: hours(2) }));
    shop.database.statements.length = 0;
    await shop.call(null, "GET /v1/popups", { query: { variant: "todayfruit" } }, { "x-preview": secret });
    counts.push(shop.database.statements.length);
    await select(
      shop,
      "update operator_change set status = 'cancelled', ended_at = now() where status = 'scheduled'",
    );
  }
  expect(counts).toEqual([9, 9]);
  shop.database.statements.length = 0;
  await shop.call(token, "GET /operator/v1/previews", {});
  expect(shop.database.statements.filter((name) => name !== "find-operator")).toEqual(["list-previews"]);
});
