import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import type { PointRules } from "@todayfruit/domain/points/point-rules";
import { type Runner, statement } from "../../../db/database.ts";
import { ARRIVED_AT } from "../../orders/purchase-completion/arrived-at.sql.ts";

export type ReviewedProductRow = {
  order_product_id: number;
  order_id: number;
  product_id: number;
  name: string;
  image: string | null;
  option_name: string;
  distributor_name: string;
  arrived_at: Date | null;
  status: OrderItemProductStatus;
  /** Slug of the first level of the product's category. */
  root_category: string;
  has_brix: boolean;
};

/** Columns of `order_product op` shown to its reviewer. */
export const REVIEWED_PRODUCT_COLUMNS = `op.id as order_product_id, op.order_id, op.product_id, op.name, op.images[1] as image,
  left((select string_agg(oo.name, ', ' order by oo.id) from order_option oo where oo.order_product_id = op.id), 120) as option_name,
  op.distributor_name, ${ARRIVED_AT} as arrived_at, op.status,
  (select c.slug from product p join category c on c.id = p.root_category_id where p.id = op.product_id) as root_category,
  (select p.sweetness_brix is not null from product p where p.id = op.product_id) as has_brix`;

/** Condition on `order_product op`: delivered, not returned, not reviewed. */
export const CAN_BE_REVIEWED = `op.status in ('delivery_end', 'replace_complete', 'complete') and not op.is_reviewed
  and not exists (select from cancellation_product wp where wp.order_product_id = op.id)`;

const LIST = statement(
  "list-no-review-products",
  `with mine as materialized (
     select op.id, back.at from orders o join order_product op on op.order_id = o.id
       left join deleted_review back on back.order_product_id = op.id
      where o.user_id = $1 and ${CAN_BE_REVIEWED}
   ), page as (select id, at from mine order by at desc nulls last, id desc offset $2 limit $3)
   select ${REVIEWED_PRODUCT_COLUMNS}, (select count(*)::int from mine) as in_all,
          (select rule_at('points', o.created_at) from orders o where o.id = op.order_id) as point_rules
     from page join order_product op on op.id = page.id
    order by page.at desc nulls last, op.id desc`,
).narrow<
  Pick<
    ReviewedProductRow & { in_all: number; point_rules: Partial<PointRules> | null },
    "option_name" | "point_rules" | "root_category" | "has_brix"
  >
>();

/**
 * Lists the products that a member can review: those with a deleted review first, then by purchase, the newest first.
 */
export function listToReview(db: Runner, userId: number, skip: number, take: number) {
  return db.run(LIST, [userId, skip, take]);
}

const FIND = statement(
  "find-reviewed-product",
  `select ${REVIEWED_PRODUCT_COLUMNS} from order_product op where op.id = $1`,
).narrow<Pick<ReviewedProductRow, "option_name" | "root_category" | "has_brix">>();

/** Finds an ordered product of any account. */
export async function findReviewedProduct(db: Runner, id: number): Promise<ReviewedProductRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}
