import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { addActions } from "../operator-actions/operator-actions.repository.ts";
import { findUnitsWithoutLot, lockLotsOfOptions } from "../stock/lots/units-without-lot.repository.ts";
import { lockStocks } from "../stock/set-stock-on-hand.repository.ts";
import { insertLots } from "./stock-lots.repository.ts";
import { type LotInput, validateNewLots } from "./validate-new-lots.ts";

type Call = "POST /operator/v1/stock-lots";

/**
 * Writes lots for units in the store that have none, all of them or none; the stock on hand stays. More units than are
 * without a lot are refused.
 */
export async function createLotsForExistingStock(
  { body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const lots = body.rows.map((row, at) => ({ ...row, field: `rows.${at}` }));
  const refused = await validateNewLots(context.storage, lots);
  if (refused) return refused;
  const optionIds = [...new Set(lots.map(({ optionId }) => optionId))];
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      await lockLotsOfOptions(tx, optionIds);
      const stocks = await lockStocks(tx, optionIds, farmsOf(context));
      if (stocks.length < optionIds.length) return refuse("OPTION_NOT_FOUND");
      const exceeding = exceedingLots(lots, await findUnitsWithoutLot(tx, optionIds));
      if (exceeding.length > 0) return refuse("LOT_UNITS_EXCEEDED", { fields: exceeding });
      const createdBy = context.operator.id;
      const now = context.now();
      const added = await insertLots(tx, { lots: body.rows, stockReceiptId: null, createdBy, now });
      if (added.length < lots.length) return refuse("LOT_CODE_TAKEN");
      await addActions(
        tx,
        context,
        added.map(({ id }, at) => ({
          action: "stock-lots.create",
          subject: `stock lot ${id}`,
          before: null,
          after: body.rows[at] ?? null,
          reason: body.reason,
        })),
      );
      return ok({ rows: dryRun ? [] : added.map(({ id }) => ({ id, version: 1 })) });
    },
    (result) => result.ok && !dryRun,
  );
}

/** Lists the lots of options that have fewer units without a lot, with their number. */
function exceedingLots(lots: readonly LotInput[], withoutLot: ReadonlyMap<number, number>) {
  const given = Map.groupBy(lots, ({ optionId }) => optionId);
  return [...given].flatMap(([optionId, own]) => {
    const free = Math.max(0, withoutLot.get(optionId) ?? 0);
    if (own.reduce((sum, { units }) => sum + units, 0) <= free) return [];
    return own.map(({ field }) => ({ field: `${field}.units`, message: `LOT이 없는 수량 ${free}개` }));
  });
}
