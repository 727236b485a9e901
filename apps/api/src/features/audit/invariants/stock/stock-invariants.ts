import type { Invariant } from "../../invariant-types.ts";

/**
 * Finds options of a page's orders for which ledger and order disagree, in units: sold by the ledger, less what the
 * order holds as sold. Goods dispatched and refunded after a claim stay sold. Goods sold and never found are no longer
 * held; a process that writes no such move leaves the sale alone.
 */
const unevenOrders = (range: string) => `
  select order_id, option_id, -coalesce(moved.units, 0) - coalesce(held.units, 0) as units
    from (select order_id, option_id, sum(units) as units from stock_movement
           where kind in ('sale', 'reversal', 'return') and order_id between ${range} group by order_id, option_id) moved
    full join (select h.order_id, h.option_id, case when o.reservation = 'committed' then h.units else kept.units end as units
                 from stock_reservation h
                 join orders o on o.id = h.order_id
                cross join lateral (
                  select coalesce(sum(x.units), 0) as units
                    from order_product op join order_option x on x.order_product_id = op.id
                   where op.order_id = h.order_id and op.status = 'return_complete' and x.option_id = h.option_id) kept
                where o.reservation <> 'held' and h.order_id between ${range}) held using (order_id, option_id)
    left join lateral (
      select sum(x.units) as units from order_product op join order_option x on x.order_product_id = op.id
       where op.order_id = coalesce(moved.order_id, held.order_id) and op.status = 'stock_out'
         and x.option_id = coalesce(moved.option_id, held.option_id)) gone on true
   where -coalesce(moved.units, 0) - coalesce(held.units, 0) not in (0, coalesce(gone.units, 0))`;

/** Distance in event ids within which two events may be simultaneous. */
const NEAR = 1000;

