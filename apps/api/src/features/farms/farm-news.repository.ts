import type { FarmNewsKind } from "@todayfruit/domain/farms/farm-news-kinds-and-times";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { OwnVariables } from "../messages/record-event-to-notify-member.ts";

const ADD_SPECIAL_PRICES = statement(
  "add-special-price-news",
  `insert into farm_news (distributor_id, product_id, kind, timed_price_id)
   select p.distributor_id, p.id, 'special_price', t.id
     from timed_price t
     join product_option o on o.id = t.option_id
     join product p on p.id = o.product_id and p.representative_option_id = o.id
    where t.begins_at <= $1 and t.ends_at > $1 and t.begins_at > $2 and t.price < o.price and can_be_bought(p)
       on conflict do nothing`,
);

/** Adds the special prices of representative options that began after `since` and hold now. */
export async function addSpecialPriceNews(db: Runner, now: Date, since: Date): Promise<void> {
  await db.run(ADD_SPECIAL_PRICES, [now, since]);
}

/** Marks what triggers wrote as noticed; what is no news counts as sent: an old product, a restock. */
const NOTICE = statement(
  "notice-farm-news",
  `update farm_news w
      set noticed_at = $1::timestamptz,
          told_at = case
            when w.kind = 'new_product' and p.created_at < $2 then $1::timestamptz
            when w.kind = 'first_harvest' and exists (
              select from farm_news e
               where e.product_id = w.product_id and e.kind = 'first_harvest' and e.id <> w.id and e.noticed_at > $3) then $1::timestamptz
          end
     from product p
    where p.id = w.product_id and w.noticed_at is null`,
);

export async function noticeNews(
  db: Runner,
  now: Date,
  limits: { newSince: Date; harvestSince: Date },
): Promise<void> {
  await db.run(NOTICE, [now, limits.newSince, limits.harvestSince]);
}

export type NewsRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-farm-news",
  `select w.id, w.kind, w.distributor_id, d.name as farm, p.id as product_id, p.name as product, p.images[1] as image,
          p.sale_type, p.coming_soon_at, p.limited_begin_at, p.limited_end_at,
          (select jsonb_build_object('price', t.price, 'endsAt', t.ends_at)
             from timed_price t where t.id = w.timed_price_id) as special
     from farm_news w join product p on p.id = w.product_id join distributor d on d.id = w.distributor_id
    where w.told_at is null and w.noticed_at is not null and can_be_bought(p)
    order by w.id
    limit 100`,
).narrow<{ kind: FarmNewsKind; special: { price: number; endsAt: string } | null }>();

/** Lists the news to tell whose product can be bought, the oldest first. */
export function listNews(db: Runner): Promise<NewsRow[]> {
  return db.run(LIST, []);
}

/** Notifies the next followers, and marks the news as sent with the last of them. A row that another process holds is skipped. */
const NOTIFY = statement(
  "notify-followers-of-farm-news",
  `with news as (
     select id, distributor_id, noticed_at, told_until from farm_news where id = $1 and told_at is null for update skip locked
   ), due as (
     select f.user_id from news n
       join farm_follow f on f.distributor_id = n.distributor_id and f.user_id > n.told_until and f.created_at <= n.noticed_at
      order by f.user_id limit $6
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at, image)
     select user_id, 'fruitSnsList', 'farm', $2, $3, $4, 'farm-news:' || $1, $5, $8 from due
         on conflict (user_id, dedupe_key) do nothing
     returning user_id
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select 'farm-news ' || $1 || ' ' || user_id, 'FARM_NEWS', user_id, 'farm news ' || $1, $4, $7::jsonb, $5,
            $5::timestamptz + interval '1 day'
       from told
         on conflict (dedupe_key) do nothing
   ), marked as (
     update farm_news w
        set told_until = greatest(w.told_until, (select max(user_id) from due)),
            told_at = case when (select count(*) from due) < $6 then $5::timestamptz end
       from news n where w.id = n.id
   )
   select count(*)::int as count from due`,
);

/** Notifies up to `take` followers; returns how many. */
export async function addFarmNewsNotifications(
  db: Runner,
  news: {
    id: number;
    title: string;
    body: string;
    href: string;
    now: Date;
    take: number;
    variables: OwnVariables<"FARM_NEWS">;
    image: string | null;
  },
): Promise<number> {
  const { id, title, body, href, now, take, image } = news;
  const variables = JSON.stringify(news.variables);
  return requireOneRow(await db.run(NOTIFY, [id, title, body, href, now, take, variables, image])).count;
}
