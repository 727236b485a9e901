import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn, uploadPhoto } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { deleteOrphanedUploads } from "./delete-orphaned-uploads.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("deleteOrphanedUploads: an unused picture is removed after two days, one of a claim is kept", async () => {
  const token = await guest(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const [used, unused] = [await uploadPhoto(shop, token), await uploadPhoto(shop, token)];
  const options = [{ id: option, optionUnit: 1 }];
  await requestReturn(shop, token, order, { options, photos: [used] });
  later(shop, 47 * 60);
  expect(await deleteOrphanedUploads(shop.services)).toBe(0);
  later(shop, 2 * 60);
  const both = await Promise.all([
    deleteOrphanedUploads(shop.services),
    deleteOrphanedUploads(shop.services),
  ]);
  expect(Math.max(...both)).toBe(1);
  expect(await shop.services.storage.read(used)).not.toBeNull();
  expect(await shop.services.storage.read(unused)).toBeNull();
  expect(await select(shop, "select path from uploaded_image")).toEqual([{ path: used }]);
});

test("deleteOrphanedUploads: a picture of a review is kept as long as the review shows it", async () => {
  const token = await member(shop);
  const { order } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const images = [await uploadPhoto(shop, token), await uploadPhoto(shop, token)];
  const body = { score: 5, contents: "아삭하고 달아요. 또 살게요" };
  const written = await shop.call(token, "POST /v1/app-users/reviews", {
    body: { ...body, orderItemProductId: order.productIds[0] ?? 0, images },
  });
  const path = { id: written.reply.review.id };
  later(shop, 3 * 24 * 60);
  expect(await deleteOrphanedUploads(shop.services)).toBe(0);
  await shop.call(token, "PUT /v1/app-users/reviews/{id}", {
    path,
    body: { ...body, images: images.slice(0, 1) },
  });
  expect(await deleteOrphanedUploads(shop.services)).toBe(1);
  expect(await shop.services.storage.read(images[0] ?? "")).not.toBeNull();
  await shop.call(token, "DELETE /v1/app-users/reviews/{id}", { path });
  expect(await deleteOrphanedUploads(shop.services)).toBe(1);
});

test("deleteOrphanedUploads: a marked picture can no longer be used, and a killed run is completed by the next one", async () => {
  const token = await guest(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const photo = await uploadPhoto(shop, token);
  await select(
    shop,
    "update uploaded_image set removal_started_at = now(), created_at = created_at - interval '3 days' where path = $1",
    [photo],
  );
  const options = [{ id: option, optionUnit: 1 }];
  expect((await requestReturn(shop, token, order, { options, photos: [photo] })).refusal.code).toBe(
    "PICTURE_NOT_FOUND",
  );
  expect(await deleteOrphanedUploads(shop.services)).toBe(1);
  expect(await shop.services.storage.read(photo)).toBeNull();
});
