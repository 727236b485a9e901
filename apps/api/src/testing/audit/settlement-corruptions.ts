import { PAID } from "./corruption-sql.ts";

/** Statement that inserts a settlement of the paid order's farm that holds nothing but these amounts. */
const SETTLED = (goods: string, returns: string) =>
  `insert into settlement (distributor_id, through, units, goods, shipping, returns, corrections, total, closed_at)
   select distributor_id, '2026-11-20', 0, ${goods}, 0, ${returns}, 0, ${goods} + ${returns}, now()
     from order_product where order_id = ${PAID} limit 1`;

/** Corruptions of settlements, each with the invariant that must report it. */
export const SETTLEMENT_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  ["a settlement is the sum of its goods and adjustments", SETTLED("500", "0")],
  [
    "a settlement holds goods and adjustments of its farm alone",
    `${SETTLED("0", "0")};
     insert into settlement_adjustment (distributor_id, kind, amount, reason, created_at, settlement_id)
     select d.id, 'correction', 1, 'r', now(), s.id from settlement s join distributor d on d.id <> s.distributor_id limit 1`,
  ],
  [
    "no more is taken off for a line than its goods cost",
    `${SETTLED("0", "-999999")};
     insert into settlement_adjustment (distributor_id, kind, order_id, order_option_id, compensated, amount, reason,
            created_at, settlement_id)
     select s.distributor_id, 'return', op.order_id, oo.id, 1, -999999, 'r', now(), s.id
       from settlement s join order_product op on op.distributor_id = s.distributor_id
       join order_option oo on oo.order_product_id = op.id limit 1`,
  ],
];
