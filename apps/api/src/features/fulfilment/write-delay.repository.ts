import { statement, type Tx } from "../../db/database.ts";

const WRITE = statement(
  "write-shipping-delay",
  `insert into shipping_delay (order_product_id, reason, ships_on, written_at)
   select id, $2, $3::date, $4 from unnest($1::bigint[]) as id
       on conflict (order_product_id) do update
      set reason = excluded.reason, ships_on = excluded.ships_on, written_at = excluded.written_at`,
);

/**
 * Records why products are late and on which day they will be dispatched.
 *
 * @param shipsOn a KST day, `YYYY-MM-DD`; `null`: not known yet
 */
export async function writeDelay(
  tx: Tx,
  delay: { productIds: readonly number[]; reason: string; shipsOn: string | null; now: Date },
): Promise<void> {
  await tx.run(WRITE, [delay.productIds, delay.reason, delay.shipsOn, delay.now]);
}
