import type { Db } from "../../apps/api/src/db/database.ts";
import { FARM_ENDS, FARMS, KINDS, LIKENESSES, PLACES, USES } from "./product-words.ts";

/**
 * Fills an empty database with a catalogue of a given size: 5 root and 30 child categories, a farm per 50 products, one
 * to three options with counted stock, varied names and keywords, pages as large as the demonstration's, a home page,
 * and the rules of points and grades. Deterministic.
 *
 * @param products up to 1,000,000; ids start at 20,001
 */
export async function generateCatalogue(db: Db, products: number): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    await client.query(CATEGORIES);
    await client.query(DISTRIBUTORS, [Math.max(20, Math.ceil(products / 50)), PLACES, FARMS, FARM_ENDS]);
    for (let first = 1; first <= products; first += AT_ONCE) {
      const range = [first, Math.min(products, first + AT_ONCE - 1)];
      await client.query(PRODUCTS, [...range, JSON.stringify(CONTENTS), ...WORDS]);
      await client.query(OPTIONS, range);
      await client.query(STOCK, range);
    }
    await client.query(HOME);
    await client.query(RULES);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Kinds as lines, since arrays in the database have one length. */
const WORDS = [KINDS.map((kind) => kind.join(" ")), PLACES, LIKENESSES, USES];

/** Batch size that keeps each statement well below the pool's time limit. */
const AT_ONCE = 2_000;

const CATEGORIES = `
  with root(id, slug, name, sort) as (
    values (91, 'fruit', '과일', 1), (97, 'vegetable', '채소', 2), (93, 'fish', '수산', 3), (96, 'meat', '정육', 4), (95, 'food', '가공식품', 5)
  ), roots as (
    insert into category (id, parent_id, slug, name, icon, sort)
    select id, null, slug, name, 'media/illustrations/basket.webp', sort from root returning id
  )
  insert into category (id, parent_id, slug, name, icon, sort)
  select 1000 + (sort - 1) * 6 + n, id, null, name || ' ' || n, 'media/illustrations/basket.webp', n
    from root, generate_series(1, 6) as n`;

const DISTRIBUTORS = `
  insert into distributor (id, uuid, name, region, greeting, delivery_company_code, delivery_company_name,
         shipping_address, base_shipping_fee, free_shipping_from, is_bundle, bundle_policy, order_cutoff_time,
         shipping_weekdays, cs_phone, business_number)
  select 300 + n, md5('distributor ' || n)::uuid,
         ($2::text[])[1 + n % cardinality($2::text[])] || ($3::text[])[1 + n / 7 % cardinality($3::text[])]
           || ($4::text[])[1 + n / 3 % cardinality($4::text[])],
         (array['제주', '경북', '충북', '전남', '강원', '경남'])[1 + n % 6] || ' ' || ($2::text[])[1 + n % cardinality($2::text[])] || '군',
         '안녕하세요. 가장 잘 익은 날 따서 보내 드립니다.', '04', 'CJ대한통운', '제주특별자치도 서귀포시 남원읍 태위로 000',
         3000, (n % 3) * 25000, n % 2 = 0, '같은 출고지 상품을 함께 주문하시면 배송비는 한 번만 부과됩니다.', '13:00',
         '{sun,mon,tue,wed,thu}', '070-0000-0001', '000-00-00001'
    from generate_series(1, $1::int) as n`;

