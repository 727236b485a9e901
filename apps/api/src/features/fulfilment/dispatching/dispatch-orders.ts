import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/context.ts";
import type { MovedReply } from "../fulfilment.presenter.ts";
import { dispatchLineIn, readDispatchLines } from "./dispatch-lines.ts";

type Dispatched = Answer<"POST /operator/v1/orders/dispatch">;

/**
 * Dispatches many orders in one transaction, locked in the order of their ids. Without `partial` one line that cannot be
 * sent refuses all; a dry run answers what would happen and changes nothing.
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
      const rows: (MovedReply & { line: number })[] = [];
      for (const line of read) {
        const sent = await dispatchLineIn(tx, context, line);
        if (sent.ok) rows.push({ ...sent.moved, line: line.line });
        else refused.push(sent.refused);
      }
      const told = refused.toSorted((a, b) => a.line - b.line);
      const [first] = told;
      if (!first || partial || dryRun)
        return ok({ rows: rows.toSorted((a, b) => a.line - b.line), refused: told });
      const fields = told.map(({ line, message }) => ({ field: `rows.${line}`, message }));
      return refuse(first.code, { fields });
    },
    (result) => result.ok && !dryRun,
  );
}
