import { ADDRESS, guest } from "../product-and-member-fixtures.ts";
import type { Caller, WriteRequest } from "./literal-request.ts";
import { requestPhoneCode } from "./phone-code-for-requests.ts";

const OPTION_UNIT = "option-unit";
const CARTS = "/v1.1/app-users/shopping-carts";

/** Requests of §7 "Cart" and "Orders", with every field that the specification writes. */
export const ORDER_REQUESTS = {
  "GET /v1.2/app-users/shopping-carts": () => ({ url: "/v1.2/app-users/shopping-carts" }),
  "POST /v1.2/app-users/shopping-carts": ({ productId, optionId }) => ({
    url: "/v1.2/app-users/shopping-carts",
    body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] },
  }),
  "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}": (own) => ({
    url: `${CARTS}/${own.cartId}/shopping-option-group/${own.cartOptionId}/${OPTION_UNIT}/2`,
  }),
  "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}": (own) => ({
    url: `${CARTS}/${own.cartId}/shopping-option-group/${own.cartOptionId}`,
  }),
  "PATCH /v1.2/app-users/shopping-carts/calculate": (own) => ({
    url: "/v1.2/app-users/shopping-carts/calculate",
    body: { optionGroupIds: [own.cartOptionId] },
  }),
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": (own) => ({
    url: "/v1.2/app-users/shopping-carts/order-item-tmp",
    body: { optionGroupIds: [own.cartOptionId] },
  }),
  "GET /v1/app-users/order-items": () => ({
    url: "/v1/app-users/order-items?page=0&take=15&oipStatus=paid&year=2026&month=11&productName=",
  }),
  "PUT /v3/app-users/orders/{id}/withdraw": (own) => ({
    url: `/v3/app-users/orders/${own.paidOrderId}/withdraw`,
  }),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": (own) => ({
    url: `/v3/app-users/order-items/${own.paidOrderId}/products/${own.paidOrderProductId}/withdraw`,
  }),
  "PUT /v3/app-users/orders/{id}/guest-withdraw": async (own) => ({
    url: `/v3/app-users/orders/${own.paidOrderId}/guest-withdraw`,
    ...(await provenOrderer(own)),
  }),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": async (own) => ({
    url: `/v3/app-users/order-items/${own.paidOrderId}/products/${own.paidOrderProductId}/guest-withdraw`,
    ...(await provenOrderer(own)),
  }),
  "PUT /v1/app-users/orders/{id}/delivery-address": (own) => {
    const { guestOrderName: _name, guestOrderPhone: _phone, ...address } = ADDRESS;
    return { url: `/v1/app-users/orders/${own.paidOrderId}/delivery-address`, body: address };
  },
  "PUT /v3/app-users/order-tmp/address/{id}": (own) => ({
    url: `/v3/app-users/order-tmp/address/${own.orderTmpId}`,
    body: { address: ADDRESS },
  }),
  "GET /v1/app-users/order-items/guest": async (own) => {
    const { token, body } = await provenOrderer(own);
    const query = new URLSearchParams({ ...body, page: "0", take: "15", oipStatus: "paid" });
    return { url: `/v1/app-users/order-items/guest?${query}`, token };
  },
  "POST /v4/app-users/order-tmp": (own) => ({
    url: "/v4/app-users/order-tmp",
    body: { orderItemTmpId: own.orderItemTmpId },
  }),
  "POST /v4/app-users/order-tmp/gift": (own) => ({
    url: "/v4/app-users/order-tmp/gift",
    body: { orderItemTmpId: own.orderItemTmpId },
  }),
  "GET /v4/app-users/order-tmp/{id}": (own) => ({ url: `/v4/app-users/order-tmp/${own.orderTmpId}` }),
  "GET /v1.2/app-users/orders/{id}": (own) => ({ url: `/v1.2/app-users/orders/${own.paidOrderId}` }),
  "GET /v4/app-users/orders/gift-group/{id}": (own) => ({
    url: `/v4/app-users/orders/gift-group/${own.giftGroupId}`,
  }),
  "PATCH /v4/app-users/order-tmp/calculate/{id}": (own) => ({
    url: `/v4/app-users/order-tmp/calculate/${own.orderTmpId}`,
    body: { address: ADDRESS },
  }),
  "POST /v4/app-users/order-tmp/chk/{id}": (own) => ({
    url: `/v4/app-users/order-tmp/chk/${own.orderTmpId}`,
    body: {
      address: ADDRESS,
      chkPrice: own.openOrder.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "vbank",
      orderItemCashReceiptInfo: {
        cashReceiptType: 1,
        identitySelect: 1,
        identityNo: "01012345678",
        isSave: false,
      },
      isGift: false,
      giftData: null,
    },
  }),
  "GET /v1/app-users/cash-receipt/info": () => ({ url: "/v1/app-users/cash-receipt/info" }),
} satisfies Record<string, WriteRequest>;

/** Proves the orderer of a guest order on another device by name, phone and a code without a purpose. */
async function provenOrderer({ shop, paidOrderId }: Caller) {
  const { rows } = await shop.database.db.pool.query(
    "select address ->> 'guestOrderName' as name, address ->> 'guestOrderPhone' as phone from orders where id = $1",
    [paidOrderId],
  );
  const { token, code } = await requestPhoneCode(shop, rows[0]?.phone);
  return { token: token ?? (await guest(shop)), body: { name: rows[0]?.name, phone: rows[0]?.phone, code } };
}
