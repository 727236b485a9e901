import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { addActions } from "../operator-actions/operator-actions.repository.ts";
import { findUnitsWithoutLot, lockLotsOfOptions } from "./lots/units-without-lot.repository.ts";
import { lockStocks, type StockRow, setStocks } from "./set-stock-on-hand.repository.ts";

type Body = Input<"PATCH /operator/v1/stock">["body"];
type Row = Body["rows"][number];
type Changed = Answer<"PATCH /operator/v1/stock">;
type Refused = Reply<"PATCH /operator/v1/stock">["refused"][number];
type Code = "OPTION_NOT_FOUND" | "STOCK_RESERVED" | "STOCK_IN_LOTS" | "STOCK_CHANGED" | "RECORD_REPEATED";

/**
 * Sets the units on hand of many options in one transaction with a fixed number of statements. Without `partial` one row
 * that cannot be set refuses all; a dry run answers what would happen and changes nothing.
 */
export function changeStocks(
  { body, query: { dryRun = false, partial = false } = {} }: Input<"PATCH /operator/v1/stock">,
  context: OperatorContext,
): Promise<Changed> {
  return context.db.transaction<Changed>(
    async (tx) => {
      const optionIds = [...new Set(body.rows.map(({ id }) => id))];
      await lockLotsOfOptions(tx, optionIds);
      const stored = await lockStocks(tx, optionIds, farmsOf(context));
      const stockOf = new Map(stored.map((row) => [row.option_id, row]));
      const codes = refusalsOf(body.rows, stockOf, await findUnitsWithoutLot(tx, optionIds));
      const refused = body.rows.flatMap((row, index): (Refused & { code: Code })[] => {
        const code = codes[index];
        if (!code) return [];
        const onHand = stockOf.get(row.id)?.on_hand ?? null;
        return [{ id: row.id, code, message: refusalMessage(code), onHand }];
      });
      const [first] = refused;
      if (first && !partial && !dryRun) {
        const fields = refused.map(({ id, message }) => ({ field: `rows.${id}`, message }));
        return refuse(first.code, { fields });
      }
      const rows = body.rows.filter((_, index) => !codes[index]);
      return ok({ rows: await set(tx, context, { rows, reason: body.reason }, stockOf), refused });
    },
    (result) => result.ok && !dryRun,
  );
}

/** Decides each row; `null` for one that can be set. */
function refusalsOf(
  rows: readonly Row[],
  stockOf: ReadonlyMap<number, StockRow>,
  withoutLot: ReadonlyMap<number, number>,
): (Code | null)[] {
  const seen = new Set<number>();
  return rows.map(({ id, onHand, seenOnHand }) => {
    const stock = stockOf.get(id);
    const isRepeated = seen.has(id);
    seen.add(id);
    if (isRepeated) return "RECORD_REPEATED";
    if (!stock) return "OPTION_NOT_FOUND";
    if (seenOnHand !== undefined && seenOnHand !== stock.on_hand) return "STOCK_CHANGED";
    if (onHand < stock.reserved) return "STOCK_RESERVED";
    return stock.on_hand - onHand > (withoutLot.get(id) ?? 0) ? "STOCK_IN_LOTS" : null;
  });
}

async function set(
  tx: Tx,
  context: OperatorContext,
  { rows, reason }: Body,
  stockOf: ReadonlyMap<number, StockRow>,
): Promise<Reply<"PATCH /operator/v1/stock">["rows"]> {
  if (rows.length === 0) return [];
  const changed = await setStocks(tx, rows);
  await addActions(
    tx,
    context,
    changed.map((after) => ({
      action: "stock.change",
      subject: `option ${after.option_id}`,
      before: stockFields(stockOf.get(after.option_id) ?? after),
      after: stockFields(after),
      reason,
    })),
  );
  return changed.map((row) => ({ id: row.option_id, ...stockFields(row) }));
}

function stockFields({ on_hand, reserved }: StockRow) {
  return { onHand: on_hand, reserved };
}