/** Derives pseudo-random numbers from a product's position: 2654435761 spreads neighbours far apart. */
const PRODUCTS = `
  insert into product (id, uuid, root_category_id, category_id, distributor_id, name, sub_title, kind, status,
         list_price, price, supply_cost, representative_option_id, unit_price_unit, unit_price_amount, shipping_base,
         shipping_primary_area, shipping_secondary_area, shipping_third_area, shipping_fee_unit, free_shipping_from,
         is_bundle, undeliverable_primary_area, undeliverable_secondary_area, undeliverable_third_area,
         delivery_company_code, delivery_company_name, tax_status, is_exclusive, is_app_only, is_wholesale, min_grade,
         restricted_stock_order, max_unit_in_box, unstoring_days_after, label_recommend, label_shipping_method,
         sale_type, no_resale, origin, storage, harvest_note, expiry_note, keywords, images, contents, sales_weight,
         score_average, review_count, question_count, favorite_count, related_product_ids, created_at)
  select 20000 + n, md5('product ' || n)::uuid, c.parent_id, c.id, d.id,
         case when lot % 5 = 0 then '[' || (array['산지직송', '당일수확', '못난이', '1+1'])[1 + lot % 4] || '] ' else '' end
           || place || ' ' || likeness || ' ' || kind || ' '
           || kilos || 'kg (' || (array['소과', '중과', '대과'])[1 + lot / 32 % 3] || ', ' || purpose || ')',
         '가장 맛있는 날 따서 바로 보내 드려요', kind,
         case when lot % 100 < 94 then 'stock_in' when lot % 100 < 97 then 'stock_out' when lot % 100 < 98 then 'temp_stock_out' else 'suspended' end,
         price * 5 / 4, price, price * 3 / 4, 1000000 + n * 4, '100g', greatest(1, price / (kilos * 10)), 3000,
         0, 3000, 5000, case when lot % 5 = 0 then 'box' else 'order' end, d.free_shipping_from,
         d.is_bundle, false, false, lot % 50 = 0,
         '04', 'CJ대한통운', case when c.parent_id = 95 then 'taxable' else 'tax_free' end, lot % 20 = 0, lot % 70 = 0,
         lot % 90 = 0, case when lot % 80 = 0 then 2 end,
         lot % 40 = 0, 1 + lot % 5, 1 + lot % 3, case when lot % 6 = 0 then 'MD 추천' end, '산지직송',
         'normal', false, '국산(' || place || '군)', '받자마자 꺼내어 서늘한 곳에 보관해 주세요.', '수확 후 24시간 안에 출고합니다.', '수령 후 냉장 10일 이내',
         string_to_array(words, ' ') || (place || kind),
         array['media/photos/' || photo || '-1.jpg', 'media/photos/' || photo || '-2.jpg'], $3::jsonb, 1 + lot % 1000,
         (30 + lot % 21) / 10.0, lot % 400, 0, lot % 900,
         array(select 20001 + (lot + step * 7919) % $2::int from generate_series(1, 6) as step),
         timestamptz '2026-11-20 00:00+09' - (lot % 576000) * interval '1 minute'
    from generate_series($1::int, $2::int) as n
   cross join lateral (select (n * 2654435761 % 4294967296) as spread) as spread
   cross join lateral (select (spread >> 8)::int as lot) as lot
   cross join lateral (
     -- A few kinds are sold by the hundred and most by the dozen, as in a shop.
     select ($4::text[])[1 + floor(cardinality($4::text[]) * power(lot % 9973 / 9973.0, 1.7))::int] as words,
            ($5::text[])[1 + lot / 11 % cardinality($5::text[])] as place,
            ($6::text[])[1 + lot / 13 % cardinality($6::text[])] as likeness,
            ($7::text[])[1 + lot / 17 % cardinality($7::text[])] as purpose,
            (array['satsumas', 'royal-gala', 'lemon', 'sweet-potato'])[1 + lot % 4] as photo,
            1 + lot % 10 as kilos, (500 + lot % 4500) * 10 as price
   ) as drawn
   cross join lateral (select split_part(words, ' ', 1) as kind) as named
    join category c on c.id = 1001 + lot % 30
    join distributor d on d.id = 301 + lot % (select count(*)::int from distributor)`;

const OPTIONS = `
  insert into product_option (id, product_id, name, sort, amount, weight_value, weight_unit, list_price, price,
         supply_cost, unit_price_unit, unit_price_amount, status, max_unit_in_box)
  select 1000000 + (p.id - 20000) * 4 + k, p.id, (k + 1) * 3 || 'kg', k + 1, 1, (k + 1) * 3000, 'g',
         p.list_price * (k + 1), p.price * (k + 1), p.supply_cost * (k + 1), '100g', p.unit_price_amount,
         case p.status when 'stock_out' then 'stock_out' when 'temp_stock_out' then 'temp_stock_out' when 'suspended' then 'suspended' else 'stock_in' end,
         p.max_unit_in_box
    from product p, generate_series(0, p.id % 3) as k
   where p.id between 20000 + $1::int and 20000 + $2::int`;

