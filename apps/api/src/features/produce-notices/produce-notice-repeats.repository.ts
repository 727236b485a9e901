import type { ProduceNotice } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Notice that its member asked to get again. */
export type AgainRow = RowOf<typeof LIST_AGAIN>;

const LIST_AGAIN = statement(
  "list-produce-notices-asked-again",
  `select n.id, n.user_id, n.notice, n.title, n.advice, o.id as order_id, op.name as product, op.images[1] as image,
          to_char(s.delivered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as delivered_at
     from produce_notice n
     join order_product op on op.id = n.order_product_id and op.status in ('delivery_end', 'complete')
     join orders o on o.id = op.order_id
     join shipment_product sp on sp.order_product_id = op.id
     join shipment s on s.id = sp.shipment_id and s.delivered_at is not null
     join app_user u on u.id = n.user_id and u.left_at is null
     left join produce_notice_setting t on t.user_id = u.id
    where n.again_on between $1::date - $2::integer and $1::date and n.id > $3
      and case n.notice when 'ripe' then coalesce(t.ripe, true)
                        when 'storage' then coalesce(t.storage, true)
                        else coalesce(t.discard, false) end
      and not exists (select from produce_notice_off f
                       where f.user_id = n.user_id and f.kind = n.kind and f.notice = n.notice)
    order by n.id
    limit $4`,
).narrow<{ notice: ProduceNotice; delivered_at: string }>();

/** Lists notices to tell again today or late by some days, after an id. */
export function listAskedAgain(
  db: Runner,
  { today, lateDays, after, take }: { today: string; lateDays: number; after: number; take: number },
): Promise<AgainRow[]> {
  return db.run(LIST_AGAIN, [today, lateDays, after, take]);
}

export type AgainNotice = {
  id: number;
  title: string;
  body: string;
  href: string;
  image: string | null;
  variables: object;
};

const TELL_AGAIN = statement(
  "notify-of-produce-again",
  `with line as (
     select * from jsonb_to_recordset($1::jsonb)
       as l (id bigint, title text, body text, href text, image text, variables jsonb)
   ), held as (
     select n.id from produce_notice n join line l on l.id = n.id
      where n.again_on <= $4::date order by n.id for update of n
   ), told as (
     update produce_notice n set again_on = null, times = n.times + 1, told_at = $2
       from held where n.id = held.id
     returning n.id, n.user_id, n.notice, n.times
   ), listed as (
     insert into notification
       (user_id, list_type, kind, title, body, href, dedupe_key, created_at, image, produce_notice_id)
     select t.user_id, 'orderList', t.notice, l.title, l.body, l.href, 'produce-notice:' || t.id || ':' || t.times, $2,
            l.image, t.id
       from told t join line l on l.id = t.id
         on conflict (user_id, dedupe_key) do nothing
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select 'produce notice ' || t.id || ' ' || t.times, 'PRODUCE_NOTICE', t.user_id, 'produce notice ' || t.id, l.href,
            l.variables, $2, $3
       from told t join line l on l.id = t.id
         on conflict (dedupe_key) do nothing
   )
   select count(*)::int as count from told`,
);

/** Sends notices again, each once for each time it was asked for; returns the number. */
export async function notifyOfProduceAgain(
  db: Runner,
  notices: readonly AgainNotice[],
  { now, night, today }: { now: Date; night: Date; today: string },
): Promise<number> {
  return requireOneRow(await db.run(TELL_AGAIN, [JSON.stringify(notices), now, night, today])).count;
}
