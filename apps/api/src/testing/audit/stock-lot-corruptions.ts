import { free, PAID } from "./corruption-sql-fragments.ts";

/** Statements that write a lot of two units, of which the paid order took one. */
const LOT = `
  alter table stock_lot alter created_by drop not null;
  insert into stock_lot (option_id, code, harvested_on, expires_on, received, remaining, created_at)
  select x.option_id, 'L', '2026-11-20', '2026-12-03', 2, 1, now()
    from order_option x join order_product op on op.id = x.order_product_id where op.order_id = ${PAID} limit 1;
  insert into stock_lot_allocation (order_option_id, stock_lot_id, units, kind, allocated_at)
  select x.id, l.id, 1, 'order', now()
    from stock_lot l join order_option x on x.option_id = l.option_id join order_product op on op.id = x.order_product_id
   where op.order_id = ${PAID};`;

/** Corruptions of lots, each with the invariant that must report it. */
export const STOCK_LOT_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "a lot has left what it received, less what was taken, with what was corrected",
    `${LOT} update stock_lot set remaining = 2`,
  ],
  [
    "no lot has less than nothing left",
    `${LOT} ${free("stock_lot", "stock_lot_remaining_check")} update stock_lot set remaining = -1`,
  ],
  [
    "the lots of an option have no more left than is in the store",
    `${LOT} update stock_lot set remaining = 100000`,
  ],
  [
    "a line takes units of its own option, and no more than it sends",
    `${LOT} update stock_lot l set option_id = (select min(s.option_id) from option_stock s where s.option_id <> l.option_id)`,
  ],
  [
    "a line takes units of its own option, and no more than it sends",
    `${LOT} update stock_lot_allocation set units = 1000`,
  ],
  [
    "a line that left its order before dispatch keeps nothing of a lot",
    `${LOT} alter table order_product disable trigger user;
     update order_product set status = 'withdraw_complete' where order_id = ${PAID}`,
  ],
  [
    "nothing is taken from a lot after its recall",
    `${LOT} update stock_lot set status = 'recalled', recall_reason = 'r', recalled_at = '2020-01-01'`,
  ],
];
