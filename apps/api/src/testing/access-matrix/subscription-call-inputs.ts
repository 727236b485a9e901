import { ADDRESS } from "../product-and-member-fixtures.ts";
import { type Entries, nothing, somebodys } from "./matrix-entry.ts";

const NOBODY = 2_000_000_000;

/** Entries of calls about subscriptions. */
export const SUBSCRIPTION_CALL_INPUTS = {
  "GET /v1/products/{id}/selling-plan": nothing({ path: { id: NOBODY } }),
  "GET /v1/app-users/subscription-offers/{optionId}": somebodys(
    ({ offer: { optionId } }) => ({ path: { optionId } }),
    "nothing",
  ),
  "GET /v1/app-users/subscriptions": nothing({}),
  "POST /v1/app-users/subscriptions": somebodys(({ offer, billingCardId }) => ({
    body: {
      ...offer,
      units: 1,
      intervalWeeks: 2,
      priceLimit: null,
      cardId: billingCardId,
      address: ADDRESS,
    },
  })),
  "GET /v1/app-users/subscriptions/{id}": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
  })),
  "GET /v1/app-users/subscriptions/{id}/cycles": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
  })),
  "PATCH /v1/app-users/subscriptions/{id}": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
    body: { units: 2 },
  })),
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/skip": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId, number: 1 },
  })),
  "DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId, number: 1 },
  })),
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/day": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId, number: 1 },
    body: { dispatchOn: "2026-12-01", isKept: false },
  })),
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/approve": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId, number: 1 },
    body: { goodsPrice: 20_000 },
  })),
  "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/pay": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId, number: 1 },
  })),
  "PUT /v1/app-users/subscriptions/{id}/pause": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
    body: { cycles: 1 },
  })),
  "PUT /v1/app-users/subscriptions/{id}/resume": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
  })),
  "PUT /v1/app-users/subscriptions/{id}/end": somebodys(({ subscriptionId }) => ({
    path: { id: subscriptionId },
  })),
} satisfies Entries;
