import { ORDER_LINE_AREA } from "../../delivery-promises/order-line-area.sql.ts";

/**
 * Conditions of the operators' lists of orders `o`. $1, $2: position before the page; $3: earliest instant; $4: status or
 * null; $5: limit; $6: what is sought; $7: farms, $8: area, $9: promised day of dispatch, of one and the same product;
 * $10: tag; $11: payment method; $12: assignee; each may be null.
 */
const IN_PERIOD = "(o.created_at, o.id) < ($1::timestamptz, $2::bigint) and o.created_at >= $3::timestamptz";

/** Excludes unpaid attempts unless their status is requested. */
const OF_STATUS =
  "case when $4::text is null then o.status not in ('request', 'incomplete') else o.status = $4 end";

const OF_PRODUCT = `(($7::bigint[] is null and $8::text is null and $9::date is null) or exists (
    select from order_product op
     where op.order_id = o.id and ($7 is null or op.distributor_id = any($7))
       and ($9 is null or exists (select from order_option x where x.order_product_id = op.id and x.promised_dispatch_on = $9))
       and ($8 is null or ${ORDER_LINE_AREA} = $8)))`;

const OF_NOTE = `(($10::text is null and $12::bigint is null) or exists (
    select from order_note n
     where n.order_id = o.id and ($10 is null or n.tags @> array[$10]) and ($12 is null or n.assignee_id = $12)))`;

const OF_PAYMENT =
  "($11::text is null or exists (select from payment p where p.order_id = o.id and p.method = $11))";

export const MATCHES = `${IN_PERIOD} and ${OF_STATUS} and ${OF_PRODUCT} and ${OF_NOTE} and ${OF_PAYMENT}`;
export const NEWEST = "order by o.created_at desc, o.id desc limit $5";
