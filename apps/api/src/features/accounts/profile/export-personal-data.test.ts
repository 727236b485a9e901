import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import {
  member,
  newPhone,
  PASSWORD,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ACCOUNT = { owner: "김하루", bankName: "국민은행", accountNumber: "110-123-456789" };

test("a member can export all of their data", async () => {
  const [email, phone] = ["export@todayfruit.example", newPhone()];
  const { token } = (await signUp(shop, { email, phone })).reply;
  await shop.call(token, "PUT /v1/app-users", {
    body: { withdrawAccount: ACCOUNT, currentPassword: PASSWORD },
  });
  const { distributorId } = await seedProduct(shop.database.db);
  await shop.call(token, "POST /v1/farms/{id}/follow", { path: { id: distributorId } });
  await shop.call(token, "PUT /v1/app-users/produce-notices/settings", { body: { storage: false } });
  const { reply } = await shop.call(
    token,
    "GET /v1/app-users/personal-data",
    {},
    await confirmed(shop, token, "exportData"),
  );
  expect(reply).toMatchObject({
    produceNotices: { ripe: true, storage: false, discard: false, off: [] },
    user: { email, phone, name: "김하루" },
    withdrawAccount: { owner: "김하루", accountNumber: "********6789" },
    social: [],
    orders: [],
    waitingRoomPlaces: [],
    farms: [{ farmId: distributorId, name: `농원 ${distributorId}` }],
    exportedAt: shop.clock.now.toISOString(),
  });
  expect(reply.consents.map(({ kind }) => kind)).toContain("termsOfService");
  expect(reply.sessions).toHaveLength(1);
});

test("received gifts are among a member's data, with the address that they entered themselves alone", async () => {
  const [sender, token] = [await member(shop), await member(shop)];
  const [accepted, opened] = [await buyGift(shop, sender), await buyGift(shop, sender)];
  const see = (gift: typeof opened) =>
    shop.call(token, "GET /v1/gift/to/{id}", { path: { id: gift.links[0] ?? "" } });
  await see(accepted);
  await see(opened);
  const path = { id: accepted.links[0] ?? "" };
  await shop.call(token, "POST /v1/gift/to/{id}/address", { path, body: GIFT_ADDRESS });
  // A relative without an account enters the address of the gift that the member opened.
  await enterAddressOfGift(shop, opened.links[0] ?? "", { receiverName: "박이웃" });
  const headers = await confirmed(shop, token, "exportData");
  const { reply } = await shop.call(token, "GET /v1/app-users/personal-data", {}, headers);
  expect(reply.receivedGifts).toMatchObject([
    {
      senderName: "김하루",
      status: "address_entered",
      address: { selectedAddress: GIFT_ADDRESS.selectedAddress },
    },
    { senderName: "김하루", status: "address_entered", address: null },
  ]);
  expect(reply.receivedGifts[0]?.productName).not.toBe("");
  expect(JSON.stringify(reply.receivedGifts)).not.toContain("박이웃");
});
