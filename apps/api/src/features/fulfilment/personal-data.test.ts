import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let order: { id: number };
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  order = await buyThroughCart(shop, await guest(shop), [{}]);
});
afterAll(() => shop.close());

const SECRETS = [
  ADDRESS.receiverName,
  ADDRESS.phone.replaceAll("-", ""),
  ADDRESS.addressDetail,
  ADDRESS.roadAddress,
];

test.each(["viewer", "support", "orders", "manager"])(
  "the role %s sees names, phones and addresses of lists and orders masked",
  async (role) => {
    const { token } = await operator(shop, role);
    const { reply: list } = await shop.call(token, "GET /operator/v1/orders");
    const { reply: one } = await shop.call(token, "GET /operator/v1/orders/{id}", { path: { id: order.id } });
    expect(list.list).toMatchObject([{ id: order.id, phone: expect.stringContaining("-****-") }]);
    const text = JSON.stringify([list, one]);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  },
);

test("the role packing sees them unmasked, with its reason in the audit trail", async () => {
  const own = await operator(shop, "packing");
  const { reply } = await shop.call(own.token, "GET /operator/v1/orders");
  expect(reply.list).toMatchObject([{ receiverName: ADDRESS.receiverName }]);
  const { reply: one } = await shop.call(own.token, "GET /operator/v1/orders/{id}", {
    path: { id: order.id },
  });
  expect(one.order.address).toMatchObject({ roadAddress: ADDRESS.roadAddress });
  expect(await readingsOf(own.id)).toMatchObject([
    { subject: "orders", reason: "출고와 송장 작성", after: { isMasked: false } },
    { subject: `order ${order.id}`, reason: "출고와 송장 작성", after: { isMasked: false } },
  ]);
});

test("one order is unmasked for a reason; without permission or reason it is refused", async () => {
  const path = { id: order.id };
  const unmask = (token: string, reason: string) =>
    shop.call(token, "POST /operator/v1/orders/{id}/personal-data", { path, body: { reason } });
  const viewer = await operator(shop, "viewer");
  expect((await unmask(viewer.token, "궁금해서")).refusal.code).toBe("PERMISSION_REQUIRED");
  const support = await operator(shop, "support");
  expect((await unmask(support.token, "")).refusal.code).toBe("INVALID_INPUT");
  const { reply } = await unmask(support.token, "주소를 고쳐 달라는 전화");
  expect(reply.address).toMatchObject({
    receiverName: ADDRESS.receiverName,
    roadAddress: ADDRESS.roadAddress,
  });
  const [buyer] = await select<{ user_id: number }>(shop, "select user_id from orders where id = $1", [
    order.id,
  ]);
  expect(await readingsOf(support.id)).toEqual([
    {
      subject: `order ${order.id}`,
      reason: "주소를 고쳐 달라는 전화",
      ip_address: "127.0.0.1",
      after: { by: ["id"], shown: { members: [buyer?.user_id] }, isMasked: false },
    },
  ]);
});

test("each listing is in the audit trail with its orders and without the search text, an empty one is not", async () => {
  const own = await operator(shop, "viewer");
  await shop.call(own.token, "GET /operator/v1/orders", { query: { phone: ADDRESS.phone } });
  await shop.call(own.token, "GET /operator/v1/orders", { query: { phone: "010-0000-0000" } });
  expect(await readingsOf(own.id)).toEqual([
    {
      subject: "orders",
      reason: null,
      ip_address: "127.0.0.1",
      after: { by: ["phone"], shown: { orders: [order.id] }, isMasked: true },
    },
  ]);
});

test("the receivers of a gift are masked, and unmasked with their order", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 2 });
  await enterAddressOfGift(shop, gift.links[0]);
  const path = { id: gift.orderId };
  const support = await operator(shop, "support");
  const { reply: hidden } = await shop.call(support.token, "GET /operator/v1/orders/{id}", { path });
  const { reply: open } = await shop.call(support.token, "POST /operator/v1/orders/{id}/personal-data", {
    path,
    body: { reason: "배송 문의" },
  });
  const [to] = open.deliveries;
  const secrets = [
    to?.address?.addressDetail,
    to?.address?.phone,
    to?.address?.roadAddress,
    to?.receiverName,
  ];
  expect(open.deliveries).toHaveLength(2);
  expect(open.address).toBeNull();
  expect(secrets.every((secret) => (secret ?? "").length > 2)).toBe(true);
  expect(secrets.filter((secret) => JSON.stringify(hidden).includes(secret ?? ""))).toEqual([]);
});

function readingsOf(operatorId: number) {
  return select(
    shop,
    "select subject, reason, ip_address, after from operator_action where action = 'read' and operator_id = $1 order by id",
    [operatorId],
  );
}
