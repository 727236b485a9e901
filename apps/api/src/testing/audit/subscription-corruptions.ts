import { PAID } from "./corruption-sql-fragments.ts";

/** Statement that inserts a subscription of the paid order's buyer and option in a state. */
const SUBSCRIPTION = (status: string, endedAt = "null") =>
  `insert into subscription (user_id, option_id, units, interval_weeks, weekday, address, variant, status, pause_reason, created_at, ended_at)
   select o.user_id, x.option_id, 1, 2, 'thu', '{"receiverName": "", "phone": "", "zonecode": "04524"}', 'todayfruit', '${status}',
          case when '${status}' = 'paused' then 'buyer' end, '2026-11-01', ${endedAt}
     from orders o join order_product op on op.order_id = o.id join order_option x on x.order_product_id = op.id
    where o.id = ${PAID} limit 1`;

/** Statement that inserts a paid cycle of the subscription, of the paid order, with these columns. */
const PAID_CYCLE = (columns: {
  goods?: string;
  limit?: string;
  started?: string;
  number?: number;
  form?: string;
}) =>
  `insert into billing_cycle (subscription_id, number, scheduled_on, dispatch_on, status, reminded_at, order_tmp_id, order_id,
          charge_started_at, goods_price, charge_limit, created_at, closed_at)
   select s.id, ${columns.number ?? 1}, '2026-11-26', '2026-11-26', 'paid', '2026-11-24 10:00+09', ${columns.form ?? "o.order_tmp_id"}, o.id,
          ${columns.started ?? "'2026-11-24 18:00+09'"}, ${columns.goods ?? "o.products_price"}, ${columns.limit ?? "null"}, '2026-11-01', now()
     from subscription s cross join orders o where o.id = ${PAID} and s.id = (select max(id) from subscription)`;

const OPEN_CYCLE = `insert into billing_cycle (subscription_id, number, scheduled_on, dispatch_on, created_at)
  select max(id), 2, '2026-11-20', '2026-11-20', now() from subscription`;

const WITHOUT_LIMIT = "alter table billing_cycle drop constraint charged_within_limit;";

/** Corruptions of subscriptions, each with the invariant that must report it; of the subscription that it inserts. */
export const SUBSCRIPTION_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "a paid cycle is one paid order of its member, option and form",
    `${SUBSCRIPTION("active")}; ${PAID_CYCLE({ goods: "o.products_price - 1" })}`,
  ],
  [
    "a paid cycle is one paid order of its member, option and form",
    `${SUBSCRIPTION("active")}; ${PAID_CYCLE({ form: "gen_random_uuid()" })}`,
  ],
  [
    "a cycle that is not paid has no paid order",
    `${SUBSCRIPTION("active")};
     insert into billing_cycle (subscription_id, number, scheduled_on, dispatch_on, status, skip_reason, order_tmp_id, reminded_at,
            charge_started_at, created_at, closed_at)
     select s.id, 1, '2026-11-26', '2026-11-26', 'skipped', 'card_failed', o.order_tmp_id, '2026-11-24 10:00+09',
            '2026-11-24 18:00+09', now(), now()
       from subscription s cross join orders o where o.id = ${PAID} and s.id = (select max(id) from subscription)`,
  ],
  [
    "a cycle is charged within its limit, after it was told, and before its end",
    `${WITHOUT_LIMIT} ${SUBSCRIPTION("active")}; ${PAID_CYCLE({ limit: "o.products_price - 1" })}`,
  ],
  [
    "a cycle is charged within its limit, after it was told, and before its end",
    `${SUBSCRIPTION("ended", "'2026-11-24 17:00+09'")}; ${PAID_CYCLE({})}`,
  ],
  [
    "a cycle is charged within its limit, after it was told, and before its end",
    `${SUBSCRIPTION("active")}; ${PAID_CYCLE({ started: "'2026-11-24 09:00+09'" })}`,
  ],
  ["an active subscription has its next cycle, one that ended has none", SUBSCRIPTION("active")],
  [
    "an active subscription has its next cycle, one that ended has none",
    `${SUBSCRIPTION("ended", "now()")}; ${OPEN_CYCLE}`,
  ],
  [
    "the cycles of a subscription are in order of their days",
    `${SUBSCRIPTION("active")}; ${PAID_CYCLE({})}; ${OPEN_CYCLE}`,
  ],
];
