import type { AddressValues } from "../address-form-values.ts";
import type { FoundAddress } from "./load-postcode-widget.ts";

/** Fields that the postcode search fills. */
export type FoundAddressValues = Pick<
  AddressValues,
  "zonecode" | "baseAddress" | "roadAddress" | "jibunAddress"
>;

/**
 * Converts the widget's result to form values: the selected name as base address, and both names. A name that is missing
 * because the place has several is replaced by the probable one.
 *
 * @example convertFoundAddressToFormValues({ userSelectedType: "R", roadAddress: "판교역로 235", jibunAddress: "", autoRoadAddress: "",
 *   autoJibunAddress: "삼평동 681", zonecode: "13494" }).jibunAddress // "삼평동 681"
 */
export function convertFoundAddressToFormValues(found: FoundAddress): FoundAddressValues {
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