const STOCK = `
  insert into option_stock (option_id, on_hand)
  select id, case when status = 'stock_in' then 5 + id % 300 else 0 end
    from product_option
   where product_id between 20000 + $1::int and 20000 + $2::int`;

const HOME = `
  with best as (
    select array_agg(id order by sales_weight desc, id) as ids
      from (select id, sales_weight from product where status = 'stock_in' order by sales_weight desc, id limit 40) as p
  ), groups as (
    insert into display_group (id, name, title, sub_title, order_by_type, contents_type, ui_type, product_ids,
           banner_ids, category_ids, review_ids, video_ids)
    select 6000 + n, '추천 ' || n, '오늘의 추천 ' || n, null, 'manual', 'product',
           (array['rankingList', 'grid2', 'carousel', 'bigCard'])[n], ids[(n - 1) * 10 + 1 : n * 10], '{}', '{}', '{}', '{}'
      from best, generate_series(1, 4) as n
    returning id
  ), navigation as (
    insert into main_navigation (id, key, name, sort, is_default) values (5001, 'home', '홈', 1, true)
  ), sub_tabs as (
    insert into sub_tab (id, navigation_id, key, name, sort) values (5101, 5001, 'recommend', '추천', 1)
  )
  insert into page_display_group (tab, sub_tab, position, group_id) select 'home', 'recommend', id - 6000, id from groups`;

const RULES = `
  insert into shop_rule (name, value) values
    ('points', '{"minUsePoint":1000,"pointUnit":1,"validMonths":12,"reviewPoint":100,"photoReviewPoint":300,"rewardAfterDeliveryDays":7}'),
    ('grades', '[{"grade":1,"gradeName":"씨앗","icon":"media/illustrations/seedling.webp","thresholdPrice":0,"purchasePointPer":0.5,"monthlyCouponPrice":0,"benefits":[]}]'),
    ('evaluation', '{"periodMonths":3,"evaluatedOnDay":1,"basis":"배송이 끝난 주문의 결제 금액 합계"}')`;

const PARAGRAPH =
  "껍질이 얇아 손톱만 대도 스르륵 벗겨집니다. 나무에서 충분히 색이 든 것만 골라 따고, 강제 착색이나 왁스 코팅은 하지 않습니다.";

/** Contents of a product page, with the number of blocks of the demonstration's. */
const CONTENTS = [
  { type: "heading", text: "가장 잘 익은 날 따서 보냅니다" },
  { type: "paragraph", text: PARAGRAPH },
  { type: "image", src: "media/photos/satsumas-1.jpg", alt: "상품 사진" },
  { type: "heading", text: "고르는 기준이 달라요" },
  {
    type: "bulletList",
    items: [
      "비파괴 당도 선별을 거칩니다.",
      "상처과는 손으로 한 번 더 골라냅니다.",
      "받은 날 바로 꺼내 주세요.",
    ],
  },
  { type: "image", src: "media/photos/satsumas-2.jpg", alt: "상품 사진" },
  { type: "heading", text: "맛있게 드시는 법" },
  { type: "paragraph", text: PARAGRAPH },
  { type: "heading", text: "보관 방법" },
  { type: "paragraph", text: PARAGRAPH },
  { type: "heading", text: "배송 및 교환 안내" },
  {
    type: "bulletList",
    items: ["13:00 이전 결제 건부터 출고합니다.", "제주는 3,000원, 도서산간은 5,000원이 추가됩니다."],
  },
  { type: "heading", text: "상품정보 제공고시" },
  {
    type: "table",
    rows: ["품목", "용량", "생산자", "원산지", "포장일", "소비기한", "표시사항", "구성", "보관", "상담"].map(
      (name) => [name, "상세설명 참조"],
    ),
  },
];
