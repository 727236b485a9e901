import type { Input } from "@todayfruit/contract/all-calls";
import type { ChangeMade } from "@todayfruit/contract/record-edits/record-edit-schemas";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { UndoableMove } from "@todayfruit/domain/orders/operator-undo-transitions";
import {
  OPERATOR_TRANSITIONS,
  type OperatorMove,
  type PlannedMove,
  planOperatorMove,
} from "@todayfruit/domain/orders/plan-operator-move";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { renewPromisesAtDelay } from "../delivery-promises/renew-promises-of-changed-order.ts";
import { mayAccessFarm } from "../farm-access/farm-operator.policy.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import {
  type LockedOrder,
  listProducts,
  lockOrder,
  type ProductRow,
  transitionProducts,
} from "../orders/status-transitions.repository.ts";
import type { ChangedRow } from "../record-edits/add-operator-changes.repository.ts";
import { takeLots } from "../stock-lots/allocation/plan-or-take-lots.ts";
import { type MovedReply, presentMoved } from "./order-detail-and-moves.presenter.ts";
import { closeOrderChange, openOrderChange } from "./undo/open-and-close-order-change.ts";
import { addOrderMoves, type HeldBefore, listDelaysBefore } from "./undo/order-moves.repository.ts";
import { writeDelay } from "./write-delay.repository.ts";

export type TransitionRequest<R extends string = never> = {
  orderId: number;
  move: OperatorMove;
  /** `orderItemProducts[].id`; by default all products of the order that can be moved. */
  productIds: readonly number[] | undefined;
  reason: string | null;
  /** Further changes of the moved products in the same transaction; a refusal rolls everything back. */
  also?: (tx: Tx, order: LockedOrder, productIds: readonly number[]) => Promise<Result<object, R, undefined>>;
};

/** Move that an operator can take back, under the change of its call. */
export type UndoableRequest<R extends string = never> = TransitionRequest<R> & {
  move: UndoableMove;
  changeId: number;
};

export type MoveRefusal =
  | "ORDER_NOT_FOUND"
  | "ORDER_NOT_MOVABLE"
  | "GIFT_WITHOUT_ADDRESS"
  | "GIFT_PARCEL_APART";

/** Moved order, and what its change and the trail keep of it. */
export type MovedOrder = { reply: MovedReply; row: ChangedRow };

