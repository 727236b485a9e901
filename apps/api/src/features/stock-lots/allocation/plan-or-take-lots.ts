import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import {
  allocateLots,
  type LotAllocation,
  type NeedyLine,
  type TakeableLot,
} from "@todayfruit/domain/stock-lots/allocate-lots";
import type { Tx } from "../../../db/database.ts";
import { findUnitsWithoutLot, lockLotsOfOptions } from "../../stock/lots/units-without-lot.repository.ts";
import {
  addAllocations,
  listLinesToSend,
  listOptionsToSend,
  listTakeableLots,
} from "./lot-allocations.repository.ts";

type Planned = Result<LotAllocation[], "LOT_SHORT", undefined>;

/**
 * Plans from which lots products of a locked order are sent: first expired, first out, then units without a lot. What they
 * have taken already stays. Refused with `LOT_SHORT` where the rest of the option is in lots that are held, recalled or
 * expire before the arrival. Writes nothing.
 */
export async function planLots(tx: Tx, productIds: readonly number[], now: Date): Promise<Planned> {
  await lockLotsOfOptions(tx, await listOptionsToSend(tx, productIds));
  return planLotsOfLines(tx, await readLines(tx, productIds, now));
}

/** Takes lots for products of a locked order as `planLots` plans it, under the change that accepts them. */
export async function takeLots(
  tx: Tx,
  { productIds, changeId, now }: { productIds: readonly number[]; changeId: number; now: Date },
): Promise<Result<object, "LOT_SHORT", undefined>> {
  const planned = await planLots(tx, productIds, now);
  if (!planned.ok) return planned;
  await addAllocations(tx, { allocations: planned.value, kind: "order", now, changeId });
  return ok({});
}

/** Takes lots for the units of a replacement, before they leave the stock on hand. */
export async function takeLotsForReplacement(
  tx: Tx,
  lines: readonly { lineId: number; optionId: number; units: number }[],
  now: Date,
): Promise<Result<object, "LOT_SHORT", undefined>> {
  const arrivesOn = kstDateOf(now.toISOString());
  await lockLotsOfOptions(
    tx,
    lines.map(({ optionId }) => optionId),
  );
  const planned = await planLotsOfLines(
    tx,
    lines.map((line) => ({ ...line, arrivesOn })),
  );
  if (!planned.ok) return planned;
  await addAllocations(tx, { allocations: planned.value, kind: "replacement", now });
  return ok({});
}

/**
 * Takes lots of an option, whose lots are locked, for products of any orders as far as they suffice; the rest stays without
 * a lot.
 *
 * @returns units taken
 */
export async function takeLotsAsFarAsTheySuffice(
  tx: Tx,
  { productIds, optionId, now }: { productIds: readonly number[]; optionId: number; now: Date },
): Promise<number> {
  const lines = (await readLines(tx, productIds, now)).filter((line) => line.optionId === optionId);
  const { allocations } = allocateLots(lines, await readLots(tx, [optionId]));
  await addAllocations(tx, { allocations, kind: "order", now });
  return allocations.reduce((sum, { units }) => sum + units, 0);
}

async function planLotsOfLines(tx: Tx, lines: readonly NeedyLine[]): Promise<Planned> {
  if (lines.length === 0) return ok([]);
  const lots = await readLots(
    tx,
    lines.map(({ optionId }) => optionId),
  );
  const { allocations, missing } = allocateLots(lines, lots);
  return (await isCovered(tx, lots, missing)) ? ok(allocations) : refuse("LOT_SHORT");
}

/** Checks whether units without a lot cover what lots do not give; an option without lots has no other. */
async function isCovered(
  tx: Tx,
  lots: readonly TakeableLot[],
  missing: readonly { optionId: number; units: number }[],
): Promise<boolean> {
  const inLots = new Set(lots.map(({ optionId }) => optionId));
  const short = Map.groupBy(
    missing.filter(({ optionId }) => inLots.has(optionId)),
    ({ optionId }) => optionId,
  );
  if (short.size === 0) return true;
  const withoutLot = await findUnitsWithoutLot(tx, [...short.keys()]);
  return [...short].every(
    ([optionId, lines]) =>
      lines.reduce((sum, { units }) => sum + units, 0) <= (withoutLot.get(optionId) ?? 0),
  );
}

async function readLines(tx: Tx, productIds: readonly number[], now: Date): Promise<NeedyLine[]> {
  const rows = await listLinesToSend(tx, productIds, kstDateOf(now.toISOString()));
  return rows.map(({ id, option_id, units, arrives_on }) => ({
    lineId: id,
    optionId: option_id,
    units,
    arrivesOn: arrives_on,
  }));
}

async function readLots(tx: Tx, optionIds: readonly number[]): Promise<TakeableLot[]> {
  const rows = await listTakeableLots(tx, optionIds);
  return rows.map(({ id, option_id, status, harvested_on, expires_on, remaining }) => ({
    id,
    optionId: option_id,
    status,
    harvestedOn: harvested_on,
    expiresOn: expires_on,
    remaining,
  }));
}
