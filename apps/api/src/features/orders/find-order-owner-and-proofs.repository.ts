import { type RowOf, type Runner, statement } from "../../db/database.ts";

/** Order with the account that placed it. */
export type OwnedOrder = RowOf<typeof FIND_OWNER>;

const FIND_OWNER = statement("find-order-owner", "select id, user_id, is_gift from orders where id = $1");

export async function findOrderOwner(db: Runner, orderId: number): Promise<OwnedOrder | null> {
  const [row] = await db.run(FIND_OWNER, [orderId]);
  return row ?? null;
}

/** Proof of an account together with the guest data of an order. */
export type OrderProof = RowOf<typeof LIST_PROOFS>;

const LIST_PROOFS = statement(
  "list-proofs-of-order",
  `select g.name, g.phone, u.user_type, o.address ->> 'guestOrderName' as guest_name,
          o.address ->> 'guestOrderPhone' as guest_phone
     from orders o
     join app_user u on u.id = o.user_id
     join guest_order_access g on g.user_id = $2 and g.phone = o.address ->> 'guestOrderPhone'
    where o.id = $1 and g.expires_at > $3`,
);

/** Lists the valid proofs of an account for the phone of an order. */
export function listProofsOfOrder(
  db: Runner,
  { orderId, userId, now }: { orderId: number; userId: number; now: Date },
): Promise<OrderProof[]> {
  return db.run(LIST_PROOFS, [orderId, userId, now]);
}
