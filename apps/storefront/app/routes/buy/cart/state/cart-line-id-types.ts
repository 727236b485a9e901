/** Position of a line: cart item and option group. */
export type CartLineId = {
  itemId: number;
  groupId: number;
};
