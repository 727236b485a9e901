import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  await shop.services.storage.write("media/p.jpg", new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());

type Variant = "todayfruit" | "market";
const minutes = (count: number) => new Date(shop.clock.now.getTime() + count * 60_000).toISOString();
const add = (...rows: object[]) =>
  shop.call(token, "POST /operator/v1/popups", {
    body: {
      rows: rows.map((fields) => ({ ...CONTENT_FIELD_SAMPLES.popups, ...fields })) as never,
      reason: "행사",
    },
  });
const shown = async (variant: Variant = "todayfruit") =>
  (await shop.call(null, "GET /v1/popups", { query: { variant } })).reply.list.map(({ title }) => title);

test("a popup is shown on its variants from its begin until before its end, the newest first", async () => {
  await add(
    { title: "봄", beginsAt: minutes(10), endsAt: minutes(30) },
    { title: "여름", beginsAt: minutes(20), endsAt: minutes(30), variants: ["todayfruit", "market"] },
  );
  expect(await shown()).toEqual([]);
  await later(shop, 10);
  expect([await shown(), await shown("market")]).toEqual([["봄"], []]);
  await later(shop, 10);
  expect([await shown(), await shown("market")]).toEqual([["여름", "봄"], ["여름"]]);
  await later(shop, 10);
  expect(await shown()).toEqual([]);
});

test("of many popups at once the five newest are shown", async () => {
  const period = { beginsAt: minutes(0), endsAt: minutes(5) };
  await add(...["하나", "둘", "셋", "넷", "다섯", "여섯"].map((title) => ({ title, ...period })));
  expect(await shown()).toHaveLength(5);
});

test.each([
  ["an end before its begin", { endsAt: "2026-01-01T00:00:00.000Z" }, "POPUP_PERIOD_INVALID"],
  ["neither text nor picture", { text: null, image: null }, "POPUP_EMPTY"],
  ["a picture that was not stored", { image: "media/none.jpg" }, "PICTURE_UNKNOWN"],
  ["no variant", { variants: [] }, "INVALID_INPUT"],
  ["a link to another site", { href: "//example.com" }, "INVALID_INPUT"],
])("a popup with %s is refused", async (_case, fields, code) => {
  expect((await add(fields)).refusal.code).toBe(code);
});
