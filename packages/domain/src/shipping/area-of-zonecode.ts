/** Delivery areas: major 육지, secondary_area 제주, third_area 도서산간. */
export const AREA_TYPES = ["major", "secondary_area", "third_area"] as const;
export type AreaType = (typeof AREA_TYPES)[number];

/** Postcodes of a remote area, both ends included. */
export type RemoteAreaRange = { area: Exclude<AreaType, "major">; first: number; last: number };

/**
 * Determines the area of a five-digit 우편번호. Always derived here, never accepted from a client, because it decides an
 * amount. Throws a RangeError for anything but five digits, which is a bug of the caller.
 *
 * @param ranges remote areas of the calendar; everything else is mainland
 * @example areaOf("06236", ranges) // "major" (서울 강남)
 * @example areaOf("63535", ranges) // "secondary_area" (서귀포)
 * @example areaOf("40205", ranges) // "third_area" (울릉)
 */
export function areaOf(zonecode: string, ranges: readonly RemoteAreaRange[]): AreaType {
  if (!/^[0-9]{5}$/.test(zonecode)) throw new RangeError("A zonecode has exactly five digits");
  const number = Number(zonecode);
  return ranges.find(({ first, last }) => number >= first && number <= last)?.area ?? "major";
}
