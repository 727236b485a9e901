/** Handle of an order's address form, by which the pay button shows what is missing. */
export type AddressFormHandle = {
  /** Shows every error and focuses the first invalid field. */
  focusProblem(): void;
};
