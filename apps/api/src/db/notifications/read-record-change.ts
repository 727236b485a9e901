import type { RecordChange } from "./record-change-bus.ts";

/**
 * Reads a notification of the channel `record_changed`.
 *
 * @example readRecordChange("orders:12,14") // { noun: "orders", farms: [12, 14] }
 * @example readRecordChange("coupons") // { noun: "coupons", farms: null }
 */
export function readRecordChange(payload: string): RecordChange {
  const [noun = "", farms] = payload.split(":");
  return { noun, farms: farms === undefined ? null : farms.split(",").map(Number) };
}
