/** Guest who cancels an order; `code` is the one the order was looked up with, if any. */
export type OrderGuest = {
  name: string;
  phone: string;
  code?: string;
};
