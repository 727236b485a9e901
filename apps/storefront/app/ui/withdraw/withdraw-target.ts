/** Target of a cancellation: one product of an order (`orderItemProducts[].id`) or the whole order. */
export type WithdrawTarget = {
  orderId: number;
  product: { id: number; name: string } | null;
};

/** Guest who cancels an order; `code` is the one the order was looked up with, if any. */
export type OrderGuest = {
  name: string;
  phone: string;
  code?: string;
};
