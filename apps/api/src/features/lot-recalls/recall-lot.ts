import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { explainRefusedRows } from "../record-edits/explain-refused-rows.ts";
import { lockLotsOfOptions } from "../stock/lots/units-without-lot.repository.ts";
import { lockStock, type StockRow } from "../stock/set-stock-on-hand.repository.ts";
import { takeLotsAsFarAsTheySuffice } from "../stock-lots/allocation/plan-or-take-lots.ts";
import { correctUnits } from "../stock-lots/correct-stock-lot.ts";
import { stockLotRecordDefinition, storedStockLot } from "../stock-lots/stock-lot-record-definition.ts";
import { type LockedLot, listOptionsOfLots, lockStockLots } from "../stock-lots/stock-lots.repository.ts";
import { markRecalled, takeUnitsBack } from "./recalled-lots-and-orders.repository.ts";

type Call = "POST /operator/v1/stock-lots/{id}/recall";

/**
 * Recalls a lot: nothing is taken from it any more, lines that are not dispatched take other lots as far as these suffice,
 * and the units that no order counts on are written off the stock on hand.
 */
export function recallLot(
  { path, body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const [owner] = await listOptionsOfLots(tx, [path.id]);
      if (!owner) return refuse("RECORD_NOT_FOUND");
      await lockLotsOfOptions(tx, [owner.option_id]);
      const [lot] = await lockStockLots(tx, [path.id]);
      const stock = await lockStock(tx, owner.option_id, null);
      if (!lot || !stock) return refuse("RECORD_NOT_FOUND");
      if (lot.status === "recalled") return refuse("LOT_RECALLED");
      if (lot.version !== body.version) return refuse("RECORD_CHANGED", { rows: await explain(tx, lot) });
      return ok(await recall(tx, context, { lot, stock, reason: body.reason }));
    },
    (result) => result.ok && !dryRun,
  );
}

function explain(tx: Tx, lot: LockedLot) {
  return explainRefusedRows(tx, {
    subject: stockLotRecordDefinition.subject,
    refused: [{ id: lot.id, code: "RECORD_CHANGED", field: null }],
    stored: new Map([[lot.id, storedStockLot(lot)]]),
  });
}

async function recall(
  tx: Tx,
  context: OperatorContext,
  { lot, stock, reason }: { lot: LockedLot; stock: StockRow; reason: string },
) {
  const now = context.now();
  const version = await markRecalled(tx, lot.id, reason, now);
  const back = await takeUnitsBack(tx, lot.id);
  const returned = back.reduce((sum, { units }) => sum + units, 0);
  const productIds = back.map(({ product_id }) => product_id);
  const taken = await takeLotsAsFarAsTheySuffice(tx, { productIds, optionId: lot.option_id, now });
  const reallocated = Math.min(taken, returned);
  const left = lot.remaining + returned;
  const writtenOff = Math.min(left, stock.on_hand - stock.reserved);
  await correctUnits(tx, context, { lot, stock, units: -writtenOff, kind: "recall", reason });
  const done = {
    returned,
    reallocated,
    missing: returned - reallocated,
    writtenOff,
    remaining: left - writtenOff,
  };
  await addAction(tx, context, {
    action: "stock-lots.recall",
    subject: `stock lot ${lot.id}`,
    before: { status: lot.status, remaining: lot.remaining },
    after: { status: "recalled", ...done },
    reason,
  });
  return { id: lot.id, version, ...done };
}
