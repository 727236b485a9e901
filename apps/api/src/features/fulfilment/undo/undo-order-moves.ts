import type { ChangeMade, RefusedRow } from "@todayfruit/contract/record-edits/record-edit-schemas";
import { orderAfterUndo, type UndoableMove } from "@todayfruit/domain/orders/operator-undo-transitions";
import { type WhyNotUndone, whyNotUndone } from "@todayfruit/domain/orders/why-not-undone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { mayAccessFarm } from "../../farm-access/farm-operator.policy.ts";
import { closeChange, openChange } from "../../record-edits/open-and-close-change.ts";
import { lockLotsOfOptions } from "../../stock/lots/units-without-lot.repository.ts";
import { ORDER_MOVES } from "./open-and-close-order-change.ts";
import {
  dropWaitingNotices,
  listOptionsMovedBy,
  listProductsOfChange,
  lockOrdersOfChange,
  lockWaitingNotices,
  type ProductOfChange,
  stepOrdersBack,
} from "./order-moves-to-undo.repository.ts";
import { releaseParcels, restoreDelays, returnUnitsTakenBy } from "./undo-move-effects.repository.ts";

type Undone = Result<
  Static<typeof ChangeMade> & { refused: RefusedRow[] },
  WhyNotUndone["code"] | "CHANGE_NOT_FOUND",
  { rows: RefusedRow[] } | undefined
>;

type Wish = { changeId: number; reason: string; partial: boolean };
/** Product that the change moved. */
type Moved = ProductOfChange & {
  move: UndoableMove;
  from_status: NonNullable<ProductOfChange["from_status"]>;
  to_status: NonNullable<ProductOfChange["to_status"]>;
};
type OrderOfChange = {
  id: number;
  products: ProductOfChange[];
  moved: Moved[];
  refusal: WhyNotUndone | null;
};

/**
 * Takes the moves of a locked change on orders back by a change of its own: the orders are as before, notices that have not
 * left are dropped, and parcels, lots and promised days are given back. An order on which something later depends is refused
 * as a whole; without `partial` it refuses all.
 */
export async function undoOrderMoves(
  tx: Tx,
  context: OperatorContext,
  { changeId, reason, partial }: Wish,
): Promise<Undone> {
  const locked = await lockOrdersOfChange(tx, changeId);
  // A recall takes the lots of an option, so that none comes between the look at them and the step back.
  await lockLotsOfOptions(tx, await listOptionsMovedBy(tx, changeId));
  const waiting = await lockWaitingNotices(tx, changeId);
  const orders = ordersOf(await listProductsOfChange(tx, changeId), waiting);
  const own = orders.every(({ moved }) => moved.every((each) => mayAccessFarm(context, each.distributor_id)));
  if (!own || locked.length === 0) return refuse("CHANGE_NOT_FOUND");
  const refused = orders.flatMap((order) => refusedRow(order));
  const free = orders.filter(({ refusal }) => refusal === null);
  const [first] = orders.flatMap(({ refusal }) => refusal ?? []);
  if (first && (!partial || free.length === 0)) return refuse(first.code, { rows: refused });
  const undoId = await openChange(tx, context, { noun: ORDER_MOVES, reason, undoesId: changeId });
  await stepBack(tx, context, { changeId, undoId, reason, free });
  const rows = free.map((order) => ({
    id: order.id,
    before: statusesOf(order, "to"),
    after: statusesOf(order, "from"),
  }));
  const change = await closeChange(tx, context, {
    id: undoId,
    action: "orders.undo",
    subject: "order",
    rows,
  });
  return ok({ ...change, refused });
}

/** Groups the products by their orders, each with the first reason for which it stays. */
function ordersOf(products: readonly ProductOfChange[], waiting: ReadonlySet<number>): OrderOfChange[] {
  return [...Map.groupBy(products, ({ order_id }) => order_id)].map(([id, all]) => {
    const moved = all.filter(isMoved);
    const [refusal = null] = moved.flatMap((product) => reasonOf(product, waiting) ?? []);
    return { id, products: all, moved, refusal };
  });
}

function isMoved(product: ProductOfChange): product is Moved {
  return product.move !== null;
}

function reasonOf(product: Moved, waiting: ReadonlySet<number>): WhyNotUndone | null {
  return whyNotUndone(product.move, {
    to: product.to_status,
    status: product.status,
    isMovedLater: product.is_moved_later,
    // An acceptance tells nobody.
    isTold: product.move !== "accept" && !waiting.has(product.id),
    isUnderWay: product.is_under_way,
    isRecalled: product.is_recalled,
    isPromiseMoved: product.is_promise_moved,
  });
}

async function stepBack(
  tx: Tx,
  { now }: OperatorContext,
  {
    changeId,
    undoId,
    reason,
    free,
  }: Omit<Wish, "partial"> & { undoId: number; free: readonly OrderOfChange[] },
): Promise<void> {
  const moved = free.flatMap((order) => order.moved);
  const productIds = moved.map(({ id }) => id);
  const orders = free.map((order) => ({ id: order.id, status: statusAfter(order) }));
  await dropWaitingNotices(
    tx,
    changeId,
    orders.map(({ id }) => id),
  );
  await stepOrdersBack(tx, { changeId, undoId, orders, reason, at: now() });
  const [move] = moved.map((each) => each.move);
  if (move === "hold") await restoreDelays(tx, { changeId, undoId, productIds });
  if (move === "dispatch") await releaseParcels(tx, productIds);
  if (move !== "hold") await returnUnitsTakenBy(tx, changeId, productIds);
}

function statusAfter({ products, moved }: OrderOfChange) {
  return orderAfterUndo(
    products,
    moved.map(({ id, from_status: to }) => ({ id, to })),
  );
}

function statusesOf({ moved }: OrderOfChange, which: "from" | "to") {
  return {
    products: moved.map(({ id, from_status, to_status }) => ({
      id,
      status: which === "from" ? from_status : to_status,
    })),
  };
}

function refusedRow({ id, moved, refusal }: OrderOfChange): RefusedRow[] {
  if (refusal === null) return [];
  const current = { products: moved.map((product) => ({ id: product.id, status: product.status })) };
  return [{ id, ...refusal, field: null, version: null, current, changedBy: null, changedAt: null }];
}
