import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import {
  OPERATOR_TRANSITIONS,
  type OperatorMove,
  planMove,
} from "@todayfruit/domain/orders/operator-transitions";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { renewPromisesAtDelay } from "../delivery-promises/renew-promises.ts";
import { mayAccessFarm } from "../farm-access/farm-operator.policy.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import {
  type LockedOrder,
  listProducts,
  lockOrder,
  type ProductRow,
  transitionProducts,
} from "../orders/status-transitions.repository.ts";
import { takeLots } from "../stock-lots/allocation/plan-lots.ts";
import { writeDelay } from "./delays.repository.ts";
import { type MovedReply, presentMoved } from "./fulfilment.presenter.ts";

export type TransitionRequest<R extends string = never> = {
  orderId: number;
  move: OperatorMove;
  /** `orderItemProducts[].id`; by default all products of the order that can be moved. */
  productIds: readonly number[] | undefined;
  reason: string | null;
  /** Further changes of the moved products in the same transaction; a refusal rolls everything back. */
  also?: (tx: Tx, order: LockedOrder, productIds: readonly number[]) => Promise<Result<object, R, undefined>>;
};

export type MoveRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_NOT_MOVABLE"
  | "GIFT_WITHOUT_ADDRESS"
  | "GIFT_PARCEL_APART";

/** Accepts products of a paid order, which the farm then packs. */
export function acceptOrder(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/accept">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/accept">> {
  const productIds = body.orderItemProductIds;
  return moveOrder(context, acceptanceOf(context, path.id, productIds));
}

/** Returns the move by which products of an order are accepted; with it they take their units from lots. */
export function acceptanceOf(
  context: OperatorContext,
  orderId: number,
  productIds?: readonly number[],
): TransitionRequest<"LOT_SHORT"> {
  return {
    orderId,
    move: "accept",
    productIds,
    reason: null,
    also: (tx, _order, accepted) => takeLots(tx, accepted, context.now()),
  };
}

/** Holds products of an order for a reason shown to the buyer, with the dispatch date where it is known. */
export async function holdOrderProducts(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/hold">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/hold">> {
  const { reason, shipsOn, orderItemProductIds } = body;
  if (shipsOn !== undefined && shipsOn < kstDateOf(context.now().toISOString()))
    return refuse("DISPATCH_DAY_PAST");
  const calendar = await context.deliveryCalendar.read();
  return moveOrder(context, {
    orderId: path.id,
    move: "hold",
    productIds: orderItemProductIds,
    reason,
    also: async (tx, { id: orderId }, productIds) => {
      const now = context.now();
      await writeDelay(tx, { productIds, reason, shipsOn: shipsOn ?? null, now });
      if (shipsOn !== undefined)
        await renewPromisesAtDelay(tx, { orderId, productIds, shipsOn, reason, now, calendar });
      return ok(shipsOn === undefined ? {} : { shipsOn });
    },
  });
}

/** Marks products of an order as arrived, for a reason, where no carrier reports it. */
export function markArrived(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/arrive">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/arrive">> {
  const productIds = body.orderItemProductIds;
  return moveOrder(context, { orderId: path.id, move: "arrive", productIds, reason: body.reason });
}

/** Moves products of an order along their state table under the order's lock, with events and the audit trail. */
export async function moveOrder<R extends string = never>(
  context: OperatorContext,
  wish: TransitionRequest<R>,
): Promise<Result<MovedReply, MoveRefusal | R, undefined>> {
  return context.db.transaction<Result<MovedReply, MoveRefusal | R, undefined>>(
    (tx) => moveOrderIn(tx, context, wish),
    (result) => result.ok,
  );
}

/** Moves products of an order in an open transaction; a refusal without `also` has written nothing. */
export async function moveOrderIn<R extends string = never>(
  tx: Tx,
  context: OperatorContext,
  wish: TransitionRequest<R>,
): Promise<Result<MovedReply, MoveRefusal | R, undefined>> {
  const order = await lockOrder(tx, wish.orderId);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const products = await listProducts(tx, order.id);
  const own = products.filter((product) => mayAccessFarm(context, product.distributor_id));
  if (own.length === 0) return refuse("ORDER_NOT_FOUND");
  const states = products.map((product) => ({ ...product, isOutOfReach: !own.includes(product) }));
  const planned = planMove(wish.move, states, wish.productIds ?? null);
  if (!planned.ok) return refuse(isHeldByGift(wish, own) ? "GIFT_WITHOUT_ADDRESS" : planned.code);
  const productIds = planned.value.moves.map(({ id }) => id);
  if (wish.move === "dispatch" && receiversOf(products, productIds) > 1) return refuse("GIFT_PARCEL_APART");
  const also = wish.also ? await wish.also(tx, order, productIds) : ok({});
  if (!also.ok) return also;
  const at = context.now();
  await transitionProducts(tx, {
    ...planned.value,
    orderId: order.id,
    actor: "shop",
    reason: wish.reason,
    at,
  });
  const after = presentMoved(order.id, planned.value, own);
  await addAction(tx, context, {
    action: `orders.${wish.move}`,
    subject: `order ${order.id}`,
    before: { status: order.status, products: products.filter(({ id }) => productIds.includes(id)) },
    after: { status: after.orderItemStatus, productIds, ...also.value },
    reason: wish.reason,
  });
  return ok(after);
}

/** Counts the receivers of the products; one parcel goes to one receiver. */
function receiversOf(products: readonly ProductRow[], ids: readonly number[]): number {
  return new Set(products.filter(({ id }) => ids.includes(id)).map((product) => product.gift_id)).size;
}

/** Returns true when the move fails only because a gift's receiver has not entered an address. */
function isHeldByGift(
  { move, productIds }: Pick<TransitionRequest, "move" | "productIds">,
  products: readonly ProductRow[],
): boolean {
  const from: readonly string[] = OPERATOR_TRANSITIONS[move].from;
  return products.some(
    ({ id, status, awaitsAddress }) =>
      awaitsAddress && from.includes(status) && (productIds === undefined || productIds.includes(id)),
  );
}
