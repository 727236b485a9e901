import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const LIST_BY_PRICE = statement(
  "list-options-by-price",
  `with priced as (
     select o.id, o.price from product_option o where o.price = any($1::bigint[])
      union
     select o.id, o.special_sale_price from product_option o where o.special_sale_price = any($1::bigint[])
      union
     select t.option_id, t.price from timed_price t where t.price = any($1::bigint[]) and t.begins_at <= $3 and t.ends_at > $3
   ), ranked as (
     select o.id,
            row_number() over (
              partition by priced.price, p.tax_status
              order by p.root_category_id in (select own.root_category_id from product own where own.id = any($2::bigint[])) desc,
                       p.sales_weight desc, p.id desc, o.id) as place
       from priced join product_option o on o.id = priced.id join product p on p.id = o.product_id
      where can_be_bought(p) and p.sale_type = 'normal' and not p.is_app_only and not p.requires_share
        and p.min_grade is null and o.shipment_date is null and o.status in ('stock_in', 'unlimited_stock_in')
        and p.id <> all($2::bigint[])
   )
   select ranked.id from ranked where ranked.place <= $4 group by ranked.id order by min(ranked.place), ranked.id`,
);

/**
 * Lists options that could have one of the prices (원) at an instant, of products that anybody can buy, at most `take` of each price
 * and tax: first those of the categories of the excepted products, the best sold first.
 */
export async function listOptionsByPrice(
  db: Runner,
  search: { prices: readonly number[]; exceptProducts: readonly number[]; now: Date; take: number },
): Promise<number[]> {
  const { prices, exceptProducts, now, take } = search;
  return (await db.run(LIST_BY_PRICE, [prices, exceptProducts, now, take])).map(({ id }) => id);
}

const SWAP = statement(
  "swap-gift-line",
  `with line as (
     select oo.id, oo.option_id, oo.name as option_name, oo.shipment_date, oo.supply_cost, op.id as order_product_id,
            op.gift_id, op.product_id, op.product_uuid, op.distributor_id, op.name, op.images, op.distributor_name,
            op.distributor_region
       from order_option oo join order_product op on op.id = oo.order_product_id
      where oo.id = $1
   ), other as (
     select o.id, o.name as option_name, o.shipment_date, o.supply_cost, p.id as product_id, p.uuid, p.name, p.images,
            d.id as distributor_id, d.name as distributor_name, d.region
       from product_option o join product p on p.id = o.product_id join distributor d on d.id = p.distributor_id
      where o.id = $2
   ), swap as (
     insert into gift_swap (gift_id, order_product_id, order_option_id, from_product_id, from_product_uuid,
            from_distributor_id, from_name, from_images, from_distributor_name, from_distributor_region, from_option_id,
            from_option_name, from_shipment_date, from_supply_cost, to_product_id, to_option_id, to_name, to_option_name,
            swapped_at)
     select line.gift_id, line.order_product_id, line.id, line.product_id, line.product_uuid, line.distributor_id,
            line.name, line.images, line.distributor_name, line.distributor_region, line.option_id, line.option_name,
            line.shipment_date, line.supply_cost, other.product_id, other.id, other.name, other.option_name, $3
       from line, other
   ), product as (
     update order_product op
        set product_id = other.product_id, product_uuid = other.uuid, distributor_id = other.distributor_id,
            name = other.name, images = other.images, distributor_name = other.distributor_name,
            distributor_region = other.region
       from line, other where op.id = line.order_product_id
   )
   update order_option oo
      set option_id = other.id, name = other.option_name, shipment_date = other.shipment_date,
          supply_cost = other.supply_cost
     from other where oo.id = $1`,
);

/** Makes a line of a gift another option, with its product, farm and cost of the day, and keeps what it was; prices stay. */
export async function writeSwap(
  tx: Tx,
  { lineId, optionId, now }: { lineId: number; optionId: number; now: Date },
): Promise<void> {
  await tx.run(SWAP, [lineId, optionId, now]);
}

const FIND = statement("find-gift-swap", "select s.* from gift_swap s where s.gift_id = $1");

/** Finds the swap of a gift, also one that was taken back. */
export async function findSwap(db: Runner, giftId: number): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [giftId]);
  return row ?? null;
}

const TAKE_BACK = statement(
  "take-back-gift-swap",
  `with swap as (
     update gift_swap s set taken_back_at = $2, taken_back_reason = $3 where s.gift_id = $1 and s.taken_back_at is null
     returning s.*
   ), product as (
     update order_product op
        set product_id = swap.from_product_id, product_uuid = swap.from_product_uuid,
            distributor_id = swap.from_distributor_id, name = swap.from_name, images = swap.from_images,
            distributor_name = swap.from_distributor_name, distributor_region = swap.from_distributor_region
       from swap where op.id = swap.order_product_id
   )
   update order_option oo
      set option_id = swap.from_option_id, name = swap.from_option_name, shipment_date = swap.from_shipment_date,
          supply_cost = swap.from_supply_cost
     from swap where oo.id = swap.order_option_id
   returning oo.id`,
);

/** Gives a swapped line its first product again, for a reason that the receiver is told. */
export async function writeTakenBack(
  tx: Tx,
  { giftId, reason, now }: { giftId: number; reason: string; now: Date },
): Promise<void> {
  requireOneRow(await tx.run(TAKE_BACK, [giftId, now, reason]));
}
