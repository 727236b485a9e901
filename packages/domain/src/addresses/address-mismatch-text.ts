import { josa } from "../korean/josa.ts";
import { findProvinceOfAddress } from "./find-province-of-address.ts";
import { DIGITS, DISTRICTS, PROVINCES, type Province } from "./province-zonecode-ranges.ts";
import { zonecodeMatchesAddress } from "./zonecode-matches-address.ts";

const NEXT_STEP = "주소 찾기로 다시 골라주세요";

/**
 * Names the places of an address and a zonecode that do not agree, for who typed them; `null` when they agree.
 *
 * @example addressMismatchText("05551", "제주특별자치도 제주시 첨단로 242")
 *   // "주소는 제주인데 우편번호 05551은 서울 송파구예요. 주소 찾기로 다시 골라주세요"
 */
export function addressMismatchText(zonecode: string, address: string): string | null {
  if (zonecodeMatchesAddress(zonecode, address)) return null;
  const written = findProvinceOfAddress(address);
  if (written === null) return `주소가 시·도로 시작하지 않아요. ${NEXT_STEP}`;
  const province = PROVINCES.find((each) => isWithin(Number(zonecode.slice(0, 2)), DIGITS[each]));
  if (province === undefined) return `우편번호 ${josa(zonecode, "은/는")} 없는 번호예요. ${NEXT_STEP}`;
  const place = `${province} ${districtOf(province, zonecode) ?? ""}`.trim();
  const own = province === written ? `${written} ${address.trim().split(/\s+/, 2)[1] ?? ""}`.trim() : written;
  return `주소는 ${own}인데 우편번호 ${josa(zonecode, "은/는")} ${josa(place, "이에요/예요")}. ${NEXT_STEP}`;
}

/** Finds the 자치구 of Seoul or 시 of Jeju of a zonecode. */
function districtOf(province: Province, zonecode: string): string | undefined {
  const digits = Number(zonecode.slice(0, 3));
  return Object.entries(DISTRICTS[province] ?? {}).find(([, range]) => isWithin(digits, range))?.[0];
}

function isWithin(number: number, [from, to]: readonly [number, number]): boolean {
  return number >= from && number <= to;
}
