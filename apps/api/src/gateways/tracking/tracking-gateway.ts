import type { TrackingCode } from "@todayfruit/domain/shipping/tracking";

/** What a carrier says happened to a parcel. `at` is an instant, ISO 8601 with offset. */
export type CarrierEvent = { code: TrackingCode; at: string; description: string; location: string | null };

/**
 * - found: everything that the carrier tells of the parcel.
 * - not-known: the carrier has no such number yet, which is normal until it scans the parcel.
 * - unavailable: nobody answered, or not about this parcel; it says nothing of the parcel.
 */
export type TrackReply =
  | { kind: "found"; events: CarrierEvent[] }
  | { kind: "not-known" }
  | { kind: "unavailable"; reason: string };

/** Whoever knows where parcels of all carriers are. */
export type TrackingGateway = {
  track(parcel: { carrierId: string; invoiceNumber: string }): Promise<TrackReply>;
};
