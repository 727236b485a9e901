import { statement, type Tx } from "../../../db/database.ts";
import { one } from "../../../db/one.ts";
import type { WrittenRow } from "../rows/written-row.ts";
import { bulkUpsert, type Upsert } from "./bulk-upsert.ts";

/** How each table is filled, in an order in which every reference is met. */
const UPSERTS = {
  category: bulkUpsert("category", {
    id: "integer",
    parent_id: "integer",
    slug: "text",
    name: "text",
    icon: "text",
    sort: "integer",
  }),
  distributor: bulkUpsert("distributor", {
    id: "integer",
    uuid: "uuid",
    name: "text",
    region: "text",
    greeting: "text",
    delivery_company_code: "text",
    delivery_company_name: "text",
    shipping_address: "text",
    base_shipping_fee: "integer",
    free_shipping_from: "integer",
    is_bundle: "boolean",
    bundle_policy: "text",
    order_cutoff_time: "text",
    shipping_weekdays: "text[]",
    cs_phone: "text",
    business_number: "text",
  }),
  product: bulkUpsert("product", {
    id: "integer",
    uuid: "uuid",
    root_category_id: "integer",
    category_id: "integer",
    distributor_id: "integer",
    name: "text",
    sub_title: "text",
    kind: "text",
    status: "text",
    list_price: "integer",
    price: "integer",
    supply_cost: "integer",
    representative_option_id: "integer",
    unit_price_unit: "text",
    unit_price_amount: "integer",
    shipping_base: "integer",
    shipping_primary_area: "integer",
    shipping_secondary_area: "integer",
    shipping_third_area: "integer",
    shipping_fee_unit: "text",
    free_shipping_from: "integer",
    is_bundle: "boolean",
    undeliverable_primary_area: "boolean",
    undeliverable_secondary_area: "boolean",
    undeliverable_third_area: "boolean",
    undeliverable_note: "text",
    delivery_company_code: "text",
    delivery_company_name: "text",
    tax_status: "text",
    video_url: "text",
    is_exclusive: "boolean",
    is_app_only: "boolean",
    is_wholesale: "boolean",
    min_grade: "integer",
    restricted_stock_order: "boolean",
    max_unit_in_box: "integer",
    unstoring_days_after: "integer",
    label_recommend: "text",
    label_shipping_method: "text",
    sale_type: "text",
    coming_soon_at: "timestamptz",
    limited_begin_at: "timestamptz",
    limited_end_at: "timestamptz",
    goal_quantity: "integer",
    no_resale: "boolean",
    origin: "text",
    storage: "text",
    harvest_note: "text",
    expiry_note: "text",
    season_note: "text",
    keywords: "text[]",
    images: "text[]",
    contents: "jsonb",
    sales_weight: "integer",
    score_average: "numeric",
    review_count: "integer",
    question_count: "integer",
    favorite_count: "integer",
    related_product_ids: "integer[]",
    created_at: "timestamptz",
  }),
  product_option: bulkUpsert("product_option", {
    id: "integer",
    product_id: "integer",
    name: "text",
    sort: "integer",
    amount: "integer",
    weight_value: "integer",
    weight_unit: "text",
    list_price: "integer",
    price: "integer",
    special_sale_price: "integer",
    supply_cost: "integer",
    unit_price_unit: "text",
    unit_price_amount: "integer",
    status: "text",
    shipment_date: "date",
    max_unit_in_box: "integer",
  }),
  video: bulkUpsert("video", {
    id: "integer",
    slug: "text",
    title: "text",
    contents: "text",
    video_url: "text",
    thumbnail: "text",
    duration_seconds: "numeric",
    width: "integer",
    height: "integer",
    view_count: "integer",
    share_count: "integer",
    product_ids: "integer[]",
    created_at: "timestamptz",
  }),
  review: bulkUpsert("review", {
    id: "integer",
    product_id: "integer",
    option_id: "integer",
    option_name: "text",
    nickname: "text",
    score: "integer",
    contents: "text",
    images: "text[]",
    helpful_count: "integer",
    purchase_count: "integer",
    grade_name: "text",
    seller_reply: "jsonb",
    created_at: "timestamptz",
  }),
  banner: bulkUpsert("banner", {
    id: "integer",
    title: "text",
    sub_title: "text",
    image: "text",
    href: "text",
    background_color: "text",
    begin_at: "timestamptz",
    end_at: "timestamptz",
  }),
  display_group: bulkUpsert("display_group", {
    id: "integer",
    name: "text",
    title: "text",
    sub_title: "text",
    order_by_type: "text",
    contents_type: "text",
    ui_type: "text",
    product_ids: "integer[]",
    banner_ids: "integer[]",
    category_ids: "integer[]",
    review_ids: "integer[]",
    video_ids: "integer[]",
    tabs: "jsonb",
    ends_at: "timestamptz",
  }),
  display_page: bulkUpsert(
    "display_page",
    { tab: "text", sub_tab: "text", position: "integer", group_id: "integer" },
    ["tab", "sub_tab", "position"],
  ),
  shop_rule: bulkUpsert("shop_rule", { name: "text", value: "jsonb" }, ["name"]),
} as const satisfies Record<string, Upsert>;

export type ImportedTable = keyof typeof UPSERTS;

/** Writes what is new or changed of these rows; answers how many that were. */
export async function writeRows<Table extends ImportedTable>(
  tx: Tx,
  table: Table,
  rows: readonly WrittenRow<Table>[],
): Promise<number> {
  return one(await tx.run(UPSERTS[table], [JSON.stringify(rows)])).written;
}

const ADD_STOCK = statement<[string], { written: number }>(
  "import-option-stock",
  `with written as (
     insert into option_stock (option_id, on_hand)
     select option_id, on_hand from jsonb_to_recordset($1::jsonb) as r(option_id integer, on_hand integer)
         on conflict (option_id) do nothing
     returning 1
   )
   select count(*)::int as written from written`,
);

/** Stock of options that have none yet: what is on hand afterwards belongs to the orders. */
export async function addMissingStock(
  tx: Tx,
  rows: readonly { option_id: number; on_hand: number }[],
): Promise<number> {
  return one(await tx.run(ADD_STOCK, [JSON.stringify(rows)])).written;
}

const DROP_OTHER_PAGES = statement<[string], { dropped: number }>(
  "import-drop-display-pages",
  `with dropped as (
     delete from display_page
      where (tab, sub_tab, position) not in (
        select tab, sub_tab, position
          from jsonb_to_recordset($1::jsonb) as r(tab text, sub_tab text, position integer))
     returning 1
   )
   select count(*)::int as dropped from dropped`,
);

/** Takes places off the pages that the catalogue no longer fills. */
export async function dropOtherPages(tx: Tx, rows: readonly WrittenRow<"display_page">[]): Promise<number> {
  return one(await tx.run(DROP_OTHER_PAGES, [JSON.stringify(rows)])).dropped;
}

const LOCK = statement<[], { locked: "" }>(
  "import-lock",
  "select pg_advisory_xact_lock(hashtext('catalogue import'))::text as locked",
);

/** One import writes at a time; the next waits here rather than in the middle of its rows. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.run(LOCK, []);
}

const NOTIFY = statement<[], { notified: "" }>(
  "import-notify",
  "select pg_notify('catalog_changed', '')::text as notified",
);

/** Tells every process, once the transaction is kept, to forget what it shows of the catalogue. */
export async function notifyOfChange(tx: Tx): Promise<void> {
  await tx.run(NOTIFY, []);
}
