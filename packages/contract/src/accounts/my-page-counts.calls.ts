import { calls } from "../call-definition.ts";
import { Count, closed } from "../common-schemas.ts";

/** Statuses whose orders a member's page counts, in an order's sequence. */
export const COUNTED_STATUSES = [
  "bank_transfer_waiting",
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "delivery_end",
] as const;

/** Calls of a member's own page. */
export const myPageCalls = calls({
  "GET /v1/app-users/my-page": {
    summary:
      "마이 화면의 수: 상태마다의 주문, 쿠폰, 쓸 수 있는 후기, 찜, 선물. 주문의 수는 oipStatus로 거른 주문 목록과 같아요.",
    access: "member",
    reply: closed({
      /** Orders with a product in the status, as the order list filtered by it shows them. */
      orders: closed({
        bank_transfer_waiting: Count,
        paid: Count,
        delivery_waiting: Count,
        delivery_delay: Count,
        delivering: Count,
        delivery_end: Count,
      } satisfies Record<(typeof COUNTED_STATUSES)[number], typeof Count>),
      coupons: Count,
      /** Delivered products that the member can still review. */
      reviewable: Count,
      reviews: Count,
      favorites: Count,
      /** Gifts received, those of them that wait for an address, and gift groups sent. */
      gifts: closed({ received: Count, addressWaiting: Count, sent: Count }),
    }),
    refusals: [],
  },
});
