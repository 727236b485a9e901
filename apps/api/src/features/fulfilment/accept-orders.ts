import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { acceptanceOf, type MovedOrder, type MoveRefusal, moveOrderIn } from "./transition-order.ts";
import { closeOrderChange, openOrderChange } from "./undo/open-and-close-order-change.ts";

type Accepted = Answer<"POST /operator/v1/orders/accept">;

/**
 * Accepts many orders in one transaction, locked in the order of their ids. Without `partial` one that cannot be accepted
 * refuses all; a dry run answers what would happen and changes nothing. All are one change, which is undone as one.
 */
export function acceptOrders(
  { body, query: { dryRun = false, partial = false } = {} }: Input<"POST /operator/v1/orders/accept">,
  context: OperatorContext,
): Promise<Accepted> {
  return context.db.transaction<Accepted>(
    async (tx) => {
      const id = await openOrderChange(tx, context, "accept");
      const moved: MovedOrder[] = [];
      const refused: { id: number; code: MoveRefusal | "LOT_SHORT"; message: string }[] = [];
      for (const orderId of body.orderIds.toSorted((a, b) => a - b)) {
        const accepted = await moveOrderIn(tx, context, acceptanceOf(context, { orderId, changeId: id }));
        if (accepted.ok) moved.push(accepted.value);
        else refused.push({ id: orderId, code: accepted.code, message: refusalMessage(accepted.code) });
      }
      const [first] = refused;
      if (!first || partial || dryRun) {
        const rows = moved.map(({ row }) => row);
        const isWritten = !dryRun && rows.length > 0;
        const change = isWritten
          ? await closeOrderChange(tx, context, { id, move: "accept", rows, wait: "bulk" })
          : null;
        return ok({ change, rows: moved.map(({ reply }) => reply), refused });
      }
      const fields = refused.map(({ id, message }) => ({ field: `orderIds.${id}`, message }));
      return refuse(first.code, { fields });
    },
    (result) => result.ok && result.value.change !== null,
  );
}
