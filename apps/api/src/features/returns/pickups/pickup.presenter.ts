import type { Reply } from "@todayfruit/contract/all-calls";
import { pickupStateOf } from "@todayfruit/domain/returns/pickup-state";
import type { PickupRow } from "./pickups.repository.ts";

export type PresentedPickup = Reply<"POST /operator/v1/claims/{id}/pickup">;

export function presentPickup(row: PickupRow): PresentedPickup {
  return {
    id: row.id,
    state: pickupStateOf({ collectedAt: row.collected_at, receivedAt: row.received_at }),
    carrier: row.carrier_code,
    pickupOn: row.pickup_on,
    carrierReference: row.carrier_reference,
    requestedAt: row.requested_at.toISOString(),
    orderedAt: row.ordered_at?.toISOString() ?? null,
    invoiceNumber: row.invoice_number,
    collectedAt: row.collected_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
    disposal: row.disposal,
    failures: row.failures,
    failure: row.failure,
  };
}
