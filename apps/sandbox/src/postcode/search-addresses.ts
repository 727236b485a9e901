import { ADDRESSES, type FoundAddress } from "./addresses.ts";

/**
 * Finds the addresses that contain every word of the query: in the road or 지번 address, the building name, or the
 * zonecode.
 *
 * @example searchAddresses("판교역로 한빛") // the house of that name in 경기 성남시 분당구 판교역로
 */
export function searchAddresses(query: string): readonly FoundAddress[] {
  const words = query
    .normalize("NFC")
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  return ADDRESSES.filter((address) => {
    const text = [address.roadAddress, address.jibunAddress, address.buildingName, address.zonecode].join(
      " ",
    );
    return words.every((word) => text.includes(word));
  });
}
