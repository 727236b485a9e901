import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const OPTIONS = statement(
  "list-exported-options",
  `select o.id, o.version, p.name as product_name, o.name, o.sort, o.amount, o.status, o.shipment_date, o.max_unit_in_box
     from product_option o join product p on p.id = o.product_id
    where o.id > $1 order by o.id limit $2`,
);

/** Lists options after an id with the names of their products. */
export function listExportedOptions(db: Runner, after: number, take: number) {
  return db.run(OPTIONS, [after, take]);
}

const STOCK = statement(
  "list-exported-stock",
  `select s.option_id as id, p.name as product_name, o.name as option_name, s.reserved, s.on_hand
     from option_stock s join product_option o on o.id = s.option_id join product p on p.id = o.product_id
    where s.option_id > $1 order by s.option_id limit $2`,
);

/** Lists the counted stock after an option's id. */
export function listExportedStock(db: Runner, after: number, take: number) {
  return db.run(STOCK, [after, take]);
}

export type ExportedCoupon = RowOf<typeof COUPONS>;

const COUPONS = statement(
  "list-exported-coupons",
  `select c.id, c.name, c.target, c.discount_kind, c.discount_amount, c.discount_percent, c.valid_from, c.valid_until,
          c.issue_limit, c.issued, c.per_member, c.code,
          (select count(*)::int from member_coupon mc join coupon_redemption r on r.member_coupon_id = mc.id
            where mc.coupon_id = c.id and not r.is_returned) as used
     from coupon c where c.id > $1 order by c.id limit $2`,
).narrow<{ used: number }>();

/** Lists coupons after an id with how many were issued and used. */
export function listExportedCoupons(db: Runner, after: number, take: number): Promise<ExportedCoupon[]> {
  return db.run(COUPONS, [after, take]);
}
