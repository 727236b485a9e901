import type { AddressValues } from "./address-values.ts";
import type { FoundAddress } from "./load-postcode.ts";

/** The fields of an address that a search fills. */
export type PickedAddress = Pick<AddressValues, "zonecode" | "baseAddress" | "roadAddress" | "jibunAddress">;

/**
 * What was picked in the postcode search: the name that the shopper pointed at, and both names of the place. A place that
 * has several of the other kind comes without it; the likely one takes its place.
 *
 * @example pickedAddress({ userSelectedType: "R", roadAddress: "판교역로 235", jibunAddress: "", autoRoadAddress: "",
 *   autoJibunAddress: "삼평동 681", zonecode: "13494" }).jibunAddress // "삼평동 681"
 */
export function pickedAddress(found: FoundAddress): PickedAddress {
  const roadAddress = found.roadAddress || found.autoRoadAddress || "";
  const jibunAddress = found.jibunAddress || found.autoJibunAddress || "";
  const picked = found.userSelectedType === "J" ? jibunAddress : roadAddress;
  return {
    zonecode: found.zonecode,
    baseAddress: picked || roadAddress || jibunAddress,
    roadAddress,
    jibunAddress,
  };
}
