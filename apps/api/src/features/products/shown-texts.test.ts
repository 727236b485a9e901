import type { Input } from "@todayfruit/contract/all-calls";
import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type Fields = Input<"PATCH /operator/v1/products">["body"]["rows"][number]["set"];

const NOTICE = {
  itemClass: "produce",
  rows: REQUIRED_LABELS.produce.map((label) => ({ label, text: "감귤 5kg 1상자" })),
};
const PICTURES = ["media/photos/a.jpg", "media/photos/b.jpg"] as const;

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  for (const picture of PICTURES)
    await shop.services.storage.write(picture, new Uint8Array([0xff]), "image/jpeg");
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = (await operator(shop)).token;
  seeded = await seedProduct(shop.database.db);
  await select(
    shop,
    "update product set images = $2, origin = '국산(제주 서귀포시)', item_notice = $3 where id = $1",
    [seeded.productId, PICTURES, JSON.stringify(NOTICE)],
  );
  await select(
    shop,
    "update product_option set unit_price_unit = '100g', unit_price_amount = 398 where product_id = $1",
    [seeded.productId],
  );
});

const path = () => ({ id: seeded.productId });
const shown = async () => (await shop.call(null, "GET /v1/products/{id}", { path: path() })).reply;
const edit = async (set: Fields) => {
  const { version } = (await shop.call(token, "GET /operator/v1/products/{id}", { path: path() })).reply;
  const body = { rows: [{ id: seeded.productId, version, set }], reason: "찾기 글" };
  return shop.call(token, "PATCH /operator/v1/products", { body });
};

test("texts for search engines: null until an operator writes them, and null again once the change is undone", async () => {
  expect((await shown()).seo).toEqual({ title: null, description: null });
  const written = await edit({ seoTitle: "제주 노지 감귤 5kg 산지직송", seoDescription: "당일 따서 보내요" });
  expect((await shown()).seo).toEqual({
    title: "제주 노지 감귤 5kg 산지직송",
    description: "당일 따서 보내요",
  });
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: written.reply.change?.id ?? 0 },
    body: { reason: "잘못 적음" },
  });
  expect((await shown()).seo).toEqual({ title: null, description: null });
});

test("a blank title and one over 100 characters are refused", async () => {
  for (const seoTitle of [" ", "귤".repeat(101)])
    expect((await edit({ seoTitle })).refusal.code).toBe("INVALID_INPUT");
});

test("text of a picture: stays with its picture when their order changes and leaves with it", async () => {
  await edit({ imageAlts: [{ src: PICTURES[1], alt: "나무에 달린 감귤" }] });
  expect((await shown()).imageAlts).toEqual(["", "나무에 달린 감귤"]);
  await edit({ images: PICTURES.toReversed() });
  expect((await shown()).imageAlts).toEqual(["나무에 달린 감귤", ""]);
  await edit({ images: [PICTURES[0]] });
  expect((await shown()).imageAlts).toEqual([""]);
  const [row] = await select(shop, "select image_alts from product where id = $1", [seeded.productId]);
  expect(row).toEqual({ image_alts: [] });
});

test("text of a picture that is not in the gallery is refused by its field", async () => {
  const { refusal } = await edit({ imageAlts: [{ src: "media/photos/c.jpg", alt: "귤" }] });
  expect(refusal.detail?.rows).toMatchObject([{ code: "IMAGE_ALT_OF_OTHER_PICTURE", field: "imageAlts" }]);
});
