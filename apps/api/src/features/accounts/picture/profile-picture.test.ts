import { afterAll, beforeAll, expect, test } from "vitest";
import { member, PASSWORD } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { uploadPhoto } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { deleteOrphanedUploads } from "../../images/uploads/delete-orphaned-uploads.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await member(shop);
});
afterAll(() => shop.close());

const set = (path: string, who = token) =>
  shop.call(who, "PUT /v1/app-users/profile-image", { body: { path } });
const shown = async () => (await shop.call(token, "GET /v2/app-users/detail")).reply.profileImageUrl;

test("an uploaded picture is the member's, and kept as long as it is shown", async () => {
  const [first, second] = [await uploadPhoto(shop, token), await uploadPhoto(shop, token)];
  expect((await set(first)).reply.profileImageUrl).toBe(first);
  expect((await set(second)).reply.profileImageUrl).toBe(second);
  later(shop, 3 * 24 * 60);
  expect(await deleteOrphanedUploads(shop.services)).toBe(1);
  expect(await shop.services.storage.read(first)).toBeNull();
  expect(await shop.services.storage.read(second)).not.toBeNull();
  expect(await shown()).toBe(second);
});

test("a picture of somebody else, or one that does not exist, is refused", async () => {
  const theirs = await uploadPhoto(shop, await member(shop));
  const before = await shown();
  expect((await set(theirs)).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect((await set(`uploads/${"0".repeat(32)}.jpg`)).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect((await set("https://tracker.example/a.jpg")).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect(await shown()).toBe(before);
});

test("a removed picture is gone, with the one that a provider gave", async () => {
  await set(await uploadPhoto(shop, token));
  await select(
    shop,
    "update app_user set profile_image_url = 'https://k.example/1.jpg' where user_type <> 'guest'",
  );
  const removed = await shop.call(token, "DELETE /v1/app-users/profile-image");
  expect(removed.reply.profileImageUrl).toBeNull();
  expect(await shown()).toBeNull();
});

test("a member who leaves leaves no picture", async () => {
  const own = await member(shop);
  const path = await uploadPhoto(shop, own);
  await set(path, own);
  const body = { password: PASSWORD };
  expect((await shop.call(own, "DELETE /v1/app-users", { body })).status).toBe(200);
  expect(await select(shop, "select from app_user where profile_picture = $1", [path])).toEqual([]);
});
