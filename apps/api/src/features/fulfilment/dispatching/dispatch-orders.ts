import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { MovedOrder } from "../transition-order.ts";
import { closeOrderChange, openOrderChange } from "../undo/open-and-close-order-change.ts";
import { dispatchLineIn, readDispatchLines } from "./read-and-dispatch-lines.ts";

type Dispatched = Answer<"POST /operator/v1/orders/dispatch">;

/**
 * Dispatches many orders in one transaction, locked in the order of their ids. Without `partial` one line that cannot be
 * sent refuses all; a dry run answers what would happen and changes nothing. All are one change, which is undone as one.
 */
export function dispatchOrders(
  { body, query: { dryRun = false, partial = false } = {} }: Input<"POST /operator/v1/orders/dispatch">,
  context: OperatorContext,
): Promise<Dispatched> {
  const lines = body.rows.map((row, index) => ({
    ...row,
    line: index + 1,
    productIds: row.orderItemProductIds,
  }));
  return context.db.transaction<Dispatched>(
    async (tx) => {
      const { read, refused } = await readDispatchLines(tx, lines);
      const id = await openOrderChange(tx, context, "dispatch");
      const moved: (MovedOrder & { line: number })[] = [];
      for (const line of read) {
        const sent = await dispatchLineIn(tx, context, line, id);
        if (sent.ok) moved.push({ ...sent.moved, line: line.line });
        else refused.push(sent.refused);
      }
      const told = refused.toSorted((a, b) => a.line - b.line);
      const [first] = told;
      if (!first || partial || dryRun) {
        const rows = moved.map(({ row }) => row);
        const isWritten = !dryRun && rows.length > 0;
        const change = isWritten
          ? await closeOrderChange(tx, context, { id, move: "dispatch", rows, wait: "bulk" })
          : null;
        const sorted = moved.toSorted((a, b) => a.line - b.line);
        return ok({ change, rows: sorted.map(({ reply, line }) => ({ ...reply, line })), refused: told });
      }
      const fields = told.map(({ line, message }) => ({ field: `rows.${line}`, message }));
      return refuse(first.code, { fields });
    },
    (result) => result.ok && result.value.change !== null,
  );
}
