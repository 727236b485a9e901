import { planOperatorMove } from "@todayfruit/domain/orders/plan-operator-move";
import {
  deliveredAt,
  nextLook,
  ownEvents,
} from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { listProducts, lockOrder, transitionProducts } from "../../orders/status-transitions.repository.ts";
import { markReplacementsDelivered } from "../replacements/mark-replacements-delivered.ts";
import { countFailure, listOrdersOf, type ParcelRow, recordParcel } from "./tracking.repository.ts";

const REASON = "택배사가 배송을 마쳤어요";

/**
 * Fetches a parcel's tracking, stores new events, and marks its products as delivered at the carrier's own time.
 * Without an answer it is retried later.
 *
 * @returns whether the carrier answered about the parcel
 */
export async function updateParcelTracking(services: Services, parcel: ParcelRow): Promise<boolean> {
  const { db, now, tracking, log } = services;
  const reply = await tracking.track({ carrierId: parcel.tracker_id, invoiceNumber: parcel.invoice_number });
  const dispatchedAt = parcel.dispatched_at.toISOString();
  const lookAfter = (failures: number, isDelivered: boolean) => {
    const next = nextLook({ dispatchedAt, failures, isDelivered }, now().toISOString());
    if (next === null && !isDelivered)
      log.warn("parcel never arrived", { job: "track-parcels", code: String(parcel.id) });
    return next === null ? null : new Date(next);
  };
  if (reply.kind !== "found") {
    const code = reply.kind === "unavailable" ? reply.reason : reply.kind;
    log.warn("parcel not found", { job: "track-parcels", code });
    await countFailure(db, parcel.id, lookAfter(parcel.failures + 1, false));
    return false;
  }
  const events = ownEvents(reply.events, dispatchedAt);
  const there = deliveredAt(events);
  // Carriers' clocks may be fast: a delivery is never in the future.
  const arrivedAt = there === null ? null : new Date(Math.min(Date.parse(there), now().getTime()));
  await db.transaction(async (tx) => {
    // Locks orders before their parcel, in the order of dispatching.
    if (arrivedAt) await arrive(tx, parcel.id, arrivedAt);
    await recordParcel(tx, {
      id: parcel.id,
      events,
      deliveredAt: arrivedAt,
      lookAt: lookAfter(0, arrivedAt !== null),
    });
    if (arrivedAt) await markReplacementsDelivered(tx, services, parcel.id, arrivedAt);
  });
  return true;
}

/** Marks dispatched products as delivered; those being returned or already marked are left. */
async function arrive(tx: Tx, shipmentId: number, at: Date): Promise<void> {
  for (const { orderId, productIds } of await listOrdersOf(tx, shipmentId)) {
    await lockOrder(tx, orderId);
    const products = await listProducts(tx, orderId);
    const onTheWay = products.filter(({ id, status }) => status === "delivering" && productIds.includes(id));
    const planned = planOperatorMove(
      "arrive",
      products,
      onTheWay.map(({ id }) => id),
    );
    if (planned.ok)
      await transitionProducts(tx, { ...planned.value, orderId, actor: "provider", reason: REASON, at });
  }
}
