/** Checks whether the provider's code means that the buyer cancelled, which is not shown as a failure. */
export function isCancelledByBuyer(code: string): boolean {
  return code === "PAY_PROCESS_CANCELED" || code === "USER_CANCEL";
}
