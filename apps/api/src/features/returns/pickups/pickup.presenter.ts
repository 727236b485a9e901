import type { Reply } from "@todayfruit/contract/all-calls";
import type { PickupRow } from "./pickups.repository.ts";

export type PresentedPickup = Reply<"POST /operator/v1/claims/{id}/pickup">;

export function presentPickup(row: PickupRow): PresentedPickup {
  return {
    id: row.id,
    carrier: row.carrier_code,
    pickupOn: row.pickup_on,
    carrierReference: row.carrier_reference,
    requestedAt: row.requested_at.toISOString(),
    receivedAt: row.received_at?.toISOString() ?? null,
    disposal: row.disposal,
  };
}
