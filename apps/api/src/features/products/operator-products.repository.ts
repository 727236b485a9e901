import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../db/database.ts";
import { nameContains } from "../catalog/names/name-contains.sql.ts";

export type ListedProductRow = RowOf<(typeof LISTS)["all"]>;

/** Ids of the products whose name has the sought text, or whose id it is. */
const SOUGHT = `array(select n.id from product n where ${nameContains("n.name", "$2::text", true)}
                       union all select case when $2 ~ '^[0-9]{1,15}$' then $2::bigint end)`;

const LISTS = {
  all: list("all", "$2::text is null"),
  search: list("search", `p.id = any(${SOUGHT})`),
  short: list("short", `(${nameContains("p.name", "$2::text", false)} or p.id::text = $2)`),
} as const;

function list(variant: "all" | "search" | "short", sought: string) {
  return statementVariant(
    "list-operator-products",
    variant,
    `select p.id, p.version, p.name, p.images[1] as image, p.status, p.is_sold_out, p.category_id, c.name as category_name,
            p.distributor_id, d.name as distributor_name, p.price, p.list_price, p.supply_cost,
            (select count(*)::int from product_option o where o.product_id = p.id) as option_count,
            (select sum(s.on_hand - s.reserved)::int from product_option o join option_stock s on s.option_id = o.id
              where o.product_id = p.id) as remaining
       from product p join category c on c.id = p.category_id join distributor d on d.id = p.distributor_id
      where p.id < $1 and ${sought}
        and ($3::text is null or p.status = $3)
        and ($4::bigint is null or $4 in (p.category_id, p.root_category_id))
        and ($5::bigint is null or p.distributor_id = $5)
        and ($6::boolean is null or p.is_sold_out = $6)
        and ($8::bigint[] is null or p.id = any($8))
      order by p.id desc limit $7`,
  ).narrow<{ status: ProductStatus; image: string }>();
}

export type ProductQuery = {
  before: number;
  search: string | null;
  status: string | null;
  categoryId: number | null;
  distributorId: number | null;
  isSoldOut: boolean | null;
  ids: readonly number[] | null;
  take: number;
};

/** Lists products before an id, the newest first. */
export function listProducts(db: Runner, query: ProductQuery): Promise<ListedProductRow[]> {
  const { before, search, status, categoryId, distributorId, isSoldOut, ids, take } = query;
  return db.run(LISTS[searchOf(search)], [
    before,
    search,
    status,
    categoryId,
    distributorId,
    isSoldOut,
    take,
    ids,
  ]);
}

/** Returns how a text is looked for: by the index of names, or in every name where it is one character. */
function searchOf(search: string | null): keyof typeof LISTS {
  if (search === null) return "all";
  return [...search].length < 2 ? "short" : "search";
}

const FIELDS = `id, version, name, sub_title, kind, status, category_id, distributor_id, representative_option_id, tax_status,
       origin, storage, harvest_note, expiry_note, season_note, sweetness_brix, next_harvest_on, keywords, images, contents,
       item_notice, video_url, related_product_ids, label_recommend, label_shipping_method, is_exclusive, is_app_only,
       is_wholesale, min_grade, restricted_stock_order, requires_share, no_resale, sale_type, coming_soon_at, limited_begin_at,
       limited_end_at, goal_quantity, shipping_base, shipping_primary_area, shipping_secondary_area, shipping_third_area,
       shipping_fee_unit, free_shipping_from, is_bundle, undeliverable_primary_area, undeliverable_secondary_area,
       undeliverable_third_area, undeliverable_note, delivery_company_code, max_unit_in_box, unstoring_days_after,
       seo_title, seo_description, image_alts`;

export type EditableProductRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-products",
  `select ${FIELDS} from product where id = any($1::bigint[]) order by id for no key update`,
);

export function lockProducts(tx: Tx, ids: readonly number[]): Promise<EditableProductRow[]> {
  return tx.run(LOCK, [ids]);
}

const FIND = statement("find-editable-product", `select ${FIELDS} from product where id = $1`);

export async function findProduct(db: Runner, id: number): Promise<EditableProductRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LIST_EDITABLE = statement(
  "list-editable-products",
  `select ${FIELDS} from product where id > $1 order by id limit $2`,
);

/** Lists products of every status after an id, with all that operators edit. */
export function listEditableProducts(db: Runner, after: number, take: number): Promise<EditableProductRow[]> {
  return db.run(LIST_EDITABLE, [after, take]);
}

