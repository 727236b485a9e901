import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf } from "../../farm-access/farm-operator.policy.ts";
import { addActions } from "../../operator-actions/operator-actions.repository.ts";
import {
  type DueQuery,
  listParcels,
  listPicks,
  type ParcelRow,
} from "./list-parcels-and-picks.repository.ts";
import { type PackedParcel, presentParcel, presentPick } from "./packing.presenter.ts";
import { parseMultiIdCursor } from "./parse-multi-id-cursor.ts";

const DEFAULT_TAKE = 100;
/** Purpose recorded with each receiver whose data are shown for packing. */
const PURPOSE = "출고";

/** Lists the parcels to pack with all that their delivery needs; each receiver is recorded as read. */
export async function listPacking(
  { query = {} }: Input<"GET /operator/v1/packing">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/packing">> {
  const { take = DEFAULT_TAKE } = query;
  const place = parseMultiIdCursor(query.nextPage, 3);
  if (place === null) return refuse("INVALID_INPUT");
  const [farm = 0, order = 0, gift = 0] = place;
  const { parcels, isMore } = await readParcels(context, dueOf(query, context), [farm, order, gift], take);
  const last = isMore ? parcels.at(-1) : undefined;
  return ok({
    list: parcels,
    nextPage: last ? `${last.distributor.id}_${last.orderId}_${last.giftToId ?? 0}` : null,
  });
}

/** Lists the options to pick with the sums of their units; nothing of a receiver is shown. */
export async function showPickList(
  { query = {} }: Input<"GET /operator/v1/pick-list">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/pick-list">> {
  const { take = DEFAULT_TAKE } = query;
  const place = parseMultiIdCursor(query.nextPage, 2);
  if (place === null) return refuse("INVALID_INPUT");
  const [farm = 0, option = 0] = place;
  const rows = await listPicks(context.db, {
    ...dueOf(query, context),
    after: [farm, option],
    take: take + 1,
  });
  const last = rows.length > take ? rows[take - 1] : undefined;
  return ok({
    list: rows.slice(0, take).map(presentPick),
    nextPage: last ? `${last.distributor_id}_${last.option_id}` : null,
  });
}

/** Returns what is due: by the day of the query, or today. */
export function dueOf(
  {
    day,
    distributorId,
    includesPaid = false,
  }: { day?: string; distributorId?: number; includesPaid?: boolean },
  context: Pick<OperatorContext, "now" | "operator">,
): DueQuery {
  return {
    day: day ?? kstDateOf(context.now().toISOString()),
    distributorIds: farmsOf(context, distributorId),
    includesPaid,
  };
}

/** Reads parcels and records the reading, one entry for each receiver, also where two farms send to the same. */
export async function readParcels(
  context: OperatorContext,
  due: DueQuery,
  after: readonly [number, number, number],
  take: number,
  orderId: number | null = null,
): Promise<{ parcels: PackedParcel[]; isMore: boolean }> {
  const { remoteAreas } = await context.deliveryCalendar.read();
  return context.db.transaction(async (tx) => {
    const found = await listParcels(tx, { ...due, after, take: take + 1, orderId });
    const rows = found.slice(0, take);
    const receivers = new Map(rows.map((row) => [`${row.order_id} ${row.gift_id}`, row]));
    const read = [...receivers.values()].map(readingOf);
    if (read.length > 0) await addActions(tx, context, read);
    return { parcels: rows.map((row) => presentParcel(row, remoteAreas)), isMore: found.length > take };
  });
}

function readingOf({ order_id, gift_id, user_id }: ParcelRow) {
  const shown = { members: [user_id], ...(gift_id > 0 ? { gifts: [gift_id] } : {}) };
  const after = { by: ["packing"], shown, isMasked: false };
  return { action: "read", subject: `order ${order_id}`, before: null, after, reason: PURPOSE };
}