/** Accepts products of a paid order, which the farm then packs. */
export function acceptOrder(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/accept">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/accept">> {
  return moveUndoably(context, "accept", null, (changeId) =>
    acceptanceOf(context, { orderId: path.id, changeId, productIds: body.orderItemProductIds }),
  );
}

/** Returns the move by which products of an order are accepted; with it they take their units from lots. */
export function acceptanceOf(
  context: OperatorContext,
  {
    orderId,
    changeId,
    productIds,
  }: { orderId: number; changeId: number; productIds?: readonly number[] | undefined },
): UndoableRequest<"LOT_SHORT"> {
  return {
    orderId,
    changeId,
    move: "accept",
    productIds,
    reason: null,
    also: (tx, _order, accepted) => takeLots(tx, { productIds: accepted, changeId, now: context.now() }),
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
  return moveUndoably(context, "hold", reason, (changeId) => ({
    orderId: path.id,
    changeId,
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
  }));
}

/** Marks products of an order as arrived, for a reason, where no carrier reports it. */
export function markArrived(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/arrive">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/orders/{id}/arrive">> {
  const { reason, orderItemProductIds: productIds } = body;
  return context.db.transaction<Answer<"PUT /operator/v1/orders/{id}/arrive">>(
    async (tx) => {
      const moved = await moveOrderIn(tx, context, { orderId: path.id, move: "arrive", productIds, reason });
      if (!moved.ok) return moved;
      const { before, after } = moved.value.row;
      await addAction(tx, context, {
        action: "orders.arrive",
        subject: `order ${path.id}`,
        before,
        after,
        reason,
      });
      return ok(moved.value.reply);
    },
    (result) => result.ok,
  );
}

type UndoablyMoved<R extends string> = Result<
  MovedReply & { change: Static<typeof ChangeMade> },
  MoveRefusal | R,
  undefined
>;

/** Moves products of one order in a transaction of its own, under a change that takes it back. */
export function moveUndoably<R extends string = never>(
  context: OperatorContext,
  move: UndoableMove,
  reason: string | null,
  requestOf: (changeId: number) => UndoableRequest<R>,
): Promise<UndoablyMoved<R>> {
  return context.db.transaction<UndoablyMoved<R>>(
    async (tx) => {
      const id = await openOrderChange(tx, context, move, reason);
      const moved = await moveOrderIn<R>(tx, context, requestOf(id));
      if (!moved.ok) return moved;
      const { reply, row } = moved.value;
      const change = await closeOrderChange(tx, context, { id, move, rows: [row], wait: "single" });
      return ok({ ...reply, change });
    },
    (result) => result.ok,
  );
}

/**
 * Moves products of an order along their state table under the order's lock, with events; the caller adds the trail. A
 * refusal without `also` has written nothing.
 */
export async function moveOrderIn<R extends string = never>(
  tx: Tx,
  context: OperatorContext,
  wish: TransitionRequest<R> | UndoableRequest<R>,
): Promise<Result<MovedOrder, MoveRefusal | R, undefined>> {
  const order = await lockOrder(tx, wish.orderId);
  if (!order) return refuse("ORDER_NOT_FOUND");
  const products = await listProducts(tx, order.id);
  const own = products.filter((product) => mayAccessFarm(context, product.distributor_id));
  if (own.length === 0) return refuse("ORDER_NOT_FOUND");
  const states = products.map((product) => ({ ...product, isOutOfReach: !own.includes(product) }));
  const planned = planOperatorMove(wish.move, states, wish.productIds ?? null);
  if (!planned.ok) return refuse(isHeldByGift(wish, own) ? "GIFT_WITHOUT_ADDRESS" : planned.code);
  const productIds = planned.value.moves.map(({ id }) => id);
  if (wish.move === "dispatch" && receiversOf(products, productIds) > 1) return refuse("GIFT_PARCEL_APART");
  const replaced = wish.move === "hold" ? await listDelaysBefore(tx, productIds) : [];
  const also = wish.also ? await wish.also(tx, order, productIds) : ok({});
  if (!also.ok) return also;
  const at = context.now();
  if ("changeId" in wish) await keepMoves(tx, wish, { products, moves: planned.value.moves, replaced });
  await transitionProducts(tx, {
    ...planned.value,
    orderId: order.id,
    actor: "shop",
    reason: wish.reason,
    at,
  });
  const reply = presentMoved(order.id, planned.value, own);
  const row = {
    id: order.id,
    before: { status: order.status, products: products.filter(({ id }) => productIds.includes(id)) },
    after: { status: reply.orderItemStatus, productIds, ...also.value },
  };
  return ok({ reply, row });
}

/** Keeps what the move replaces, by which it is taken back. */
async function keepMoves(
  tx: Tx,
  { changeId, orderId, move }: UndoableRequest<string>,
  by: { products: readonly ProductRow[]; moves: PlannedMove["moves"]; replaced: readonly HeldBefore[] },
): Promise<void> {
  const statusOf = new Map(by.products.map(({ id, status }) => [id, status]));
  const before = new Map(by.replaced.map((row) => [row.id, row]));
  const moves = by.moves.map(({ id, to }) => ({
    id,
    from_status: statusOf.get(id) ?? to,
    to_status: to,
    delay: before.get(id)?.delay ?? null,
    promises: before.get(id)?.promises ?? null,
  }));
  await addOrderMoves(tx, { changeId, orderId, move, moves });
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
