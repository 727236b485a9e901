import type { NewDistributor } from "@todayfruit/contract/distributors/operator-distributors.calls";
import type { Static } from "typebox";
import { type RowOf, statement, type Tx } from "../../db/database.ts";

type Farm = Static<typeof NewDistributor> & { id: number };

const ADD = statement(
  "add-distributors",
  `insert into distributor (id, uuid, name, region, greeting, delivery_company_code, delivery_company_name, shipping_address,
                            base_shipping_fee, free_shipping_from, is_bundle, bundle_policy, order_cutoff_time,
                            shipping_weekdays, cs_phone, business_number, return_fee, return_address)
   select e.id, gen_random_uuid(), e.name, e.region, e.greeting, c.code, c.name, e."shippingAddress",
          e."baseFee", e."freeFrom", e."isBundle", e."bundlePolicy", e."orderCutoffTime",
          e."shippingWeekdays", e."csPhone", e."businessNumber", e."returnFee", e."returnAddress"
     from jsonb_to_recordset($1::jsonb) as e(
            id bigint, name text, region text, greeting text, "carrierCode" text, "shippingAddress" text,
            "baseFee" integer, "freeFrom" integer, "isBundle" boolean, "bundlePolicy" text, "orderCutoffTime" text,
            "shippingWeekdays" text[], "csPhone" text, "businessNumber" text,
            "returnFee" integer, "returnAddress" text)
     join carrier c on c.code = e."carrierCode"`,
);

/** Adds farms under their ids, with the names of their carriers. */
export async function addDistributors(tx: Tx, farms: readonly Farm[]): Promise<void> {
  await tx.run(ADD, [JSON.stringify(farms)]);
}

const NAME_CARRIERS = statement(
  "name-carriers-of-distributors",
  `update distributor d set delivery_company_name = c.name
     from carrier c
    where d.id = any($1::bigint[]) and c.code = d.delivery_company_code and d.delivery_company_name <> c.name`,
);

/** Copies the names of the carriers of farms, whose codes were edited. */
export async function nameCarriers(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(NAME_CARRIERS, [ids]);
}

const LIST_CONFLICTS = statement(
  "list-distributor-conflicts",
  `select e.id,
          not exists (select from carrier c where c.code = e."carrierCode") as is_carrier_unknown,
          exists (select from distributor d where d.name = e.name and d.id <> e.id)
            or count(*) over (partition by e.name) > 1 as is_name_taken
     from jsonb_to_recordset($1::jsonb) as e(id bigint, name text, "carrierCode" text)
    order by e.id`,
).narrow<{ id: number }>();

/** Lists for each farm whether its carrier is unknown, and whether another farm, or another of these, has its name. */
export function listDistributorConflicts(
  tx: Tx,
  farms: readonly Pick<Farm, "id" | "name" | "carrierCode">[],
): Promise<RowOf<typeof LIST_CONFLICTS>[]> {
  return tx.run(LIST_CONFLICTS, [JSON.stringify(farms)]);
}
