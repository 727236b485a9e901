/** Handle that lets the pay button show what is missing. */
export type AddressHandle = {
  /** Shows every error and focuses the first invalid field. */
  focusProblem(): void;
};
