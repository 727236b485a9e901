import type { ShopWithPastOrders } from "./shop-with-past-orders.ts";

/** Corruptions of one row each, with the subject under which the audit must report it. */

export type Wrong = {
  what: string;
  /** Corrupts one row; disables the constraint that would refuse it. */
  sql: string;
  /** Selects the `subject` under which the audit reports the corrupted row. */
  named: string;
};

const order = (id: number) => `select 'order ${id}' as subject`;
const payment = (id: number) => `select 'payment ' || id as subject from payment where order_id = ${id}`;
const off = (table: string) => `alter table ${table} disable trigger user;`;
const drop = (table: string, ...names: string[]) =>
  names.map((name) => `alter table ${table} drop constraint ${name};`).join(" ");
const optionOf = (id: number) =>
  `(select min(x.option_id) from order_option x join order_product op on op.id = x.order_product_id where op.order_id = ${id})`;
const paymentOf = (id: number) => `(select id from payment where order_id = ${id})`;

/**
 * Lists corruptions of single rows of the lived-in shop: each must turn the audit red and be reported by its subject.
 */
export function singleRowCorruptions(lived: ShopWithPastOrders): Wrong[] {
  const { paid, partly, withPoints, outOfStock, cancelled, late, replaced, claimed, open, counted } = lived;
  return [...ofStock(), ...ofMoney(), ...ofStates(), ...ofCounts()];

  function ofStock(): Wrong[] {
    const saleOf = (id: number) => `kind = 'sale' and order_id = ${id} and option_id = ${optionOf(id)}`;
    const optionNamed = (id: number) => `select 'option ' || ${optionOf(id)} as subject`;
    const orderOption = (id: number) => `select 'order ${id} option ' || ${optionOf(id)} as subject`;
    const stockOf = (id: number) =>
      `update option_stock set on_hand = on_hand + 1 where option_id = ${optionOf(id)}`;
    return [
      {
        what: "a hundred units more on hand, as any statement would set them",
        sql: `update option_stock set on_hand = on_hand + 100 where option_id = ${counted}`,
        named: `select 'stock move ' || max(id) || ' of option ${counted}' as subject from stock_movement`,
      },
      {
        what: "a hundred units more on hand, without the ledger",
        sql: `${off("option_stock")} update option_stock set on_hand = on_hand + 100 where option_id = ${counted}`,
        named: `select 'option ${counted}' as subject`,
      },
      {
        what: "one unit less on hand, without the ledger",
        sql: `${off("option_stock")} update option_stock set on_hand = on_hand - 1 where option_id = ${optionOf(paid)}`,
        named: optionNamed(paid),
      },
      {
        what: "one unit reserved that no order holds",
        sql: `update option_stock set reserved = reserved + 1 where option_id = ${counted}`,
        named: `select 'option ${counted}' as subject`,
      },
      {
        what: "one unit on hand, given as the sale of an order that sold none",
        sql: `select set_config('shop.stock_movement', 'return:${paid}', true); ${stockOf(paid)}`,
        named: orderOption(paid),
      },
      {
        what: "a sale that is deleted from the ledger",
        sql: `${off("stock_movement")} delete from stock_movement where ${saleOf(paid)}`,
        named: orderOption(paid),
      },
      {
        what: "a sale of other units",
        sql: `${off("stock_movement")} update stock_movement set units = units - 1 where ${saleOf(paid)}`,
        named: `select 'stock move ' || id || ' of option ' || option_id as subject from stock_movement where ${saleOf(paid)}`,
      },
      {
        what: "a sale that is another order's",
        sql: `${off("stock_movement")} update stock_movement set order_id = ${partly} where ${saleOf(paid)}`,
        named: orderOption(paid),
      },
      {
        what: "a loss that no order had",
        sql: `update order_product set status = 'withdraw_complete' where order_id = ${outOfStock} and status = 'stock_out'`,
        named: orderOption(outOfStock),
      },
      {
        what: "a replacement that no claim was granted",
        sql: `update return_request set status = 'denied', answer = 'x' where order_id = ${replaced}`,
        named: orderOption(replaced),
      },
      {
        what: "a count without the operator who made it",
        sql: `${off("operator_action")} delete from operator_action where subject = 'option ${counted}'`,
        named: `select 'stock move ' || id || ' of option ${counted}' as subject from stock_movement where kind = 'correction' and option_id = ${counted}`,
      },
      {
        what: "goods that are sold while their order waits for its money",
        sql: `update orders set reservation = 'committed' where id = ${open}`,
        named: order(open),
      },
      {
        what: "a hold of more than was ordered",
        sql: `update stock_reservation set units = units + 1 where order_id = ${paid} and option_id = ${optionOf(paid)}`,
        named: orderOption(paid),
      },
      {
        what: "a sold order without its hold",
        sql: `delete from stock_reservation where order_id = ${paid} and option_id = ${optionOf(paid)}`,
        named: orderOption(paid),
      },
    ];
  }

  function ofMoney(): Wrong[] {
    const refundOf = (id: number) => `payment_id = ${paymentOf(id)}`;
    const withdrawalOf = (id: number) =>
      `select 'withdrawal ' || id as subject from cancellation where order_id = ${id}`;
    return [
      {
        what: "everything refunded of an order that is paid",
        sql: `update payment set refunded = captured where order_id = ${paid}`,
        named: payment(paid),
      },
      {
        what: "a whole refund of another amount",
        sql: `update refund set amount = amount - 1 where ${refundOf(late)}`,
        named: payment(late),
      },
      {
        what: "a part refund of another amount",
        sql: `update refund set amount = amount - 1, tax_free = 0 where ${refundOf(partly)}`,
        named: withdrawalOf(partly),
      },
      {
        what: "a refund that is deleted",
        sql: `delete from refund where ${refundOf(cancelled)}`,
        named: payment(cancelled),
      },
      {
        what: "a refund that was given twice",
        sql: `alter table refund disable trigger refunds_within_captured; insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at, done_at, transaction_key)
              select payment_id, payment_key, amount, reason, created_at, next_try_at, done_at, 'again' from refund where ${refundOf(late)}`,
        named: payment(late),
      },
      {
        what: "a refund that nobody is owed",
        sql: `alter table refund disable trigger refunds_within_captured; insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
              select id, payment_key, captured, 'x', approved_at, approved_at from payment where order_id = ${partly}`,
        named: payment(partly),
      },
      {
        what: "a refund that is not done any more",
        sql: `update refund set done_at = null, transaction_key = null, outcome = null where ${refundOf(partly)}`,
        named: payment(partly),
      },
      {
        what: "less refunded than was given back",
        sql: `update payment set refunded = refunded - 1 where order_id = ${cancelled}`,
        named: payment(cancelled),
      },
      {
        what: "a won more captured than was asked",
        sql: `${drop("payment", "paid_means_captured")} update payment set captured = captured + 1 where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "money captured of an order that is open",
        sql: `update payment set captured = amount where order_id = ${open}`,
        named: payment(open),
      },
      {
        what: "a payment of another amount",
        sql: `${drop("payment", "paid_means_captured")} update payment set amount = amount + 1 where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "a payment without the key that it was taken with",
        sql: `update payment set payment_key = null where order_id = ${paid}`,
        named: payment(paid),
      },
      {
        what: "a withdrawal that promised more",
        sql: `update cancellation set money = money + 1 where order_id = ${partly}`,
        named: withdrawalOf(partly),
      },
      {
        what: "a payment that promised less back",
        sql: `update payment set cancelled = cancelled - 1 where order_id = ${partly}`,
        named: payment(partly),
      },
      {
        what: "a line of another price",
        sql: `${off("order_option")} update order_option set unit_price = unit_price + 1, unit_list_price = unit_list_price + 1 where id =
              (select min(x.id) from order_option x join order_product op on op.id = x.order_product_id where op.order_id = ${paid})`,
        named: order(paid),
      },
      {
        what: "a compensation that no claim gave",
        sql: `update order_option set compensated = compensated - 1 where compensated > 0`,
        named: order(claimed),
      },
      {
        what: "points that left the ledger",
        sql: `${off("point_entry")} delete from point_entry where order_id = ${withPoints}`,
        named: order(withPoints),
      },
      {
        what: "an entry of points of another amount",
        sql: `${off("point_entry")} update point_entry set amount = amount - 1 where order_id = ${withPoints}`,
        named: `select 'user ' || user_id as subject from orders where id = ${withPoints}`,
      },
      {
        what: "a lot of points with one less",
        sql: `update point_lot set remaining = remaining - 1 where id = (select min(id) from point_lot where remaining > 0)`,
        named:
          "select 'lot ' || id || ' of user ' || user_id as subject from point_lot where id = (select min(id) from point_lot where remaining > 0)",
      },
      {
        what: "a balance of points with one more",
        sql: `update app_user set point_balance = point_balance + 1 where id = (select user_id from orders where id = ${paid})`,
        named: `select 'user ' || user_id as subject from orders where id = ${paid}`,
      },
    ];
  }

  function ofStates(): Wrong[] {
    return [
      {
        what: "an order in a state that no event says",
        sql: `update orders set status = 'complete' where id = ${paid}`,
        named: order(paid),
      },
      {
        what: "an order without its last event",
        sql: `delete from order_status_change where id = (select max(id) from order_status_change where order_id = ${paid})`,
        named: order(paid),
      },
      {
        what: "a payment without its last event",
        sql: `delete from payment_status_change where id = (select max(id) from payment_status_change where payment_id = ${paymentOf(paid)})`,
        named: payment(paid),
      },
      {
        what: "a payment that waits though its order is paid",
        sql: `update payment set status = 'waiting' where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "an open payment that nobody looks at",
        sql: `update payment set check_at = null where order_id = ${open}`,
        named: payment(open),
      },
      {
        what: "a cancelled product without its withdrawal",
        sql: `delete from cancellation_product where order_product_id in (select id from order_product where order_id = ${partly})`,
        named: `select 'order ' || order_id || ' product ' || id as subject from order_product where order_id = ${partly} and status = 'withdraw_complete'`,
      },
      {
        what: "a product that goes on though it was cancelled",
        sql: `update order_product set status = 'paid' where order_id = ${partly}`,
        named: `select 'order ' || order_id || ' product ' || min(id) as subject from order_product where order_id = ${partly} group by order_id`,
      },
      {
        what: "a gift that is over though its goods go on",
        sql: "update gift set status = 'withdrawn'",
        named: "select 'gift ' || id as subject from gift",
      },
      {
        what: "a part of a gift of another price",
        sql: "alter table gift disable trigger user; update gift set price = price + 1, products_price = products_price + 1",
        named: "select 'gift group ' || id as subject from gift_group",
      },
    ];
  }

  function ofCounts(): Wrong[] {
    return [
      {
        what: "an order more than a buyer has",
        sql: `update app_user set order_count = order_count + 1 where id = (select user_id from orders where id = ${paid})`,
        named: `select 'user ' || user_id as subject from orders where id = ${paid}`,
      },
      {
        what: "a sale that is counted with more",
        sql: `update conversion set revenue = revenue + 1 where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "a sale that is not counted",
        sql: `truncate conversion_refund, sale_line; delete from conversion where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "a line of sales with more than was sold",
        sql: `update sale_line set units = units + 1 where order_id = ${paid}`,
        named: order(paid),
      },
      {
        what: "a product with a review more than it has",
        sql: "update product set review_count = review_count + 1 where id = (select product_id from order_product where is_reviewed)",
        named: "select 'product ' || product_id as subject from order_product where is_reviewed",
      },
    ];
  }
}
