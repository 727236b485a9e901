import type { OptionStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { type RowOf, type Runner, statementVariant } from "../../db/database.ts";
import { nameContains } from "../catalog/names/name-contains.sql.ts";

export type StockLevelRow = RowOf<(typeof LISTS)["all"]>;
type Variant = "all" | "farms" | "search" | "short" | "low" | "out";

const SOUGHT = "($2::text is null or position(lower($2) in lower(p.name)) > 0 or p.id::text = $2)";
const OF_FARMS = "($3::bigint[] is null or p.distributor_id = any($3))";
/** Without an index: one would make every purchase write it. */
const EMPTY = `select e.option_id from option_stock e where e.on_hand = e.reserved
               union select t.id from product_option t where t.status in ('stock_out', 'temp_stock_out')`;

const LISTS = {
  all: list("all", "$2::text is null and $3::bigint[] is null"),
  farms: list(
    "farms",
    "$2::text is null and o.product_id in (select f.id from product f where f.distributor_id = any($3::bigint[]))",
  ),
  search: list(
    "search",
    `o.product_id = any(array(select n.id from product n where ${nameContains("n.name", "$2::text", true)}
                              union all select case when $2 ~ '^[0-9]{1,15}$' then $2::bigint end)) and ${OF_FARMS}`,
  ),
  short: list("short", `${SOUGHT} and ${OF_FARMS}`),
  low: list("low", `a.option_id is not null and ${SOUGHT} and ${OF_FARMS}`),
  out: list("out", `o.id in (${EMPTY}) and ${SOUGHT} and ${OF_FARMS}`),
} as const;

function list(variant: Variant, condition: string) {
  return statementVariant(
    "list-stock-levels",
    variant,
    `select o.id, o.version, o.product_id, p.name as product_name, o.name as option_name, p.images[1] as image, o.status,
            p.distributor_id, d.name as distributor_name, s.on_hand, s.reserved, a.threshold as low_at, l.code, l.expires_on
       from option_stock s
       join product_option o on o.id = s.option_id
       join product p on p.id = o.product_id
       join distributor d on d.id = p.distributor_id
       left join stock_alert a on a.option_id = o.id and a.cleared_at is null
       left join lateral (
         select t.code, t.expires_on from stock_lot t
          where t.option_id = o.id and t.remaining > 0 and t.status = 'open'
          order by t.expires_on, t.harvested_on, t.id limit 1) l on true
      where o.id < $1 and ${condition} and p.status <> 'removed' and o.status <> 'suspended'
      order by o.id desc limit $4`,
  ).narrow<{
    status: OptionStatus;
    image: string;
    low_at: number | null;
    code: string | null;
    expires_on: string | null;
  }>();
}

export type StockLevelQuery = {
  before: number;
  view: "low" | "out" | null;
  search: string | null;
  /** Farms of the options; `null` for all. */
  farms: readonly number[] | null;
  take: number;
};

/** Lists counted options that are not suspended with their stock and the lot that goes next, the newest first. */
export function listStockLevels(db: Runner, query: StockLevelQuery): Promise<StockLevelRow[]> {
  const { before, search, farms, take } = query;
  return db.run(LISTS[variantOf(query)], [before, search, farms, take]);
}

function variantOf({ view, search, farms }: StockLevelQuery): Variant {
  if (view !== null) return view;
  if (search !== null) return [...search].length < 2 ? "short" : "search";
  return farms === null ? "all" : "farms";
}
