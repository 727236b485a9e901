import { statement, type Tx } from "../../db/database.ts";

type Fees = { baseFee: number; freeFrom: number };

const SET_FEES = statement(
  "set-fees-of-products",
  `update product p
      set shipping_base = case when p.shipping_base = e."baseBefore" then e."baseAfter" else p.shipping_base end,
          free_shipping_from = case when p.free_shipping_from = e."freeBefore" then e."freeAfter"
                                    else p.free_shipping_from end
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "baseBefore" integer, "baseAfter" integer,
                                              "freeBefore" integer, "freeAfter" integer)
    where p.distributor_id = e.id
      and (p.shipping_base = e."baseBefore" and e."baseBefore" <> e."baseAfter"
        or p.free_shipping_from = e."freeBefore" and e."freeBefore" <> e."freeAfter")`,
);

/** Sets the fees of products that are those of their farm before to those after; a fee of a product's own stays. */
export async function setFeesOfProducts(
  tx: Tx,
  farms: readonly { id: number; before: Fees; after: Fees }[],
): Promise<void> {
  const rows = farms.map(({ id, before, after }) => ({
    id,
    baseBefore: before.baseFee,
    baseAfter: after.baseFee,
    freeBefore: before.freeFrom,
    freeAfter: after.freeFrom,
  }));
  await tx.run(SET_FEES, [JSON.stringify(rows)]);
}