/** Invariants of stock: reserved, on hand, and the ledger that explains each unit. */
export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    name: "reserved stock is within stock on hand",
    of: "option_stock",
    key: "option_id",
    breaches: `
      select 'option ' || option_id as subject from option_stock
       where option_id between $1 and $2 and (reserved < 0 or reserved > on_hand)`,
  },
  {
    name: "reserved stock is what open orders hold",
    of: "option_stock",
    key: "option_id",
    breaches: `
      select 'option ' || s.option_id as subject
        from option_stock s
        left join (select h.option_id, sum(h.units) as units
                     from orders o join stock_reservation h on h.order_id = o.id
                    where o.status in ('request', 'bank_transfer_waiting') and o.reservation = 'held'
                      and h.option_id between $1 and $2
                    group by h.option_id) held on held.option_id = s.option_id
       where s.option_id between $1 and $2 and s.reserved <> coalesce(held.units, 0)`,
  },
  {
    name: "stock is held exactly while an order waits for its money",
    of: "orders",
    breaches: `
      select 'order ' || id as subject from orders
       where id between $1 and $2 and (reservation = 'held') <> (status in ('request', 'bank_transfer_waiting'))`,
  },
  {
    name: "an order holds the units of its lines",
    of: "orders",
    breaches: `
      select 'order ' || h.order_id || ' option ' || h.option_id as subject
        from stock_reservation h
        left join (select p.order_id, x.option_id, sum(x.units) as units
                     from order_product p join order_option x on x.order_product_id = p.id
                    where p.order_id between $1 and $2
                      and not exists (select from cancellation_product wp where wp.order_product_id = p.id)
                    group by p.order_id, x.option_id) line
          on line.order_id = h.order_id and line.option_id = h.option_id
       where h.order_id between $1 and $2 and h.units is distinct from line.units`,
  },
  {
    name: "each move of stock goes on where the one before it ended",
    of: "stock_movement",
    breaches: `
      select 'stock move ' || m.id || ' of option ' || m.option_id as subject
        from stock_movement m
        left join lateral (select on_hand from stock_movement b where b.option_id = m.option_id and b.id < m.id
                            order by b.id desc limit 1) before on true
       where m.id between $1 and $2 and m.on_hand - m.units <> coalesce(before.on_hand, 0)`,
  },
  {
    name: "stock on hand is what its moves add up to",
    of: "option_stock",
    key: "option_id",
    // Each move records the resulting stock, and the invariant above adds the moves up.
    breaches: `
      select 'option ' || s.option_id as subject
        from option_stock s
        left join lateral (select on_hand from stock_movement m where m.option_id = s.option_id
                            order by m.id desc limit 1) last on true
       where s.option_id between $1 and $2 and s.on_hand <> coalesce(last.on_hand, 0)`,
  },
  {
    name: "what left the shelf for an order is what it bought",
    of: "orders",
    breaches: `
      select 'order ' || u.order_id || ' option ' || u.option_id as subject
        from (${unevenOrders("$1 and $2")}) u
       where not exists (
         select from stock_movement m
           join every_order_status_change e on e.order_id = u.order_id and e.id between m.near_status_change_id - ${NEAR} and m.near_status_change_id + ${NEAR}
          where m.option_id = u.option_id and m.kind = 'unexplained' and m.units = u.units)`,
  },
  {
    name: "what was written off or sent once more has its order to thank for it",
    of: "orders",
    breaches: `
      select 'order ' || moved.order_id || ' option ' || moved.option_id as subject
        from (select order_id, option_id, -sum(units) filter (where kind = 'lost') as lost,
                     coalesce(-sum(units) filter (where kind = 'replacement'), 0) as replaced,
                     bool_or(kind = 'sale') as is_counted
                from stock_movement where order_id between $1 and $2 group by order_id, option_id) moved
       cross join lateral (
         select coalesce(sum(x.units) filter (where op.status = 'stock_out'), 0) as lost
           from order_product op join order_option x on x.order_product_id = op.id
          where op.order_id = moved.order_id and x.option_id = moved.option_id) line
       cross join lateral (
         select coalesce(sum(co.units), 0) as replaced
           from return_request c join return_request_option co on co.return_request_id = c.id join order_option x on x.id = co.order_option_id
          where c.order_id = moved.order_id and c.status = 'approved' and c.resolution = 'replace'
            and x.option_id = moved.option_id) claimed
       where moved.lost <> line.lost
          or moved.replaced <> claimed.replaced and (moved.is_counted or moved.replaced > 0)
             and not exists (select from stock_movement m where m.option_id = moved.option_id and m.kind = 'unexplained'
                                and m.units = moved.replaced - claimed.replaced)`,
  },
  {
    name: "what came back after delivery is what was received",
    of: "orders",
    breaches: `
      select 'order ' || coalesce(moved.order_id, received.order_id) || ' option '
             || coalesce(moved.option_id, received.option_id) as subject
        from (select order_id, option_id, coalesce(sum(units) filter (where kind = 'restock'), 0) as back,
                     coalesce(-sum(units) filter (where kind = 'discard'), 0) as discarded
                from stock_movement where kind in ('restock', 'discard') and order_id between $1 and $2
               group by order_id, option_id) moved
        full join (select c.order_id, x.option_id, sum(co.units) as back,
                          coalesce(sum(co.units) filter (where p.disposal = 'written_off'), 0) as discarded
                     from return_pickup p join return_request c on c.id = p.return_request_id
                     join return_request_option co on co.return_request_id = c.id and co.bad_pieces is null
                     join order_option x on x.id = co.order_option_id
                     join option_stock s on s.option_id = x.option_id
                    where p.received_at is not null and c.order_id between $1 and $2
                    group by c.order_id, x.option_id) received using (order_id, option_id)
       where coalesce(moved.back, 0) <> coalesce(received.back, 0)
          or coalesce(moved.discarded, 0) <> coalesce(received.discarded, 0)`,
  },
  {
    name: "a count that was corrected is an operator's, and every other move has its order",
    of: "stock_movement",
    // Processes of an earlier version record no reasons: their moves are those missing for an order of the time, pairs
    // that cancel out, and operators' counts.
    breaches: `
      select 'stock move ' || m.id || ' of option ' || m.option_id as subject
        from stock_movement m
       where m.id between $1 and $2 and m.kind in ('correction', 'unexplained')
         and not exists (select from operator_action a
                          where a.subject = 'option ' || m.option_id and a.action in ('stock.change', 'stock.edit', 'stock.undo')
                            and (a.after ->> 'onHand')::integer = m.on_hand
                            and (a.before ->> 'onHand')::integer = m.on_hand - m.units)
         and (m.kind = 'correction' or not exists (
               select from stock_movement o
                where o.option_id = m.option_id and o.kind = 'unexplained' and o.units = -m.units
                  and o.near_status_change_id between m.near_status_change_id - ${NEAR} and m.near_status_change_id + ${NEAR})
             and not exists (
               select from every_order_status_change e
                cross join lateral (${unevenOrders("e.order_id and e.order_id")}) u
                where e.id between m.near_status_change_id - ${NEAR} and m.near_status_change_id + ${NEAR}
                  and u.option_id = m.option_id and u.units = m.units)
             and not exists (
               select from every_order_status_change e join return_request c on c.order_id = e.order_id and c.status = 'approved' and c.resolution = 'replace'
                 join return_request_option co on co.return_request_id = c.id join order_option x on x.id = co.order_option_id
                where e.id between m.near_status_change_id - ${NEAR} and m.near_status_change_id + ${NEAR}
                  and x.option_id = m.option_id and co.units = -m.units
                  and not exists (select from stock_movement r where r.order_id = c.order_id and r.kind = 'replacement')))`,
  },
  {
    name: "what a receipt added to the stock is what came",
    of: "stock_receipt",
    breaches: `
      select 'stock receipt ' || coalesce(came.id, moved.id) || ' option ' || coalesce(came.option_id, moved.option_id) as subject
        from (select stock_receipt_id as id, option_id, units from stock_receipt_line
               where stock_receipt_id between $1 and $2) came
        full join (select stock_receipt_id as id, option_id, sum(units) as units from stock_movement
                    where stock_receipt_id between $1 and $2 group by stock_receipt_id, option_id) moved
          using (id, option_id)
       where came.units is distinct from moved.units`,
  },
  {
    name: "units received of a purchase order are those of its receipts",
    of: "purchase_order",
    breaches: `
      select 'purchase order ' || l.purchase_order_id || ' option ' || l.option_id as subject
        from purchase_order_line l
        left join (select r.purchase_order_id, c.option_id, sum(c.units) as units
                     from stock_receipt r join stock_receipt_line c on c.stock_receipt_id = r.id
                    where r.purchase_order_id between $1 and $2
                    group by r.purchase_order_id, c.option_id) came
          on came.purchase_order_id = l.purchase_order_id and came.option_id = l.option_id
       where l.purchase_order_id between $1 and $2 and l.received <> coalesce(came.units, 0)`,
  },
];
