/** Pieces of SQL that several corruptions share: the rows they start from and the rows they insert. */

export const PAID = "(select id from orders where status = 'paid' and not is_gift)";
export const GIFT = "(select id from gift)";
export const OPEN = "(select id from orders where status = 'request')";
export const free = (table: string, ...constraints: string[]) =>
  constraints.map((name) => `alter table ${table} drop constraint ${name};`).join(" ");

export const WITHDRAWN = (amounts: string) =>
  `insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at)
   select order_id, ${amounts}, '[]', 'buyer', 'r', now() from payment where order_id = ${PAID}`;

/** Statement that inserts a parcel of a user with the product of the paid order. */
export const PARCEL = (userId: string, deliveredAt: string) =>
  `with s as (
     insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
     select ${userId}, '04', '601234567890', now(), ${deliveredAt} from orders where id = ${PAID} returning id
   )
   insert into shipment_product select op.id, s.id from order_product op, s where op.order_id = ${PAID}`;

export const REWARD = (undoneAt: string, lotId: string) =>
  `insert into point_reward (order_product_id, kind, user_id, amount, available_at, expires_at, granted_at, undone_at, lot_id)
   select op.id, 'purchase', o.user_id, 100, '2026-01-01', '2027-01-01', '2026-01-01', ${undoneAt}, ${lotId}
     from order_product op join orders o on o.id = op.order_id where o.id = ${PAID} limit 1`;

export const COUPON = `
  insert into coupon (name, discount_kind, discount_amount, valid_from, valid_until, created_at)
  values ('c', 'amount', 100, '2026-01-01', '2027-01-01', now());
  insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
  select c.id, u.id, 1, '2027-01-01', now() from coupon c, app_user u
   where u.id <> (select user_id from orders where status = 'paid' and not is_gift) limit 1;`;

export const EVENT = (outcome: string) =>
  `insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at, routed_at, outcome)
   select 'e', 'ORDER_PAID', id, 's', '/', '{}', now(), now() + interval '1 day', now(), ${outcome} from app_user limit 1`;
