import { orderActions } from "@todayfruit/domain/orders/list-order-actions";
import { ORDER_ITEM_PRODUCT_STATUSES } from "@todayfruit/domain/orders/status";
import type { OrderedItem } from "../features/orders/ordered-item-types.ts";
import { LONG_NAME } from "./fixtures.ts";

const RETURNS = ["return_request", "replace_request", "return_complete", "replace_complete"];

/** An ordered product in every state of its life, with the buttons of a member. */
export const ORDERED_ITEMS: readonly OrderedItem[] = ORDER_ITEM_PRODUCT_STATUSES.map((status, index) => ({
  id: index + 1,
  product: {
    id: 1,
    uuid: "6f0c1c1e-6f0c-4c1e-8f0c-6f0c1c1e6f0c",
    name: LONG_NAME,
    images: [],
    distributor: { id: 1, name: "서귀포햇살농원", region: "제주" },
  },
  orderOptionGroups: [
    {
      id: 1,
      optionId: 1,
      name: "5kg (40~50과)",
      optionUnit: 2,
      price: 19_900,
      listPrice: 23_900,
      shipmentDate: null,
      deliveryPromise: null,
      undatedDelay: null,
      harvests: [],
    },
  ],
  isReviewed: false,
  orderItemProductStatus: status,
  actions: orderActions({
    status,
    withdrawType: "normal",
    isOnly: true,
    isMember: true,
    isReviewed: false,
    isGift: false,
    request: RETURNS.includes(status) ? { status: "requested", isCollected: false } : null,
  }),
  cancelsWhole: true,
  claimId: RETURNS.includes(status) ? 1 : null,
  arrivedOn: "2026-11-19",
  completedOn: status === "complete" ? "2026-11-26" : null,
  completion: status === "delivery_end" ? { rewardPoint: 598, completesOn: "2026-11-26" } : null,
  earnedPoint: status === "complete" ? 598 : 0,
  reviewPoint: 300,
}));
