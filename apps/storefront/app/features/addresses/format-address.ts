/**
 * Formats an address as one line.
 *
 * @example formatAddress({ selectedAddress: "서울 송파구 올림픽로 300", addressDetail: "101동" })
 *   // "서울 송파구 올림픽로 300, 101동"
 */
export function formatAddress(address: { selectedAddress: string; addressDetail: string }): string {
  return [address.selectedAddress, address.addressDetail].filter(Boolean).join(", ");
}
