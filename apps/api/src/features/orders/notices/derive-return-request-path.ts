/** Returns the path of the page on which a buyer follows a request, from the root of the shop. */
export function deriveReturnRequestPath(claim: { id: number; order_id: number }): string {
  return `/orders/${claim.order_id}/returns/${claim.id}`;
}
