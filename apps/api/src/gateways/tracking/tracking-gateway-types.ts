import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";

/** An event of a parcel as reported by its carrier. `at` is an instant in ISO 8601 with offset. */
export type CarrierEvent = { code: TrackingCode; at: string; description: string; location: string | null };

/**
 * Result of tracking.
 * - found: all events of the parcel that the carrier reports.
 * - not-known: the carrier does not have the number yet, which is normal until it scans the parcel.
 * - unavailable: no answer, or none about this parcel; nothing follows for the parcel.
 */
export type TrackReply =
  | { kind: "found"; events: CarrierEvent[] }
  | { kind: "not-known" }
  | { kind: "unavailable"; reason: string };

/** Gateway that tracks parcels of all carriers. */
export type TrackingGateway = {
  track(parcel: { carrierId: string; invoiceNumber: string }): Promise<TrackReply>;
};
