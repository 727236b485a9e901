/** Codes by which the provider says that the buyer changed their mind: no failure at all. */
export function isCancelledByBuyer(code: string): boolean {
  return code === "PAY_PROCESS_CANCELED" || code === "USER_CANCEL";
}
