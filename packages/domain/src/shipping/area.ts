import { SECONDARY_AREA_RANGES, THIRD_AREA_RANGES, type ZonecodeRange } from "./area-ranges.ts";

/** Delivery areas: major 육지, secondary_area 제주, third_area 도서산간. */
export const AREA_TYPES = ["major", "secondary_area", "third_area"] as const;
export type AreaType = (typeof AREA_TYPES)[number];

/**
 * Determines the area of a five-digit 우편번호. Always derived here, never accepted from a client, because it decides an
 * amount. Throws a RangeError for anything but five digits, which is a bug of the caller.
 *
 * @example areaOf("06236") // "major" (서울 강남)
 * @example areaOf("63535") // "secondary_area" (서귀포)
 * @example areaOf("40205") // "third_area" (울릉)
 */
export function areaOf(zonecode: string): AreaType {
  if (!/^[0-9]{5}$/.test(zonecode)) throw new RangeError("A zonecode has exactly five digits");
  const number = Number(zonecode);
  if (isWithin(number, SECONDARY_AREA_RANGES)) return "secondary_area";
  if (isWithin(number, THIRD_AREA_RANGES)) return "third_area";
  return "major";
}

function isWithin(zonecode: number, ranges: readonly ZonecodeRange[]): boolean {
  return ranges.some(([from, to]) => zonecode >= from && zonecode <= to);
}
