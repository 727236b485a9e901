import { won } from "@todayfruit/domain/money/won";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewCoupon } from "../../testing/add-coupon.ts";
import { pay } from "../../testing/checkout-steps.ts";
import { checkGift, giftData, giftGroup, openGift } from "../../testing/gift-checkout-steps.ts";
import { issueNewCoupon } from "../../testing/issue-new-coupon.ts";
import { member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { takeBackGift } from "../../testing/refund-gift-or-enter-address-directly.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const held = (token: string, change: Partial<NewCoupon>) =>
  issueNewCoupon(shop, token, {
    amount: 1000,
    conditions: [{ code: "MIN_PRICE", minPrice: won(25_000) }],
    ...change,
  });

test.each([true, false])(
  "a gift with a goods coupon and a shipping coupon gives each part back to the won, when its product ships with others: %s",
  async (isBundle) => {
    const token = await member(shop);
    const { productId, optionIds } = await seedProduct(shop.database.db, { price: 10_000, stock: 100 });
    await select(shop, "update product set is_bundle = $2 where id = $1", [productId, isBundle]);
    const couponId = await held(token, { scope: [{ kind: "product", id: productId }] });
    const shippingCouponId = await held(token, { target: "shipping", amount: 4000 });
    const picks = [{ productId, optionId: optionIds[0] }] as const;
    const form = await openGift(shop, token, picks, 3, { couponId, shippingCouponId });
    expect(form.price).toBe(39_000 - 1000 - 4000);
    const placed = await checkGift(shop, token, form, giftData("alimtalk", 3));
    await pay(shop, token, { ...placed.reply, orderTmpId: form.id });
    const group = await giftGroup(shop, token, placed.reply.giftGroupId ?? 0);
    // Neither coupon is lost with a part, though what remains is below the minimum.
    const parts: number[] = [];
    for (const { id } of group.giftTos) parts.push(await takeBackGift(shop, id, "declined"));
    expect(parts.toSorted()).toEqual([11_332, 11_334, 11_334]);
    expect(await heldByProvider(shop, placed.reply.orderId)).toBe(0);
    expect(await breaches(shop)).toEqual([]);
  },
);
