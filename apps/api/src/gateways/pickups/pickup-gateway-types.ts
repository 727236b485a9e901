/** Person or farm at one end of a pickup. */
export type PickupPlace = { name: string; phone: string; zonecode: string; address: string };

/** Order to collect goods on a day. */
export type PickupOrder = {
  /** Key of the goods, unique in the shop: the same key is the same pickup, whatever is sent again. */
  key: string;
  /** Number of the present wish: the carrier keeps the highest and ignores late ones. */
  version: number;
  carrierCode: string;
  /** KST date. */
  pickupOn: string;
  from: PickupPlace;
  to: PickupPlace;
  contents: string;
};

/** State of a pickup at its carrier. `collectedAt` is an instant in ISO 8601 with offset. */
export type CarrierPickup = {
  reference: string;
  collectedAt: string | null;
  invoiceNumber: string | null;
};

/**
 * Answer about a pickup.
 * - found: the carrier has it, as described.
 * - none: the carrier has no such pickup, or has it no longer.
 * - refused: the carrier cannot do it as asked; asking again changes nothing.
 * - unavailable: no answer, or none that can be read; it may have taken effect and is asked again.
 */
export type PickupReply =
  | { kind: "found"; pickup: CarrierPickup }
  | { kind: "none" }
  | { kind: "refused"; reason: string }
  | { kind: "unavailable"; reason: string };

/** Gateway that orders carriers to collect goods. Every call may be repeated: it takes effect once. */
export type PickupGateway = {
  /** Orders a pickup, or moves it to another day; of goods that were collected, returns how. */
  order(order: PickupOrder): Promise<PickupReply>;
  find(key: string): Promise<PickupReply>;
  /** Cancels a pickup that was not collected; of goods that were collected, returns how. */
  cancel(key: string): Promise<PickupReply>;
};
