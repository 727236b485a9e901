/** States of goods that come back: asked for at the carrier, collected by it, received by the farm. */
export const PICKUP_STATES = ["requested", "collected", "received"] as const;

export type PickupState = (typeof PICKUP_STATES)[number];

/** Returns the state of goods that come back from the times of its steps. */
export function pickupStateOf(pickup: { collectedAt: Date | null; receivedAt: Date | null }): PickupState {
  if (pickup.receivedAt !== null) return "received";
  return pickup.collectedAt === null ? "requested" : "collected";
}
