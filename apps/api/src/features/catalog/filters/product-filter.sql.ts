import type { ProductFilter } from "@todayfruit/domain/catalog/read-and-write-product-filter";

/** Conditions of a filter, one per facet, so that the choices of a facet can be counted under all others. */
export type Facet = "price" | "delivery" | "origin" | "farm" | "weight" | "score" | "sweetness" | "arrive";

type Parameters = {
  /** `ProductFilterRecord` as jsonb, such as `$4`. */
  filter: string;
  now: string;
  /** `DispatchTermsRecord[]` as jsonb, with their arrival. */
  terms: string;
  /** `always` selects prices and arrivals even when the filter does not ask for them. */
  selects: "asked" | "always";
};

/**
 * Writes the parts of a statement that narrows `search_document p`: common table expressions, joins and the condition of
 * every facet. `currentPrice` is the price at the instant in 원, `arrival` the earliest day of arrival of an option that can be
 * bought now, null for none.
 */
export function productFilterSql({ filter, now, terms, selects }: Parameters) {
  const asked = (condition: string) => (selects === "always" ? "true" : `(${condition})`);
  const ctes = `
    f as materialized (
      select * from jsonb_to_record(${filter}::jsonb) as f (
        is_free boolean, min_price integer, max_price integer, origins text[], farm_ids bigint[], min_weight integer,
        max_weight integer, min_score numeric, min_sweetness numeric, arrive_by date)
    ), sale as materialized (
      select o.id, min(t.price) as price
        from timed_price t
        join product_option v on v.id = t.option_id
        join product o on o.id = v.product_id and o.representative_option_id = v.id
       where ${asked("(select min_price is not null or max_price is not null from f)")}
         and t.begins_at <= ${now} and t.ends_at > ${now}
       group by o.id
    ), arrivals as materialized (
      select q.id, min(t.arrival) as day
        from jsonb_to_recordset(${terms}::jsonb) as t (
          farm_id bigint, carrier text, days integer, shipment_date date, arrival date)
        join product q on q.distributor_id = t.farm_id and q.delivery_company_code = t.carrier
                      and q.unstoring_days_after = t.days
        join product_option o on o.product_id = q.id and o.shipment_date is not distinct from t.shipment_date
        left join option_stock s on s.option_id = o.id
       where ${asked("(select arrive_by is not null from f)")}
         and (o.status = 'unlimited_stock_in' or o.status = 'stock_in' and s.on_hand - s.reserved is distinct from 0)
       group by q.id
    )`;
  const joins = `
      cross join f
      left join sale on sale.id = p.product_id
      left join arrivals on arrivals.id = p.product_id`;
  const currentPrice = "least(p.price, sale.price)";
  const arrival = `case when p.opens_at > ${now} then null else arrivals.day end`;
  const conditions: Record<Facet, string> = {
    price: `(f.min_price is null or ${currentPrice} >= f.min_price) and (f.max_price is null or ${currentPrice} <= f.max_price)`,
    delivery: "(f.is_free is not true or p.is_free_delivery)",
    origin: "(f.origins is null or p.origins && f.origins)",
    farm: "(f.farm_ids is null or p.distributor_id = any(f.farm_ids))",
    weight:
      "(f.min_weight is null or p.weight_grams >= f.min_weight) and (f.max_weight is null or p.weight_grams <= f.max_weight)",
    score: "(f.min_score is null or p.review_count > 0 and p.score_average >= f.min_score)",
    sweetness: "(f.min_sweetness is null or p.sweetness_brix >= f.min_sweetness)",
    arrive: `(f.arrive_by is null or ${arrival} <= f.arrive_by)`,
  };
  const all = Object.values(conditions)
    .map((condition) => `(${condition})`)
    .join(" and ");
  return { ctes, joins, currentPrice, arrival, conditions, all };
}

/** Filter as the statements of `productFilterSql` read it. */
type ProductFilterRecord = {
  is_free: boolean;
  min_price: number | null;
  max_price: number | null;
  origins: readonly string[] | null;
  farm_ids: readonly number[] | null;
  min_weight: number | null;
  max_weight: number | null;
  min_score: number | null;
  min_sweetness: number | null;
  arrive_by: string | null;
};

/** Writes a filter as the parameter of `productFilterSql`; lists that are open are null. */
export function productFilterRecord(filter: ProductFilter): ProductFilterRecord {
  return {
    is_free: filter.freeDeliveryOnly,
    min_price: filter.minPrice,
    max_price: filter.maxPrice,
    origins: filter.origins.length > 0 ? filter.origins : null,
    farm_ids: filter.farmIds.length > 0 ? filter.farmIds : null,
    min_weight: filter.minWeight,
    max_weight: filter.maxWeight,
    min_score: filter.minScore,
    min_sweetness: filter.minSweetness,
    arrive_by: filter.arriveBy,
  };
}
