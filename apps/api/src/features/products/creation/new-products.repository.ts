import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const FIND_PLACE = statement(
  "find-place-of-new-product",
  `select (select id from category where id = $1) as category_id, (select id from distributor where id = $2) as distributor_id`,
);

/** Finds the category and the farm of a new product; `null` for one that does not exist. */
export async function findPlace(
  db: Runner,
  categoryId: number,
  distributorId: number,
): Promise<RowOf<typeof FIND_PLACE> | null> {
  const [row] = await db.run(FIND_PLACE, [categoryId, distributorId]);
  return row ?? null;
}

const INSERT = statement(
  "insert-product",
  `insert into product (id, uuid, root_category_id, category_id, distributor_id, name, sub_title, kind, status, list_price,
                        price, supply_cost, representative_option_id, unit_price_unit, unit_price_amount, shipping_base,
                        shipping_primary_area, shipping_secondary_area, shipping_third_area, shipping_fee_unit,
                        free_shipping_from, is_bundle, undeliverable_primary_area, undeliverable_secondary_area,
                        undeliverable_third_area, delivery_company_code, delivery_company_name, tax_status, is_exclusive,
                        is_app_only, is_wholesale, restricted_stock_order, max_unit_in_box, unstoring_days_after, sale_type,
                        no_resale, origin, storage, keywords, images, contents, sales_weight, favorite_count,
                        related_product_ids, created_at)
   select e.id, e.uuid, coalesce(c.parent_id, c.id), c.id, d.id, e.name, e."subTitle", e.kind, 'waiting', e."listPrice",
          e.price, e."supplyCost", e."optionId", e."unitPrice" ->> 'unit', (e."unitPrice" ->> 'amount')::integer,
          d.base_shipping_fee, 0, $3, $4, 'order', d.free_shipping_from, d.is_bundle, false, false, false,
          d.delivery_company_code, d.delivery_company_name, e."taxStatus", false, false, false, true, e."maxUnitInBox", 1,
          'normal', false, e.origin, '', '{}', e.images, '[]', 0, 0, '{}', $2
     from jsonb_to_record($1::jsonb) as e (id bigint, uuid uuid, "categoryId" bigint, "distributorId" bigint, name text,
            "subTitle" text, kind text, "taxStatus" text, origin text, images text[], "optionId" bigint, "listPrice" integer,
            price integer, "supplyCost" integer, "unitPrice" jsonb, "maxUnitInBox" integer)
     join category c on c.id = e."categoryId"
     join distributor d on d.id = e."distributorId"`,
);

/** Surcharges of a new product in 원: 제주, and the islands beyond. */
const AREA_FEES = { secondary: 3000, third: 5000 };

/** Adds a product that waits for its publishing; it ships as its farm does. */
export async function insertProduct(tx: Tx, product: object, now: Date): Promise<void> {
  await tx.run(INSERT, [JSON.stringify(product), now, AREA_FEES.secondary, AREA_FEES.third]);
}

const COPY = statement(
  "copy-product",
  `insert into product
   select (jsonb_populate_record(p, jsonb_build_object(
             'id', $2::bigint, 'uuid', $3::uuid, 'name', $4::text, 'status', 'waiting', 'created_at', $5::timestamptz,
             'representative_option_id', $6::bigint, 'version', 1, 'score_average', 0, 'review_count', 0,
             'question_count', 0, 'favorite_count', 0, 'sales_weight', 0, 'is_sold_out', false))).*
     from product p where p.id = $1`,
);

const COPY_OPTION = statement(
  "copy-options",
  `insert into product_option
   select (jsonb_populate_record(o, jsonb_build_object('id', copy.new_id, 'product_id', $2::bigint, 'version', 1))).*
     from unnest($3::bigint[], $4::bigint[]) as copy (old_id, new_id)
     join product_option o on o.id = copy.old_id and o.product_id = $1`,
);

const COPY_STOCK = statement(
  "copy-counted-options",
  `insert into option_stock (option_id, on_hand)
   select copy.new_id, 0 from unnest($1::bigint[], $2::bigint[]) as copy (old_id, new_id)
     join option_stock s on s.option_id = copy.old_id`,
);

type Copy = {
  id: number;
  newId: number;
  uuid: string;
  name: string;
  now: Date;
  /** Ids of the options with those of their copies. */
  options: readonly { id: number; newId: number }[];
  representativeOptionId: number;
};

/** Copies a product with its options; counted options begin with no units on hand. */
export async function copyProductRows(tx: Tx, copy: Copy): Promise<void> {
  const from = copy.options.map(({ id }) => id);
  const to = copy.options.map(({ newId }) => newId);
  await tx.run(COPY, [copy.id, copy.newId, copy.uuid, copy.name, copy.now, copy.representativeOptionId]);
  await tx.run(COPY_OPTION, [copy.id, copy.newId, from, to]);
  await tx.run(COPY_STOCK, [from, to]);
}

const LIST_OPTIONS = statement(
  "list-option-ids",
  `select o.id, p.representative_option_id = o.id as is_representative
     from product p join product_option o on o.product_id = p.id where p.id = $1 order by o.sort, o.id`,
).narrow<{ is_representative: boolean }>();

/** Lists the options of a product, in the order in which they are offered. */
export function listOptionIds(db: Runner, productId: number): Promise<RowOf<typeof LIST_OPTIONS>[]> {
  return db.run(LIST_OPTIONS, [productId]);
}
