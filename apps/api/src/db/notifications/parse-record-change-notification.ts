import type { RecordChange } from "./record-change-bus.ts";

/**
 * Reads a notification of the channel `record_changed`.
 *
 * @example parseRecordChangeNotification("orders:12,14") // { noun: "orders", farms: [12, 14] }
 * @example parseRecordChangeNotification("coupons") // { noun: "coupons", farms: null }
 */
export function parseRecordChangeNotification(payload: string): RecordChange {
  const [noun = "", farms] = payload.split(":");
  return { noun, farms: farms === undefined ? null : farms.split(",").map(Number) };
}
