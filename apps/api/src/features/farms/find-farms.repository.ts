import { type RowOf, type Runner, statement } from "../../db/database.ts";
import {
  CAN_BE_BOUGHT,
  IS_VISIBLE,
  SUMMARY_COLUMNS,
  SUMMARY_TABLES,
  type SummaryRow,
} from "../catalog/product-summary.sql.ts";

/** Width in px from which a photograph is sharp across a phone, at twice the density of 390 px. */
const SHARP_WIDTH = 780;

/**
 * Farm with the facts of all its products that were not removed. Its photograph is a sharp one of a product, first
 * pictures and best sellers first; its width is the one that the name states.
 */
const FIND_FARM = statement(
  "find-farm",
  `with goods as (
     select p.id, p.kind, p.images, p.sales_weight, p.review_count, p.score_average, c.name as category
       from product p join category c on c.id = p.category_id
      where p.distributor_id = $1 and p.status <> 'removed'
   )
   select d.id, d.name, d.region, d.greeting, d.order_cutoff_time, d.shipping_weekdays, d.base_shipping_fee,
          d.free_shipping_from, d.delivery_company_name,
          (select photo.path from goods g, unnest(g.images) with ordinality as photo (path, place)
            where substring(photo.path from '-(\\d{3,4})w\\.\\w+$')::integer >= $3
            order by photo.place > 1, g.sales_weight desc, g.id, photo.place limit 1) as image,
          array(select g.category from goods g group by g.category order by count(*) desc, g.category) as categories,
          (select count(*)::integer from farm_follow f where f.distributor_id = d.id) as followers,
          (select jsonb_build_object('parcels', u.parcels, 'onTime', u.on_time)
             from farm_punctuality u where u.distributor_id = d.id) as punctuality,
          (select jsonb_build_object('count', count(*), 'hours', coalesce(ceil(percentile_cont(0.5) within group
                    (order by extract(epoch from q.answered_at - q.created_at)) / 3600), 0))
             from question q join goods g on g.id = q.product_id where q.answered_at >= $2) as answers,
          (select coalesce(sum(g.review_count), 0)::integer from goods g) as reviews,
          (select coalesce(round(sum(g.score_average * g.review_count)::numeric / nullif(sum(g.review_count), 0), 1), 0)::float
             from goods g) as score_average,
          (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'months', s.months) order by s.months[1], s.name), '[]')
             from harvest_season s where s.kind in (select g.kind from goods g)) as seasons,
          (select jsonb_build_object('productId', q.product_id, 'contents', q.contents, 'answer', q.answer)
             from question q join goods g on g.id = q.product_id
            where q.answer is not null and not q.is_secret order by q.answered_at desc limit 1) as answered
     from distributor d
    where d.id = $1`,
).narrow<{
  image: string | null;
  categories: string[];
  punctuality: { parcels: number; onTime: number } | null;
  answers: { count: number; hours: number };
  seasons: { name: string; months: number[] }[];
  answered: { productId: number; contents: string; answer: string } | null;
  score_average: number;
}>();
export type FarmRow = RowOf<typeof FIND_FARM>;

/** Finds a farm with its answers since an instant; `null` when there is no such farm. */
export async function findFarm(db: Runner, id: number, answersSince: Date): Promise<FarmRow | null> {
  const [row] = await db.run(FIND_FARM, [id, answersSince, SHARP_WIDTH]);
  return row ?? null;
}

const LIST_PRODUCTS = statement(
  "list-farm-products",
  `select ${SUMMARY_COLUMNS} from ${SUMMARY_TABLES}
    where p.distributor_id = $1 and ${CAN_BE_BOUGHT}
    order by p.sales_weight desc, p.id desc
    limit $2`,
);

/** Lists the products of a farm that can be bought, best sellers first. */
export function listFarmProducts(db: Runner, id: number, take: number): Promise<SummaryRow[]> {
  return db.run(LIST_PRODUCTS, [id, take]);
}

const LIST_FARMS = statement(
  "list-farms",
  `select d.id, d.name, d.region from distributor d
    where exists (select from product p where p.distributor_id = d.id and ${IS_VISIBLE})
    order by d.id`,
);

/** Lists the farms that have visible products. */
export function listFarms(db: Runner): Promise<RowOf<typeof LIST_FARMS>[]> {
  return db.run(LIST_FARMS, []);
}
