import type { Invariant } from "../../invariant-types.ts";

/** Invariants of lots: the units of each, and who took them. */
export const STOCK_LOT_INVARIANTS: readonly Invariant[] = [
  {
    name: "a lot has left what it received, less what was taken, with what was corrected",
    of: "stock_lot",
    breaches: `
      select 'stock lot ' || l.id as subject
        from stock_lot l
        left join (select stock_lot_id, sum(units) as units from stock_lot_allocation
                    where stock_lot_id between $1 and $2 and status in ('taken', 'lost') group by stock_lot_id) gone
          on gone.stock_lot_id = l.id
        left join (select stock_lot_id, sum(units) as units from stock_lot_correction
                    where stock_lot_id between $1 and $2 group by stock_lot_id) corrected on corrected.stock_lot_id = l.id
       where l.id between $1 and $2
         and l.remaining <> l.received - coalesce(gone.units, 0) + coalesce(corrected.units, 0)`,
  },
  {
    name: "no lot has less than nothing left",
    of: "stock_lot",
    breaches:
      "select 'stock lot ' || id as subject from stock_lot where id between $1 and $2 and remaining < 0",
  },
  {
    name: "the lots of an option have no more left than is in the store",
    of: "option_stock",
    key: "option_id",
    breaches: `
      select 'option ' || lots.option_id as subject
        from (select option_id, sum(remaining) as units from stock_lot
               where option_id between $1 and $2 and remaining > 0 group by option_id) lots
       where lots.units > units_in_store(lots.option_id)`,
  },
  {
    name: "a line takes units of its own option, and no more than it sends",
    of: "stock_lot_allocation",
    breaches: `
      select 'stock lot allocation ' || a.id as subject
        from stock_lot_allocation a
        join stock_lot l on l.id = a.stock_lot_id
        join order_option x on x.id = a.order_option_id
       where a.id between $1 and $2 and a.status = 'taken'
         and (l.option_id <> x.option_id
              or a.kind = 'order' and x.units < (select sum(own.units) from stock_lot_allocation own
                                                  where own.order_option_id = a.order_option_id and own.status = 'taken'
                                                    and own.kind = 'order'))`,
  },
  {
    name: "a line that left its order before dispatch keeps nothing of a lot",
    of: "stock_lot_allocation",
    breaches: `
      select 'stock lot allocation ' || a.id as subject
        from stock_lot_allocation a
        join order_option x on x.id = a.order_option_id
        join order_product op on op.id = x.order_product_id
       where a.id between $1 and $2 and a.status = 'taken' and a.kind = 'order'
         and op.status in ('stock_out', 'withdraw_complete', 'incomplete', 'request', 'bank_transfer_waiting')`,
  },
  {
    name: "nothing is taken from a lot after its recall",
    of: "stock_lot_allocation",
    breaches: `
      select 'stock lot allocation ' || a.id as subject
        from stock_lot_allocation a
        join stock_lot l on l.id = a.stock_lot_id
        join order_option x on x.id = a.order_option_id
        join order_product op on op.id = x.order_product_id
       where a.id between $1 and $2 and l.status = 'recalled' and a.status = 'taken'
         and (a.allocated_at > l.recalled_at
              or a.kind = 'order'
                 and op.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially', 'withdraw_request'))`,
  },
];
