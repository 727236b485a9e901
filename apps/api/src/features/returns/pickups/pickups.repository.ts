import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { stockMoveReason } from "../../stock/stock-move-reason.sql.ts";

export type PickupRow = RowOf<typeof FIND>;
export type Disposal = "restocked" | "written_off";

const FIND = statement(
  "find-return-pickup",
  `select p.return_request_id as id, p.carrier_code, c.name as carrier_name, p.pickup_on, p.carrier_reference, p.requested_at,
          p.ordered_revision, p.ordered_at, p.invoice_number, p.collected_at, p.cancelled_at, p.received_at, p.disposal, p.failures,
          p.failure
     from return_pickup p join carrier c on c.code = p.carrier_code where p.return_request_id = $1`,
);

export async function findPickup(db: Runner, claimId: number): Promise<PickupRow | null> {
  const [row] = await db.run(FIND, [claimId]);
  return row ?? null;
}

const SAVE = statement(
  "save-return-pickup",
  `insert into return_pickup (return_request_id, carrier_code, pickup_on, carrier_reference, requested_at, check_at)
   values ($1, $2, $3, $4, $5, case when $4::text is null then $5::timestamptz end)
       on conflict (return_request_id) do update
          set carrier_code = $2, pickup_on = $3, carrier_reference = coalesce($4, return_pickup.carrier_reference),
              requested_at = $5, revision = return_pickup.revision + 1, cancelled_at = null, failures = 0, failure = null,
              check_at = case when $4::text is null then $5::timestamptz end
        where return_pickup.received_at is null and return_pickup.collected_at is null
   returning return_request_id as id`,
);

/**
 * Records the wish to have goods collected, replacing one before: with the number of an order made by hand it is done,
 * without one it is due to be sent to the carrier. Returns `false` when the goods were collected already.
 */
export async function savePickup(
  tx: Tx,
  p: { claimId: number; carrierCode: string; pickupOn: string; carrierReference: string | null; now: Date },
): Promise<boolean> {
  const values = [p.claimId, p.carrierCode, p.pickupOn, p.carrierReference, p.now] as const;
  return (await tx.run(SAVE, [...values])).length > 0;
}

const CANCEL = statement(
  "cancel-return-pickup",
  `update return_pickup set cancelled_at = $2, check_at = $2, failures = 0, failure = null
    where return_request_id = $1 and received_at is null and collected_at is null`,
);

/** Cancels a pickup that has not begun; the carrier is told next. */
export async function cancelPickup(tx: Tx, claimId: number, now: Date): Promise<void> {
  await tx.run(CANCEL, [claimId, now]);
}

const RECEIVE = statement(
  "receive-return-pickup",
  `update return_pickup set received_at = $2, disposal = $3, check_at = null, failures = 0, failure = null
    where return_request_id = $1 and received_at is null returning return_request_id as id`,
);

/** Records that goods came back, once, and what became of them; returns `false` when that was recorded before. */
export async function receivePickup(
  tx: Tx,
  claimId: number,
  disposal: Disposal,
  now: Date,
): Promise<boolean> {
  return (await tx.run(RECEIVE, [claimId, now, disposal])).length > 0;
}

/** Whole units of a request by option; a unit of which pieces are missing is not sold again. */
const RETURNED = `returned as (
     select oo.option_id, sum(co.units)::int as units
       from return_request_option co join order_option oo on oo.id = co.order_option_id
      where co.return_request_id = $1 and co.bad_pieces is null
      group by oo.option_id
   ), locked as (
     select s.option_id, s.on_hand, returned.units from returned join option_stock s on s.option_id = returned.option_id
      order by s.option_id for update of s
   )`;

const RESTOCK = statement(
  "restock-returned-units",
  `with ${RETURNED}, reason as (${stockMoveReason("restock", "(select order_id from return_request where id = $1)")})
   update option_stock s set on_hand = s.on_hand + locked.units from locked, reason where s.option_id = locked.option_id`,
);

/** Puts the whole units of a return back into stock; options without a limit have none. */
export async function restockUnits(tx: Tx, claimId: number): Promise<void> {
  await tx.run(RESTOCK, [claimId]);
}

const DISCARD = statement(
  "discard-returned-units",
  `with ${RETURNED}
   insert into stock_movement (option_id, kind, units, on_hand, order_id)
   select locked.option_id, move.kind, move.sign * locked.units, locked.on_hand + move.still_there * locked.units, c.order_id
     from locked cross join return_request c
    cross join (values (1, 'restock', 1, 1), (2, 'discard', -1, 0)) as move (turn, kind, sign, still_there)
    where c.id = $1
    order by locked.option_id, move.turn`,
);

/** Writes the whole units of a return off: the ledger shows them coming back and going. */
export async function discardUnits(tx: Tx, claimId: number): Promise<void> {
  await tx.run(DISCARD, [claimId]);
}
