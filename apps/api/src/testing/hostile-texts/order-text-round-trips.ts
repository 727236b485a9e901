import { check, openForm } from "../checkout-steps.ts";
import { ADDRESS, member } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../return-request-steps.ts";
import { subscribe } from "../subscriptions/subscribe-member-steps.ts";
import { addressTexts } from "./account-text-round-trips.ts";
import type { Fields, World, Written } from "./seeded-shop-and-field-types.ts";

const { guestOrderName: _name, guestOrderPhone: _phone, ...GIFT_ADDRESS } = ADDRESS;

/** Texts of an order: addresses, the details of a claim and the message of a failed payment. */
export const ORDER_TEXT_ROUND_TRIPS: Fields = {
  ...addressTexts("PUT /v3/app-users/order-tmp/address/{id} body.address", written),
  "PUT /v3/app-users/order-tmp/address/{id} body.address.guestOrderName": (world, guestOrderName) =>
    written(world, { guestOrderName }),
  ...addressTexts("POST /v4/app-users/order-tmp/chk/{id} body.address", placed),
  "POST /v4/app-users/order-tmp/chk/{id} body.address.guestOrderName": (world, guestOrderName) =>
    placed(world, { guestOrderName }),
  ...addressTexts(
    "PUT /v1/app-users/orders/{id}/delivery-address body",
    async ({ call, token, own }, change) => {
      const path = { id: own.paidOrderId };
      return [
        await call(token, "PUT /v1/app-users/orders/{id}/delivery-address", {
          path,
          body: { ...GIFT_ADDRESS, ...change },
        }),
        async () => (await call(token, "GET /v1.2/app-users/orders/{id}", { path })).reply,
      ];
    },
  ),
  ...addressTexts("PATCH /v4/app-users/order-tmp/calculate/{id} body.address", priced),
  "PATCH /v4/app-users/order-tmp/calculate/{id} body.address.guestOrderName": (world, guestOrderName) =>
    priced(world, { guestOrderName }),
  ...addressTexts("POST /v1/app-users/subscriptions body.address", async ({ shop, call }, change) => {
    const token = await member(shop);
    const { detail } = await subscribe(shop, token, { address: { ...ADDRESS, ...change } });
    const answer = await call(token, "GET /v1/app-users/subscriptions/{id}", { path: { id: detail.id } });
    return [answer, async () => answer.reply];
  }),
  ...addressTexts(
    "PATCH /v1/app-users/subscriptions/{id} body.address",
    async ({ call, token, own }, change) => {
      const path = { id: own.subscriptionId };
      return [
        await call(token, "PATCH /v1/app-users/subscriptions/{id}", {
          path,
          body: { address: { ...ADDRESS, ...change } },
        }),
        async () => (await call(token, "GET /v1/app-users/subscriptions/{id}", { path })).reply,
      ];
    },
  ),
  "POST /v1/payments/{orderId}/fail body.message": (world, message) => failed(world, { message }),
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims body.details": async (
    { shop, call, token },
    details,
  ) => {
    const { order, option } = await buyAndReceive(shop, token, [{}]);
    const put = await requestReturn(shop, token, order, {
      details,
      options: [{ id: option, optionUnit: 1 }],
    });
    return [
      put,
      async () => (await call(token, "GET /v1/app-users/orders/{id}/claims", { path: order })).reply,
    ];
  },
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen body.reason": async (
    { shop, call, token },
    reason,
  ) => {
    const { order, option } = await buyAndReceive(shop, token, [{}]);
    const asked = await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
    await select(
      shop,
      `update return_request set answer = '일부만 상했어요', offered_total = 1000, offered_price = 1000, offered_point = 0,
              offered_at = now(), offer_until = now() + interval '7 days' where id = $1`,
      [asked.reply.id],
    );
    const path = { id: order.id, claimId: asked.reply.id };
    const put = await call(token, "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen", {
      path,
      body: { reason },
    });
    return [
      put,
      async () => (await call(token, "GET /v1/app-users/orders/{id}/claims/{claimId}", { path })).reply,
    ];
  },
};

async function written({ call, visitor: { token, form } }: World, change: object): Promise<Written> {
  const body = { address: { ...ADDRESS, ...change } };
  return [
    await call(token, "PUT /v3/app-users/order-tmp/address/{id}", { path: { id: form.id }, body }),
    async () => (await call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id: form.id } })).reply,
  ];
}

async function priced({ call, visitor: { token, form } }: World, change: object): Promise<Written> {
  const body = { address: { ...ADDRESS, ...change } };
  const put = await call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id: form.id },
    body,
  });
  return [put, async () => put.reply];
}

async function placed({ shop, visitor: { token }, goods }: World, change: object): Promise<Written> {
  const form = await openForm(shop, token, [goods]);
  const put = await check(shop, token, form, { address: { ...ADDRESS, ...change } });
  return [put, () => select(shop, "select address from orders order by id desc limit 1")];
}

async function failed({ shop, call, token, goods }: World, change: object): Promise<Written> {
  const { reply } = await check(shop, token, await openForm(shop, token, [goods]));
  const path = { orderId: reply.orderId };
  return [
    await call(token, "POST /v1/payments/{orderId}/fail", {
      path,
      body: { code: "PAY_PROCESS_CANCELED", ...change },
    }),
    async () => (await call(token, "GET /v1/payments/{orderId}", { path })).reply,
  ];
}
