import { findProvinceOfAddress } from "./find-province-of-address.ts";
import { DIGITS, DISTRICTS, GUNWI } from "./province-zonecode-ranges.ts";

/**
 * Checks whether a five-digit zonecode and an address name the same place: its 시·도, and its 자치구 or 시 in Seoul and
 * Jeju. An address that begins with no 시·도 agrees with no zonecode.
 *
 * @example zonecodeMatchesAddress("63612", "제주특별자치도 서귀포시 남원읍 남원리 1") // true
 * @example zonecodeMatchesAddress("05551", "제주특별자치도 서귀포시 남원읍 남원리 1") // false
 */
export function zonecodeMatchesAddress(zonecode: string, address: string): boolean {
  const province = findProvinceOfAddress(address);
  if (!province) return false;
  const code = Number(zonecode);
  if (province === "대구" && isBetween(code, GUNWI)) return true;
  const district = DISTRICTS[province]?.[address.trim().split(/\s+/, 2)[1] ?? ""];
  const isInDistrict = !district || isBetween(Math.floor(code / 100), district);
  return isInDistrict && isBetween(Math.floor(code / 1000), DIGITS[province]);
}

function isBetween(number: number, [from, to]: readonly [number, number]): boolean {
  return number >= from && number <= to;
}
