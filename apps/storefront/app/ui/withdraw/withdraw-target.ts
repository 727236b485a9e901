/** What is to be cancelled: one product (`orderItemProducts[].id`) of an order, or all of it. */
export type WithdrawTarget = {
  orderId: number;
  product: { id: number; name: string } | null;
};

/** Who cancels an order of a guest; `code` is the one that the orders were looked up with, where they were. */
export type OrderGuest = {
  name: string;
  phone: string;
  code?: string;
};
