/** Target of a cancellation: one product of an order (`orderItemProducts[].id`) or the whole order. */
export type CancellationTarget = {
  orderId: number;
  product: { id: number; name: string } | null;
};
