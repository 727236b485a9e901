import type { FoundAddressValues } from "./convert-found-address-to-form-values.ts";

type Filled = "roadAddress" | "jibunAddress" | "zonecode" | "baseAddress";

type AddressFormHands = {
  setValue(name: Filled, value: string, options?: { shouldValidate: boolean }): void;
  setFocus(name: "addressDetail"): void;
};

/** Fills the form with an address found by the postcode search and focuses the detail field. */
export function fillFoundAddress(
  { setValue, setFocus }: AddressFormHands,
  { zonecode, baseAddress, roadAddress, jibunAddress }: FoundAddressValues,
): void {
  setValue("roadAddress", roadAddress);
  setValue("jibunAddress", jibunAddress);
  // Both are set before either is checked: they have to agree.
  setValue("zonecode", zonecode);
  setValue("baseAddress", baseAddress, { shouldValidate: true });
  setValue("zonecode", zonecode, { shouldValidate: true });
  setFocus("addressDetail");
}
