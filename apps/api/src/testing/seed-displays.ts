import type { Db } from "../db/database.ts";
import { seedVideo } from "./product-and-member-fixtures.ts";

/**
 * Replaces all displays by a home and a category with groups of every kind, product groups, a ranking, advertising and
 * notices, each list as long as `products`. Group 6001 holds products, reviews and videos, 6002 tabs, each with a tab
 * inside it; the groups from 6101 hold one of each.
 */
export async function seedDisplays(db: Db, products: readonly number[]): Promise<void> {
  for (const table of SHOWN_TABLES) await db.pool.query(`delete from ${table}`);
  await db.pool.query("insert into main_navigation values (5001, 'home', '홈', 1, true)");
  await db.pool.query("insert into sub_tab values (5101, 5001, 'recommend', '추천', 1, 91)");
  for (const place of products.keys()) await seedVideo(db, 4001 + place);
  for (const sql of ROWS) {
    const text = sql.replaceAll("EACH_PRODUCT", EACH_PRODUCT);
    await db.pool.query(text, text.includes("$1") ? [products] : []);
  }
}

const SHOWN_TABLES = [
  "page_display_group",
  "category_display_group",
  "display_tab",
  "display_group",
  "sub_tab",
  "main_navigation",
  "banner",
  "review",
  "best_ranking",
  "product_group",
  "advertisement",
  "notice",
] as const;

const EACH_PRODUCT = "unnest($1::bigint[]) with ordinality as item (id, place)";
const GROUP = `insert into display_group (id, name, order_by_type, contents_type, ui_type, product_ids, banner_ids,
                      category_ids, review_ids, video_ids)`;

const ROWS = [
  `insert into banner select place, '배너', null, 'media/b.webp', '/', '#ffffff', '2026-01-01', '2027-01-01'
     from EACH_PRODUCT`,
  `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
   select place, id, '옵션', '하루', 5, '맛있어요', '{}', 0, 1, '2026-11-01' from EACH_PRODUCT`,
  `${GROUP} select 6001, '상품', 'manual', 'product', 'grid2', $1::bigint[], '{}', '{}', array_agg(place), array_agg(4000 + place)
     from EACH_PRODUCT`,
  `${GROUP} values (6002, '탭', 'manual', 'tab', 'grid2', '{}', '{}', '{}', '{}', '{}')`,
  `${GROUP} select 6100 + place, '하나', 'manual', 'product', 'bigCard', array[id], array[place], '{91}', array[place], array[4000 + place]
     from EACH_PRODUCT`,
  `insert into display_tab select 7000 + place, 6002, null, '탭', null, place, '{}' from EACH_PRODUCT`,
  `insert into display_tab select 8000 + place, 6002, 7000 + place, '안', null, 1, $1::bigint[] from EACH_PRODUCT`,
  `insert into page_display_group select 'home', 'recommend', row_number() over (order by id), id from display_group`,
  `insert into category_display_group select 91, row_number() over (order by id), id from display_group`,
  `insert into best_ranking select 91, 'week', id, place, null, 0, '2026-11-21' from EACH_PRODUCT`,
  `insert into product_group select 'NEW_WEEK', '신상품', 1, $1::bigint[]`,
  `insert into product_group select 'GROUP_' || place, '묶음', 1 + place, $1::bigint[] from EACH_PRODUCT`,
  `insert into advertisement select place, 'best', 91, id, '추천', place from EACH_PRODUCT`,
  `insert into notice select place, '공지', '제목', '내용', false, '2026-11-01' from EACH_PRODUCT`,
  `update product set is_wholesale = id = any($1::bigint[])`,
];
