import { PROVINCES, type Province } from "./province-zonecode-ranges.ts";

/**
 * Finds the 시·도 that an address begins with; `null` for text that begins with none.
 *
 * @example findProvinceOfAddress("제주특별자치도 서귀포시 남원읍") // "제주"
 * @example findProvinceOfAddress("전북특별자치도 전주시") // "전북"
 * @example findProvinceOfAddress("남원읍 남원리 1") // null
 */
export function findProvinceOfAddress(address: string): Province | null {
  const text = address.trim();
  const long = LONG_NAMES.find(([beginning]) => text.startsWith(beginning));
  if (long) return long[1];
  const first = text.split(/\s/, 1)[0] ?? "";
  const ending = /^(?:특별시|광역시|특별자치시|특별자치도|시|도)?$/;
  return PROVINCES.find((each) => first.startsWith(each) && ending.test(first.slice(each.length))) ?? null;
}

/** Other beginnings of an address, by the short name. */
const LONG_NAMES: readonly [beginning: string, province: Province][] = [
  ["충청북", "충북"],
  ["충청남", "충남"],
  ["전라북", "전북"],
  ["전라남", "전남"],
  ["경상북", "경북"],
  ["경상남", "경남"],
];
