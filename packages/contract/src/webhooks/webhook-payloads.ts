import { ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { TEST_EVENT, type WebhookEvent } from "@todayfruit/domain/webhooks/webhook-event-names";
import { type TObject, Type } from "typebox";
import { closed, Id, Instant, Money, oneOf, Text } from "../common-schemas.ts";

const Order = closed({
  orderId: Id,
  orderNumber: Text(20),
  /** Status of the whole order after the event: `order.cancelled` of one that goes on is one in part. */
  orderStatus: oneOf(ORDER_STATUSES),
  /** Products of the order that the event is about. */
  orderItemProductIds: Type.Array(Id),
});
const Claim = closed({
  claimId: Id,
  orderId: Id,
  orderItemProductId: Id,
  wish: oneOf(["refund", "replace"]),
  status: oneOf(["requested", "approved", "denied"]),
});

/** Data of each type of event: ids and state, without personal data; details are fetched with an API key. */
const DATA: Record<WebhookEvent | typeof TEST_EVENT, TObject> = {
  "order.paid": Order,
  "order.accepted": Order,
  "order.held": Order,
  "order.dispatched": Order,
  "order.delivered": Order,
  "order.completed": Order,
  "order.cancelled": Order,
  "claim.requested": Claim,
  "claim.decided": Claim,
  "refund.done": closed({
    refundId: Id,
    orderId: Id,
    amount: Money,
    outcome: oneOf(["returned", "paid_elsewhere"]),
  }),
  "stock.changed": closed({
    optionId: Id,
    productId: Id,
    onHand: Type.Integer(),
    /** Units that unpaid orders have reserved, part of `onHand`. */
    reserved: Type.Integer(),
  }),
  "product.changed": closed({ productId: Id, status: Text(30) }),
  "price.changed": closed({ optionId: Id, productId: Id, listPrice: Money, price: Money }),
  "review.created": closed({ reviewId: Id, productId: Id, score: Type.Integer({ minimum: 1, maximum: 5 }) }),
  "question.created": closed({ questionId: Id, productId: Id }),
  "member.deleted": closed({ memberId: Id }),
  [TEST_EVENT]: closed({ endpointId: Id }),
};

/** Bodies of webhooks by their type. */
export const webhookPayloads: Readonly<Record<string, TObject>> = Object.fromEntries(
  Object.entries(DATA).map(([type, data]) => [
    type,
    closed({ type: oneOf([type]), timestamp: Instant, data }),
  ]),
);
