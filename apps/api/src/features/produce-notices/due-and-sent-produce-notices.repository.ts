import type { ProduceNotice } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Delivered product of an order with a rule that may be due. */
export type DueRow = RowOf<typeof LIST_DUE>;

const LIST_DUE = statement(
  "list-due-produce",
  `with rule as (
     select id, kind, notice, case when notice = 'discard' then greatest(0, days - $5::integer) else days end as after
       from produce_notice_rule
   )
   select op.id as order_product_id, r.id as rule_id, o.id as order_id, o.user_id, op.name as product,
          op.images[1] as image, p.kind, p.storage,
          to_char(s.delivered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as delivered_at
     from (select distinct after from rule) a
     join shipment s on s.delivered_at >= ($1::date - a.after - $2::integer)::timestamp at time zone 'Asia/Seoul'
                    and s.delivered_at < ($1::date - a.after + 1)::timestamp at time zone 'Asia/Seoul'
     join shipment_product sp on sp.shipment_id = s.id
     join order_product op on op.id = sp.order_product_id and op.status in ('delivery_end', 'complete')
                          and op.gift_id is null
     join product p on p.id = op.product_id
     join rule r on r.kind = p.kind and r.after = a.after
     join orders o on o.id = op.order_id
     join app_user u on u.id = o.user_id and u.user_type <> 'guest' and u.left_at is null
     left join produce_notice_setting t on t.user_id = u.id
    where case r.notice when 'ripe' then coalesce(t.ripe, true)
                        when 'storage' then coalesce(t.storage, true)
                        else coalesce(t.discard, false) end
      and not exists (select from produce_notice_off f
                       where f.user_id = u.id and f.kind = p.kind and f.notice = r.notice)
      and not exists (select from produce_notice n where n.order_product_id = op.id and n.notice = r.notice)
      and (op.id, r.id) > ($3, $4)
    order by op.id, r.id
    limit $6`,
).narrow<{ delivered_at: string }>();

/** Place in the list of what is due; `{ orderProductId: 0, ruleId: 0 }` at its beginning. */
export type DuePlace = { orderProductId: number; ruleId: number };

/**
 * Lists delivered products whose day by a rule was within the last days, that are not sent yet and not switched off. Which
 * rule holds for the storage of a product is left to `produceNoticeDays`.
 *
 * @param lateDays days before today on which a notice may have been due
 */
export function listDue(
  db: Runner,
  query: { today: string; lateDays: number; leadDays: number; after: DuePlace; take: number },
): Promise<DueRow[]> {
  const { today, lateDays, leadDays, after, take } = query;
  // One day more: what came after the morning of the delivery is told on the next one.
  return db.run(LIST_DUE, [today, lateDays + 1, after.orderProductId, after.ruleId, leadDays, take]);
}

/** Notice as it is sent. */
export type SentNotice = {
  orderProductId: number;
  userId: number;
  notice: ProduceNotice;
  kind: string;
  name: string;
  title: string;
  advice: string;
  body: string;
  href: string;
  image: string | null;
  variables: object;
};

const NOTIFY = statement(
  "notify-of-produce",
  `with line as (
     select * from jsonb_to_recordset($1::jsonb)
       as l ("orderProductId" bigint, "userId" bigint, notice text, kind text, name text, title text, advice text, body text,
             href text, image text, variables jsonb)
   ), told as (
     insert into produce_notice (order_product_id, user_id, notice, kind, name, title, advice, told_at)
     select "orderProductId", "userId", notice, kind, name, title, advice, $2 from line order by "orderProductId", notice
         on conflict (order_product_id, notice) do nothing
     returning id, order_product_id, notice
   ), shown as (
     select t.id, l.* from told t join line l on l."orderProductId" = t.order_product_id and l.notice = t.notice
   ), listed as (
     insert into notification
       (user_id, list_type, kind, title, body, href, dedupe_key, created_at, image, produce_notice_id)
     select "userId", 'orderList', notice, title, body, href, 'produce-notice:' || id || ':1', $2, image, id from shown
         on conflict (user_id, dedupe_key) do nothing
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select 'produce notice ' || id || ' 1', 'PRODUCE_NOTICE', "userId", 'produce notice ' || id, href, variables, $2, $3
       from shown
         on conflict (dedupe_key) do nothing
   )
   select count(*)::int as count from told`,
);

/**
 * Sends notices, each once for a product of an order, also when several processes run it at once; returns the number.
 *
 * @param night instant from which the messages are not sent any more
 */
export async function notifyOfProduce(
  db: Runner,
  notices: readonly SentNotice[],
  now: Date,
  night: Date,
): Promise<number> {
  return requireOneRow(await db.run(NOTIFY, [JSON.stringify(notices), now, night])).count;
}
