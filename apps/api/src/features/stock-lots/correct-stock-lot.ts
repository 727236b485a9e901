import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf, mayAccessFarm } from "../farm-access/farm-operator.policy.ts";
import { addActions } from "../operator-actions/operator-actions.repository.ts";
import { lockLotsOfOptions } from "../stock/lots/units-without-lot.repository.ts";
import { lockStock, type StockRow, setStock } from "../stock/set-stock-on-hand.repository.ts";
import {
  correctLotUnits,
  type LockedLot,
  listOptionsOfLots,
  lockStockLots,
} from "./stock-lots.repository.ts";

type Call = "PUT /operator/v1/stock-lots/{id}/units";

/**
 * Sets the units that a lot has left, and the stock on hand by the same difference in its ledger; not below what orders
 * have reserved.
 */
export function correctStockLot(
  { path, body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const [owner] = await listOptionsOfLots(tx, [path.id]);
      if (!owner || !mayAccessFarm(context, owner.distributor_id)) return refuse("RECORD_NOT_FOUND");
      await lockLotsOfOptions(tx, [owner.option_id]);
      const [lot] = await lockStockLots(tx, [path.id]);
      const stock = await lockStock(tx, owner.option_id, farmsOf(context));
      if (!lot || !stock) return refuse("RECORD_NOT_FOUND");
      if (lot.status === "recalled") return refuse("LOT_RECALLED");
      if (body.seenRemaining !== undefined && body.seenRemaining !== lot.remaining)
        return refuse("STOCK_CHANGED");
      const units = body.remaining - lot.remaining;
      if (stock.on_hand + units < stock.reserved) return refuse("STOCK_RESERVED");
      const after = await correctUnits(tx, context, { lot, stock, units, kind: "correction", ...body });
      return ok({
        id: lot.id,
        remaining: body.remaining,
        optionId: stock.option_id,
        onHand: after.on_hand,
        reserved: after.reserved,
      });
    },
    (result) => result.ok && !dryRun,
  );
}

type Correction = {
  lot: LockedLot;
  stock: StockRow;
  /** Units to add; negative: to write off. */
  units: number;
  kind: "correction" | "recall";
  reason: string;
};

/** Corrects a locked lot and the locked stock of its option by the same units, with the trail of both. */
export async function correctUnits(
  tx: Tx,
  context: OperatorContext,
  { lot, stock, units, kind, reason }: Correction,
): Promise<StockRow> {
  if (units === 0) return stock;
  const remaining = await correctLotUnits(tx, { id: lot.id, kind, units });
  const after = await setStock(tx, stock.option_id, stock.on_hand + units);
  await addActions(tx, context, [
    {
      action: "stock-lots.units",
      subject: `stock lot ${lot.id}`,
      before: { remaining: remaining - units },
      after: { remaining },
      reason,
    },
    {
      action: "stock.change",
      subject: `option ${stock.option_id}`,
      before: { onHand: stock.on_hand, reserved: stock.reserved },
      after: { onHand: after.on_hand, reserved: after.reserved },
      reason,
    },
  ]);
  return after;
}
