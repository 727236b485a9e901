import type { ChangeMade } from "@todayfruit/contract/record-edits/record-edit-schemas";
import {
  NOTICE_WAIT_MS,
  type NoticeWait,
  type UndoableMove,
} from "@todayfruit/domain/orders/operator-undo-transitions";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { ChangedRow } from "../../record-edits/add-operator-changes.repository.ts";
import { closeChange, openChange } from "../../record-edits/open-and-close-change.ts";
import { letNoticesWait } from "./order-moves.repository.ts";

/** Noun of changes that move orders; `orders` is that of their memos. */
export const ORDER_MOVES = "order-moves";

/** Reasons of acts that ask for none, for the list of changes. */
const REASONS: Record<UndoableMove, string> = { accept: "주문 접수", hold: "배송 미룸", dispatch: "출고" };

/** Opens the change under which one call moves orders; the caller closes it or rolls back. */
export function openOrderChange(
  tx: Tx,
  context: OperatorContext,
  move: UndoableMove,
  reason: string | null = null,
): Promise<number> {
  return openChange(tx, context, { noun: ORDER_MOVES, reason: reason ?? REASONS[move] });
}

type Moved = { id: number; move: UndoableMove; rows: readonly ChangedRow[]; wait: NoticeWait };

/** Closes the change of a call with an entry of the trail for each order; its notices wait so that undo is in time. */
export async function closeOrderChange(
  tx: Tx,
  context: OperatorContext,
  { id, move, rows, wait }: Moved,
): Promise<Static<typeof ChangeMade>> {
  await letNoticesWait(tx, id, new Date(context.now().getTime() + NOTICE_WAIT_MS[wait]));
  return closeChange(tx, context, { id, action: `orders.${move}`, subject: "order", rows });
}
