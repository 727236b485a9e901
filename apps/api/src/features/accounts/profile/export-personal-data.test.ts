import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmed } from "../../../testing/confirm-by-code.ts";
import { newPhone, PASSWORD, seedProduct, seedRules, signUp } from "../../../testing/factories.ts";
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
  const { reply } = await shop.call(
    token,
    "GET /v1/app-users/personal-data",
    {},
    await confirmed(shop, token, "exportData"),
  );
  expect(reply).toMatchObject({
    user: { email, phone, name: "김하루" },
    withdrawAccount: { owner: "김하루", accountNumber: "********6789" },
    social: [],
    orders: [],
    farms: [{ farmId: distributorId, name: `농원 ${distributorId}` }],
    exportedAt: shop.clock.now.toISOString(),
  });
  expect(reply.consents.map(({ kind }) => kind)).toContain("termsOfService");
  expect(reply.sessions).toHaveLength(1);
});
