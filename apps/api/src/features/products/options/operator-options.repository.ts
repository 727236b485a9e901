import type { OptionStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../../db/database.ts";
import { nameContains } from "../../catalog/names/name-contains.sql.ts";

export type OptionRow = RowOf<(typeof LISTS)["all"]>;
export type LockedOptionRow = RowOf<typeof LOCK>;

const COLUMNS = `o.id, o.version, o.product_id, o.name, o.sort, o.amount, o.weight_value, o.weight_unit, o.status,
       o.shipment_date, o.max_unit_in_box`;

const LISTS = {
  all: list("all", "$2::text is null"),
  search: list(
    "search",
    `o.id = any(array(select n.id from product_option n where ${nameContains("n.name", "$2::text", true)}))`,
  ),
  short: list("short", nameContains("o.name", "$2::text", false)),
} as const;

function list(variant: "all" | "search" | "short", sought: string) {
  return statementVariant(
    "list-operator-options",
    variant,
    `select ${COLUMNS}, s.on_hand - s.reserved as remaining
       from product_option o left join option_stock s on s.option_id = o.id
      where o.id < $1 and ${sought} and ($3::bigint is null or o.product_id = $3)
        and ($5::bigint[] is null or o.product_id in (select p.id from product p where p.distributor_id = any($5)))
      order by o.id desc limit $4`,
  ).narrow<{ status: OptionStatus }>();
}

export type OptionQuery = {
  before: number;
  search: string | null;
  productId: number | null;
  take: number;
  /** Farms of the options; `null` for all. */
  farms: readonly number[] | null;
};

/** Lists options before an id, the newest first, with the units that can still be sold. */
export function listOptions(db: Runner, query: OptionQuery): Promise<RowOf<(typeof LISTS)["all"]>[]> {
  const { search } = query;
  const by = search === null ? "all" : [...search].length < 2 ? "short" : "search";
  return db.run(LISTS[by], [query.before, search, query.productId, query.take, query.farms]);
}

const LOCK = statement(
  "lock-options",
  `select ${COLUMNS}, o.price, o.unit_price_unit, o.unit_price_amount
     from product_option o where o.id = any($1::bigint[]) order by o.id for update`,
).narrow<{ status: OptionStatus }>();

export function lockOptions(tx: Tx, ids: readonly number[]): Promise<LockedOptionRow[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-options",
  `with edited as (
   update product_option o
      set name = e.name, sort = e.sort, amount = e.amount, weight_value = (e.weight ->> 'value')::integer,
          weight_unit = e.weight ->> 'unit', status = e.status, shipment_date = e."shipmentDate",
          max_unit_in_box = e."maxUnitInBox", unit_price_unit = e."unitPrice" ->> 'unit',
          unit_price_amount = (e."unitPrice" ->> 'amount')::integer
     from jsonb_to_recordset($1::jsonb) as e (id bigint, name text, sort integer, amount integer, weight jsonb, status text,
                                              "shipmentDate" date, "maxUnitInBox" integer, "unitPrice" jsonb)
    where o.id = e.id
   returning o.id, o.product_id, o.unit_price_unit, o.unit_price_amount)
   update product p
      set unit_price_unit = e.unit_price_unit, unit_price_amount = e.unit_price_amount
     from edited e
    where p.id = e.product_id and p.representative_option_id = e.id
      and (p.unit_price_unit, p.unit_price_amount) is distinct from (e.unit_price_unit, e.unit_price_amount)`,
);

/** Stores options; a product whose representative option is among them shows the same unit price. */
export async function setOptions(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

const INSERT = statement(
  "insert-options",
  `insert into product_option (id, product_id, name, sort, amount, weight_value, weight_unit, list_price, price,
                               special_sale_price, supply_cost, unit_price_unit, unit_price_amount, status, shipment_date,
                               max_unit_in_box)
   select e.id, e."productId", e.name, e.sort, e.amount, (e.weight ->> 'value')::integer, e.weight ->> 'unit', e."listPrice",
          e.price, e."specialSalePrice", e."supplyCost", e."unitPrice" ->> 'unit', (e."unitPrice" ->> 'amount')::integer,
          e.status, e."shipmentDate", e."maxUnitInBox"
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "productId" bigint, name text, sort integer, amount integer,
            weight jsonb, "listPrice" integer, price integer, "specialSalePrice" integer, "supplyCost" integer,
            "unitPrice" jsonb, status text, "shipmentDate" date, "maxUnitInBox" integer)`,
);

const INSERT_STOCK = statement(
  "insert-option-stock",
  `insert into option_stock (option_id, on_hand)
   select id, stock from jsonb_to_recordset($1::jsonb) as e (id bigint, stock integer) where stock is not null`,
);

/** Adds options with the units on hand of those that are counted. */
export async function insertOptions(tx: Tx, rows: readonly object[]): Promise<void> {
  const text = JSON.stringify(rows);
  await tx.run(INSERT, [text]);
  await tx.run(INSERT_STOCK, [text]);
}

export type OptionFactRow = RowOf<typeof FACTS>;

const FACTS = statement(
  "list-option-facts",
  `select o.id, s.option_id is not null as is_counted, o.unit_price_amount is not null as has_unit_price, p.status,
          (select count(*)::int from product_option other where other.product_id = p.id and other.status <> 'suspended')
            as options_on_sale
     from product_option o join product p on p.id = o.product_id left join option_stock s on s.option_id = o.id
    where o.id = any($1::bigint[])`,
).narrow<{ is_counted: boolean; has_unit_price: boolean }>();

/** Reads what decides whether options may be sold. */
export function listOptionFacts(db: Runner, ids: readonly number[]): Promise<OptionFactRow[]> {
  return db.run(FACTS, [ids]);
}
