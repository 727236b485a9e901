import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addActions } from "../operator-actions/operator-actions.repository.ts";
import { computeNextSettlements, type PlannedSettlement } from "./compute-next-settlements.ts";
import { presentSums } from "./settlement.presenter.ts";
import {
  addAdjustments,
  addSettlements,
  settleCorrections,
  settleProducts,
} from "./settlements.repository.ts";
import { lockFarms } from "./unsettled-amounts.repository.ts";

type Close = "POST /operator/v1/settlements";
type Closing = Input<Close>["body"];

/**
 * Closes the settlements of farms until a day that is over, KST. What is closed never changes: what comes later is held
 * by the next settlement. A dry run answers the same sums and writes nothing.
 */
export async function closeSettlements(
  { query = {}, body }: Input<Close>,
  context: OperatorContext,
): Promise<Answer<Close>> {
  if (body.through >= kstDateOf(context.now().toISOString())) return refuse("SETTLEMENT_DAY_OPEN");
  return context.db.transaction<Answer<Close>>(
    async (tx) => {
      const farms = await lockFarms(tx, body.distributorIds ?? null);
      const planned = await computeNextSettlements(
        tx,
        farms,
        new Date(kstMidnight(addDays(body.through, 1))),
      );
      const ids = query.dryRun ? null : await write(tx, context, body, planned);
      return ok({
        list: planned.map(({ farm, sums }) => ({
          id: ids?.get(farm.id) ?? null,
          ...presentSums(farm, sums),
        })),
      });
    },
    (result) => result.ok && !query.dryRun,
  );
}

/** Writes planned settlements; returns their ids by farm. */
async function write(
  tx: Tx,
  context: OperatorContext,
  { through, reason }: Closing,
  planned: readonly PlannedSettlement[],
): Promise<Map<number, number>> {
  const by = { at: context.now(), operatorId: context.operator.id };
  const added = await addSettlements(
    tx,
    planned.map(({ sums }) => sums),
    { through, ...by },
  );
  const ids = new Map(added.map((row) => [row.distributor_id, row.id]));
  const into = <T>(listOf: (settlement: PlannedSettlement) => readonly T[]) =>
    planned.flatMap((settlement) =>
      listOf(settlement).map((item) => ({ item, settlementId: ids.get(settlement.farm.id) ?? 0 })),
    );
  await settleProducts(
    tx,
    into(({ products }) => products).map(({ item, settlementId }) => ({ id: item.id, settlementId })),
  );
  await settleCorrections(
    tx,
    into(({ correctionIds }) => correctionIds).map(({ item, settlementId }) => ({ id: item, settlementId })),
  );
  await addAdjustments(
    tx,
    into(({ adjustments }) => adjustments).map(({ item, settlementId }) => ({
      ...item,
      settlement_id: settlementId,
    })),
    by,
  );
  await addActions(
    tx,
    context,
    planned.map(({ farm, sums }) => ({
      action: "settlements.close",
      subject: `settlement ${ids.get(farm.id)}`,
      before: null,
      after: { through, ...presentSums(farm, sums) },
      reason,
    })),
  );
  return ids;
}
