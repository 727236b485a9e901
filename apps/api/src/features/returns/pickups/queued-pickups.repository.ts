import type { DeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

export type DuePickup = {
  id: number;
  order_id: number;
  order_product_id: number;
  product_name: string;
  carrier_code: string;
  carrier_name: string;
  /** KST date. */
  pickup_on: string;
  revision: number;
  ordered_revision: number | null;
  cancelled_at: Date | null;
  failures: number;
  /** Address at which the goods are collected; `null` for an order without an address. */
  from_address: DeliveryAddress | null;
  farm_name: string;
  farm_phone: string;
  farm_address: string;
};

const DEQUEUE = statement(
  "dequeue-return-pickups",
  `update return_pickup p set check_at = $3
     from return_request c
     join order_product op on op.id = c.order_product_id
     join orders o on o.id = c.order_id
     join distributor d on d.id = op.distributor_id
     left join gift g on g.id = op.gift_id, carrier ca
    where c.id = p.return_request_id
      and ca.code = p.carrier_code
      and p.return_request_id in (select return_request_id from return_pickup
                                   where check_at <= $1 order by check_at limit $2 for update skip locked)
   returning p.return_request_id as id, c.order_id, c.order_product_id, op.name as product_name, p.carrier_code,
             ca.name as carrier_name, p.pickup_on, p.revision, p.ordered_revision, p.cancelled_at, p.failures,
             coalesce(g.address, o.address) as from_address, d.name as farm_name, d.cs_phone as farm_phone,
             coalesce(d.return_address, d.shipping_address) as farm_address`,
).narrow<Pick<DuePickup, "from_address">>();

/** Claims due pickups, each for one process; one of a dead process is due again at `until`. */
export function dequeuePickups(db: Runner, now: Date, take: number, until: Date): Promise<DuePickup[]> {
  return db.run(DEQUEUE, [now, take, until]);
}

const ORDERED = statement(
  "record-ordered-pickup",
  `update return_pickup
      set ordered_revision = $2, ordered_at = $3, carrier_reference = $4, failures = 0, failure = null,
          check_at = case when revision = $2 and cancelled_at is null then $5 else check_at end
    where return_request_id = $1 and coalesce(ordered_revision, 0) <= $2 and received_at is null
   returning revision = $2 and cancelled_at is null as "isPresent"`,
).narrow<{ isPresent: boolean }>();

/**
 * Records that the carrier accepted a wish.
 *
 * @returns whether it still is the present one
 */
export async function recordOrdered(
  tx: Tx,
  p: { id: number; revision: number; reference: string; now: Date; checkAt: Date | null },
): Promise<boolean> {
  const [row] = await tx.run(ORDERED, [p.id, p.revision, p.now, p.reference, p.checkAt]);
  return row?.isPresent ?? false;
}

const COLLECTED = statement(
  "record-collected-pickup",
  `update return_pickup
      set collected_at = $2, invoice_number = $3, check_at = null, failures = 0,
          failure = case when cancelled_at is not null then $4 end
    where return_request_id = $1 and collected_at is null and received_at is null
   returning cancelled_at is null as "isWanted"`,
).narrow<{ isWanted: boolean }>();

/**
 * Records that the carrier collected goods, once; of goods that nobody sends back any more with a failure for operators.
 *
 * @returns whether they were to be collected; `null` when it was recorded before
 */
export async function recordCollected(
  tx: Tx,
  p: { id: number; collectedAt: Date; invoiceNumber: string | null; ifCancelled: string },
): Promise<boolean | null> {
  const [row] = await tx.run(COLLECTED, [p.id, p.collectedAt, p.invoiceNumber, p.ifCancelled]);
  return row?.isWanted ?? null;
}

const SETTLE = statement(
  "settle-return-pickup",
  `update return_pickup
      set failures = $3, failure = $4,
          check_at = $5
    where return_request_id = $1 and revision = $2 and (cancelled_at is not null) = $6`,
);

/** Records the last try and the next one, unless the wish has changed meanwhile. */
export async function settleTry(
  db: Runner,
  seen: Pick<DuePickup, "id" | "revision" | "cancelled_at">,
  result: { failures: number; failure: string | null; checkAt: Date | null },
): Promise<void> {
  const { failures, failure, checkAt } = result;
  await db.run(SETTLE, [seen.id, seen.revision, failures, failure, checkAt, seen.cancelled_at !== null]);
}