const SET = statement(
  "set-products",
  `update product p
      set name = e.name, sub_title = e."subTitle", kind = e.kind, status = e.status, category_id = e."categoryId",
          root_category_id = coalesce(c.parent_id, c.id), distributor_id = e."distributorId",
          representative_option_id = e."representativeOptionId", list_price = o.list_price, price = o.price,
          supply_cost = o.supply_cost, unit_price_unit = o.unit_price_unit, unit_price_amount = o.unit_price_amount,
          tax_status = e."taxStatus", origin = e.origin, storage = e.storage, harvest_note = e."harvestNote",
          expiry_note = e."expiryNote", season_note = e."seasonNote", sweetness_brix = e."sweetnessBrix",
          next_harvest_on = e."nextHarvestOn", keywords = e.keywords, images = e.images, contents = e.contents,
          item_notice = nullif(e."itemNotice", 'null'), video_url = e."videoUrl", related_product_ids = e."relatedProductIds",
          label_recommend = e."labelRecommend", label_shipping_method = e."labelShippingMethod",
          is_exclusive = e."isExclusive", is_app_only = e."isAppOnly", is_wholesale = e."isWholesale", min_grade = e."minGrade",
          restricted_stock_order = e."restrictedStockOrder", requires_share = e."requiresShare", no_resale = e."noResale",
          sale_type = e."saleType", coming_soon_at = e."comingSoonAt", limited_begin_at = e."limitedBeginAt",
          limited_end_at = e."limitedEndAt", goal_quantity = e."goalQuantity", shipping_base = e."shippingBase",
          shipping_primary_area = e."shippingPrimaryArea", shipping_secondary_area = e."shippingSecondaryArea",
          shipping_third_area = e."shippingThirdArea", shipping_fee_unit = e."shippingFeeUnit",
          free_shipping_from = e."freeShippingFrom", is_bundle = e."isBundle",
          undeliverable_primary_area = e."undeliverablePrimaryArea",
          undeliverable_secondary_area = e."undeliverableSecondaryArea",
          undeliverable_third_area = e."undeliverableThirdArea", undeliverable_note = e."undeliverableNote",
          delivery_company_code = r.code, delivery_company_name = r.name, max_unit_in_box = e."maxUnitInBox",
          unstoring_days_after = e."unstoringDaysAfter", seo_title = e."seoTitle",
          seo_description = e."seoDescription", image_alts = e."imageAlts"
     from jsonb_to_recordset($1::jsonb) as e (
            id bigint, name text, "subTitle" text, kind text, status text, "categoryId" bigint, "distributorId" bigint,
            "representativeOptionId" bigint, "taxStatus" text, origin text, storage text, "harvestNote" text,
            "expiryNote" text, "seasonNote" text, "sweetnessBrix" numeric, "nextHarvestOn" date, keywords text[],
            images text[], contents jsonb, "itemNotice" jsonb, "videoUrl" text, "relatedProductIds" bigint[],
            "labelRecommend" text, "labelShippingMethod" text, "isExclusive" boolean, "isAppOnly" boolean,
            "isWholesale" boolean, "minGrade" integer, "restrictedStockOrder" boolean, "requiresShare" boolean,
            "noResale" boolean, "saleType" text, "comingSoonAt" timestamptz, "limitedBeginAt" timestamptz,
            "limitedEndAt" timestamptz, "goalQuantity" integer, "shippingBase" integer, "shippingPrimaryArea" integer,
            "shippingSecondaryArea" integer, "shippingThirdArea" integer, "shippingFeeUnit" text,
            "freeShippingFrom" integer, "isBundle" boolean, "undeliverablePrimaryArea" boolean,
            "undeliverableSecondaryArea" boolean, "undeliverableThirdArea" boolean, "undeliverableNote" text,
            "carrierCode" text, "maxUnitInBox" integer, "unstoringDaysAfter" integer, "seoTitle" text,
            "seoDescription" text, "imageAlts" jsonb)
     join category c on c.id = e."categoryId"
     join carrier r on r.code = e."carrierCode"
     join product_option o on o.id = e."representativeOptionId"
    where p.id = e.id`,
);

/** Stores the fields of products; the root category, the carrier's name and the shown price follow from them. */
export async function setProducts(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

export type ReferenceRow = RowOf<typeof REFERENCES>;

const REFERENCES = statement(
  "check-product-references",
  `select e.id, c.id as category_id, d.id as distributor_id, d.business_number, r.code as carrier_code,
          o.id as representative_option_id,
          (select count(*)::int from product_option own where own.product_id = e.id and own.status <> 'suspended')
            as option_count,
          (select count(*)::int from product_option own
            where own.product_id = e.id and own.status <> 'suspended' and own.unit_price_amount is null)
            as options_without_unit_price,
          (select count(*)::int from unnest(e."relatedProductIds") as related (id)
            where related.id = e.id or not exists (select from product p where p.id = related.id)) as unknown_related
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "categoryId" bigint, "distributorId" bigint, "carrierCode" text,
                                              "representativeOptionId" bigint, "relatedProductIds" bigint[])
     left join category c on c.id = e."categoryId"
     left join distributor d on d.id = e."distributorId"
     left join carrier r on r.code = e."carrierCode"
     left join product_option o on o.id = e."representativeOptionId" and o.product_id = e.id`,
);

/** Reads what edited products refer to; `null` for a reference that does not exist. */
export function checkReferences(db: Runner, rows: readonly object[]): Promise<ReferenceRow[]> {
  return db.run(REFERENCES, [JSON.stringify(rows)]);
}

const ARCHIVE = statement(
  "archive-products",
  "update product set status = 'removed' where id = any($1::bigint[])",
);

export async function archiveProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(ARCHIVE, [ids]);
}
