import { type Runner, statement } from "../../../db/database.ts";

const KEEP = statement(
  "keep-guest-order-access",
  `insert into guest_order_access (user_id, phone, name, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id, phone, name) do update set expires_at = greatest(guest_order_access.expires_at, excluded.expires_at)`,
);

/** Stores that an account verified a number, which gives it access to guest orders with that number and name until an instant. */
export async function addGuestOrderAccess(
  db: Runner,
  proof: { userId: number; phone: string; name: string; until: Date },
): Promise<void> {
  await db.run(KEEP, [proof.userId, proof.phone, proof.name, proof.until]);
}

const FORGET = statement(
  "purge-guest-order-accesses",
  `delete from guest_order_access
    where (user_id, phone, name) in (select user_id, phone, name from guest_order_access where expires_at < $1
                                      order by expires_at limit $2 for update skip locked)
   returning user_id`,
);

/** Deletes up to `take` proofs that expired before an instant; returns the count. */
export async function purgeGuestOrderAccess(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
