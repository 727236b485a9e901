import type { SubscriptionInterval } from "@todayfruit/domain/subscriptions/subscription-limits";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type PlanOfOption = RowOf<typeof FIND>;

const FIND = statement(
  "find-plan-of-option",
  `select sp.product_id, sp.intervals, sp.is_box, sp.is_open, sp.option_ids,
          (select a.zonecode from delivery_address a where a.user_id = $2 and a.is_default) as zonecode,
          bc.id as card_id, bc.issuer_code, bc.number_masked,
          exists (select from subscription s where s.user_id = $2 and s.option_id = o.id and s.status <> 'ended') as is_subscribed
     from product_option o
     join selling_plan sp on sp.product_id = o.product_id
     left join billing_card bc on bc.user_id = $2 and bc.is_default
    where o.id = $1`,
).narrow<{ intervals: SubscriptionInterval[] }>();

/** Finds how an option is sold by subscription, with the member's default address and card; `null` where it is not. */
export async function findPlanOfOption(
  db: Runner,
  optionId: number,
  userId: number,
): Promise<PlanOfOption | null> {
  const [row] = await db.run(FIND, [optionId, userId]);
  return row ?? null;
}

const FIND_BOX = statement(
  "find-season-box",
  `select jsonb_build_object('month', month, 'items', items, 'settlesOn', settles_on) as box
     from season_box where product_id = $1 and month = $2`,
).narrow<{ box: { month: string; items: string[]; settlesOn: string } }>();

/** Finds what is in a box of the season in a month, `YYYY-MM`; `null` before it is written. */
export async function findSeasonBox(db: Runner, productId: number, month: string) {
  const [row] = await db.run(FIND_BOX, [productId, month]);
  return row?.box ?? null;
}

const FIND_OF_PRODUCT = statement(
  "find-selling-plan",
  `select sp.product_id, sp.intervals, sp.is_box,
          array(select o.id from product_option o
                 where o.product_id = sp.product_id and (sp.option_ids is null or o.id = any(sp.option_ids))
                   and o.shipment_date is null
                 order by o.sort, o.id) as option_ids
     from selling_plan sp join product p on p.id = sp.product_id
    where sp.product_id = $1 and sp.is_open and is_visible(p.status)`,
).narrow<{ intervals: SubscriptionInterval[]; option_ids: number[] }>();

/** Finds how a visible product is sold by subscription now, with the options; `null` where it is not. */
export async function findSellingPlan(db: Runner, productId: number) {
  const [row] = await db.run(FIND_OF_PRODUCT, [productId]);
  return row ?? null;
}
