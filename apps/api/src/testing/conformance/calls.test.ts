import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../account-with-belongings.ts";
import { seedProduct } from "../product-and-member-fixtures.ts";
import { seedDisplays } from "../seed-displays.ts";
import { createTestShop, type TestShop } from "../test-shop.ts";
import { ACCOUNT_REQUEST_SAMPLES } from "./account-request-samples.ts";
import { CATALOG_REQUESTS } from "./catalog-requests.ts";
import { GIFT_AND_REVIEW_REQUESTS } from "./gift-and-review-requests.ts";
import { sendLiterally, type WriteRequest } from "./literal-request.ts";
import { ORDER_REQUESTS } from "./order-requests.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedDisplays(shop.database.db, [(await seedProduct(shop.database.db)).productId]);
});
afterAll(() => shop.close());

const REQUESTS: Record<string, WriteRequest> = {
  ...ACCOUNT_REQUEST_SAMPLES,
  ...CATALOG_REQUESTS,
  ...ORDER_REQUESTS,
  ...GIFT_AND_REVIEW_REQUESTS,
};

test("specification §7: a hundred calls have a literal request", () => {
  expect(Object.keys(REQUESTS)).toHaveLength(100);
});

test.each(Object.entries(REQUESTS))("specification §7: %s is done as it is written", async (name, write) => {
  const isGuests = name.includes("guest-withdraw") || name.endsWith("order-items/guest");
  const kind = isGuests ? "guest" : "member";
  const also = { sendsGift: name.includes("/gift"), reviews: name.includes("/review") };
  const own = { ...(await createAccountWithBelongings(shop, kind, also)), shop };
  const request = await write(own);
  const answer = await sendLiterally(name, request, own);
  const isDone = answer.status === 200 || answer.status === 204;
  expect(isDone ? "done" : answer).toBe("done");
});
