import { statement, type Tx } from "../../db/database.ts";

const CLAIM = statement(
  "claim-waiting-room-place",
  `with claimed as (
     update waiting_room_place p set state = 'paying', order_id = o.id, order_units = $3
       from option_stock s, orders o, waiting_room w
      where s.option_id = $2 and o.id = $1 and w.id = s.waiting_room_id and not w.is_cancelled
        and p.waiting_room_id = s.waiting_room_id and p.user_id = o.user_id
        and p.state = 'called' and p.held_until > $4 and p.held_units >= $3
     returning p.order_id
   )
   update orders o set is_from_waiting_room = true from claimed where o.id = claimed.order_id
   returning o.id`,
);

/**
 * Claims the buyer's held place for an order that was written in this transaction, before its units are reserved; from then on
 * the hold does not end while the order can be paid. Returns false without such a place, or for more units than it holds.
 */
export async function claimPlace(
  tx: Tx,
  claim: { orderId: number; optionId: number; units: number; now: Date },
): Promise<boolean> {
  const { orderId, optionId, units, now } = claim;
  return (await tx.run(CLAIM, [orderId, optionId, units, now])).length > 0;
}
