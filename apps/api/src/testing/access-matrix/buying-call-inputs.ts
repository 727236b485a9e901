import { type Belongings, SECRETS } from "../account-with-belongings.ts";
import { GIFT_ADDRESS } from "../buy-gift-and-enter-address-steps.ts";
import { ADDRESS } from "../product-and-member-fixtures.ts";
import { type Entries, nothing, somebodys } from "./matrix-entry.ts";

/** Link without a valid signature. */
const CHECKOUT_LINK = `${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}.${"9".repeat(13)}.${"A".repeat(43)}`;

/** Entries of calls for cart, order, payment and gift. */
export const BUYING_CALL_INPUTS = {
  "GET /v1/draft-orders/{token}": nothing({
    path: { token: `${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}` },
  }),
  "POST /v1/checkout-links": somebodys((own) => ({ body: { optionGroupIds: [own.cartOptionId] } })),
  "GET /v1/checkout-links/{token}": nothing({ path: { token: CHECKOUT_LINK } }),
  "POST /v1/checkout-links/{token}/use": nothing({ path: { token: CHECKOUT_LINK } }),
  "GET /v1.2/app-users/shopping-carts": nothing({}),
  "POST /v1.2/app-users/shopping-carts": somebodys(
    ({ productId, optionId }) => ({ body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] } }),
    "nothing",
  ),
  "PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}": somebodys((own) => ({
    path: { id: own.cartId, gid: own.cartOptionId, n: 2 },
  })),
  "DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}": somebodys((own) => ({
    path: { id: own.cartId, gid: own.cartOptionId },
  })),
  "PATCH /v1.2/app-users/shopping-carts/calculate": somebodys((own) => ({
    body: { optionGroupIds: [own.cartOptionId] },
  })),
  "GET /v1/app-users/shopping-carts/savings": nothing({}),
  "POST /v1/app-users/shopping-carts/replacements": somebodys((own) => ({
    body: {
      optionGroupId: own.cartOptionId,
      productId: own.productId,
      optionId: own.optionId,
      optionUnit: 1,
    },
  })),
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": somebodys((own) => ({
    body: { optionGroupIds: [own.cartOptionId] },
  })),
  "POST /v4/app-users/order-tmp": somebodys((own) => ({ body: { orderItemTmpId: own.orderItemTmpId } })),
  "POST /v4/app-users/order-tmp/gift": somebodys((own) => ({ body: { orderItemTmpId: own.orderItemTmpId } })),
  "GET /v4/app-users/orders/gift-group/{id}": somebodys((own) => ({ path: { id: own.giftGroupId } })),
  "POST /v1/gift/shared": nothing({ body: { giftTo: "guessed" } }),
  "GET /v4/app-users/order-tmp/{id}": somebodys((own) => ({ path: { id: own.orderTmpId } })),
  "PUT /v3/app-users/order-tmp/address/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: { address: ADDRESS },
  })),
  "PATCH /v4/app-users/order-tmp/calculate/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: { address: ADDRESS },
  })),
  "POST /v4/app-users/order-tmp/chk/{id}": somebodys((own) => ({
    path: { id: own.orderTmpId },
    body: {
      address: ADDRESS,
      chkPrice: own.openOrder.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "card",
    },
  })),
  "GET /v1.2/app-users/orders/{id}": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/tracking": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/reorder": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/season-suggestions": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/repeat-purchases": nothing({}),
  "PUT /v1/app-users/orders/{id}/delivery-address": somebodys((own) => ({
    path: { id: own.paidOrderId },
    body: {
      selectedAddress: "서울",
      roadAddress: "",
      jibunAddress: "",
      addressDetail: "",
      receiverName: "남",
      phone: "01011112222",
      zonecode: "05551",
    },
  })),
  "GET /v1/app-users/orders/{id}/delivery-address/preview": somebodys((own) => ({
    path: { id: own.paidOrderId },
    query: { zonecode: "63122" },
  })),
  "GET /v1/app-users/order-items": nothing({}),
  "GET /v1/app-users/order-items/guest": nothing({
    query: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
  }),
  "GET /v1/app-users/billing-cards": nothing({}),
  "GET /v1/app-users/billing-cards/window": nothing({}),
  "POST /v1/app-users/billing-cards/issue": nothing({ body: { authKey: "none", customerKey: "none" } }),
  "POST /v1/app-users/billing-cards": nothing({
    body: {
      cardNumber: "4330123412341230",
      month: "12",
      year2digits: "99",
      dateOfBirth: "900101",
      cardPassword: "00",
    },
  }),
  "PUT /v1/app-users/billing-cards/{id}/default": somebodys((own) => ({ path: { id: own.billingCardId } })),
  "DELETE /v1/app-users/billing-cards/{id}": somebodys((own) => ({ path: { id: own.billingCardId } })),
  "POST /v1/payments/{orderId}/billing": somebodys((own) => ({
    path: { orderId: own.openOrder.orderId },
    body: { cardId: own.billingCardId },
  })),
  "GET /v1/app-users/cash-receipt/info": nothing({}),
  "DELETE /v1/app-users/cash-receipt/info": nothing({}),
  "PUT /v3/app-users/orders/{id}/withdraw": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "PUT /v3/app-users/orders/{id}/guest-withdraw": somebodys(
    (own) => ({
      path: { id: own.paidOrderId },
      body: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": somebodys(
    (own) => ({
      path: { id: own.paidOrderId, pid: own.paidOrderProductId },
      body: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "DELETE /v1/app-users/orders/{id}/withdraw-request": somebodys((own) => ({
    path: { id: own.paidOrderId },
  })),
  "GET /v1/app-users/orders/{id}/refund-preview": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/refund-preview/guest": somebodys(
    (own) => ({
      path: { id: own.paidOrderId },
      query: { name: SECRETS[0], phone: SECRETS[1], code: "000000" },
    }),
    "nothing",
  ),
  "GET /v1/gift/group": nothing({}),
  "GET /v1/gift/received": nothing({}),
  "GET /v1/gift/group/{id}": somebodys((own) => ({ path: { id: own.giftGroupId } })),
  "GET /v1/gift/group/{id}/refund-preview": somebodys((own) => ({ path: { id: own.giftGroupId } })),
  "PUT /v1/gift/group/{id}/notify-at": somebodys((own) => ({
    path: { id: own.giftGroupId },
    body: { notifyAt: null },
  })),
  "POST /v1/gift/group/{id}/alimtalk": somebodys((own) => ({ path: { id: own.giftGroupId } })),
  "POST /v1/gift/to/{id}/alimtalk": somebodys((own) => ({ path: { id: own.giftToId } })),
  "PUT /v1/gift/group/{id}/withdraw": somebodys((own) => ({ path: { id: own.giftGroupId } })),
  "PUT /v1/gift/to/{id}/withdraw": somebodys((own) => ({ path: { id: own.giftToId } })),
  // The link alone opens a gift: strangers try the one from before it was closed.
  "GET /v1/gift/to/{id}": somebodys((own) => ({ path: { id: own.giftLink } })),
  "POST /v1/gift/to/{id}/address": somebodys((own) => ({ path: { id: own.giftLink }, body: GIFT_ADDRESS })),
  "PUT /v1/gift/to/{id}/address": somebodys((own) => ({ path: { id: own.giftLink }, body: GIFT_ADDRESS })),
  "GET /v1/gift/to/{id}/days": somebodys((own) => ({ path: { id: own.giftLink } })),
  "PUT /v1/gift/to/{id}/day": somebodys((own) => ({
    path: { id: own.giftLink },
    body: { day: "2026-12-04" },
  })),
  "GET /v1/gift/to/{id}/swaps": somebodys((own) => ({ path: { id: own.giftLink } })),
  "PUT /v1/gift/to/{id}/swap": somebodys((own) => ({
    path: { id: own.giftLink },
    body: { lineId: 1, optionId: 1 },
  })),
  "POST /v1/gift/to/{id}/decline": somebodys((own) => ({ path: { id: own.giftLink }, body: {} })),
  "POST /v1/gift/to/{id}/thanks": somebodys((own) => ({
    path: { id: own.giftLink },
    body: { thanks: "고마워요" },
  })),
  "POST /v1/app-users/cart-merge/undo": nothing({}),
  "POST /v1/payments/{orderId}/start": somebodys((own) => ({ path: { orderId: own.openOrder.orderId } })),
  "POST /v1/payments/confirm": somebodys((own) => ({
    body: { paymentKey: "guessed", orderId: own.openOrder.orderId, amount: own.openOrder.price },
  })),
  "POST /v1/payments/{orderId}/fail": somebodys((own) => ({
    path: { orderId: own.openOrder.orderId },
    body: { code: "CLOSED" },
  })),
  "GET /v1/payments/{orderId}": somebodys((own) => ({ path: { orderId: own.openOrder.orderId } })),
  "GET /v1/app-users/order-items/{id}/products/{pid}/claimable": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
  })),
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
    body: {
      wish: "refund",
      reason: "spoiled",
      details: "상했어요",
      photos: [],
      options: [{ id: 1, optionUnit: 1 }],
    },
  })),
  "POST /v1/app-users/order-items/{id}/products/{pid}/claims/preview": somebodys((own) => ({
    path: { id: own.paidOrderId, pid: own.paidOrderProductId },
    body: { reason: "spoiled", options: [{ id: 1, optionUnit: 1 }] },
  })),
  "GET /v1/app-users/orders/{id}/claims": somebodys((own) => ({ path: { id: own.paidOrderId } })),
  "GET /v1/app-users/orders/{id}/claims/{claimId}": somebodys(claimOf),
  "DELETE /v1/app-users/orders/{id}/claims/{claimId}": somebodys(claimOf),
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept": somebodys(claimOf),
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen": somebodys((own) => ({
    ...claimOf(own),
    body: { reason: "더 많이 상했어요" },
  })),
  "PUT /v1/app-users/orders/{id}/claims/{claimId}/pickup": somebodys((own) => ({
    ...claimOf(own),
    body: { pickupOn: "2026-11-24" },
  })),
  "POST /v1/payments/webhooks/toss": nothing({ body: {} }),
} satisfies Entries;

function claimOf(own: Belongings) {
  return { path: { id: own.paidOrderId, claimId: own.claimId } };
}
