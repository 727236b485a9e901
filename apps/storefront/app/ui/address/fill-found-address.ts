import type { PickedAddress } from "./picked-address.ts";

type Filled = "roadAddress" | "jibunAddress" | "zonecode" | "baseAddress";

type AddressFormHands = {
  setValue(name: Filled, value: string, options?: { shouldValidate: boolean }): void;
  setFocus(name: "addressDetail"): void;
};

/** What the postcode search found goes into the fields of a form, and the shopper goes on with the rest. */
export function fillFoundAddress(
  { setValue, setFocus }: AddressFormHands,
  { zonecode, baseAddress, roadAddress, jibunAddress }: PickedAddress,
): void {
  setValue("roadAddress", roadAddress);
  setValue("jibunAddress", jibunAddress);
  setValue("zonecode", zonecode, { shouldValidate: true });
  setValue("baseAddress", baseAddress, { shouldValidate: true });
  setFocus("addressDetail");
}
