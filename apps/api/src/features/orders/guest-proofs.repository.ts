import { type Runner, statement } from "../../db/database.ts";

const KEEP = statement<[userId: number, phone: string, name: string, until: Date], never>(
  "keep-guest-proof",
  `insert into guest_proof (user_id, phone, name, until) values ($1, $2, $3, $4)
       on conflict (user_id, phone, name) do update set until = greatest(guest_proof.until, excluded.until)`,
);

/** Whoever proved a number sees the orders that guests placed with it and a name, for a while, on this device. */
export async function keepGuestProof(
  db: Runner,
  proof: { userId: number; phone: string; name: string; until: Date },
): Promise<void> {
  await db.run(KEEP, [proof.userId, proof.phone, proof.name, proof.until]);
}

type TheirOrder = { id: number; is_gift: boolean };

const FIND_THEIRS = statement<[orderId: number, userId: number, now: Date], TheirOrder>(
  "find-their-order",
  `select o.id, o.is_gift from orders o join app_user u on u.id = o.user_id
    where o.id = $1
      and (o.user_id = $2
           or u.user_type = 'guest'
              and exists (select from guest_proof g
                           where g.user_id = $2 and g.until > $3 and g.phone = o.address ->> 'guestOrderPhone'
                             and g.name = o.address ->> 'guestOrderName'))`,
);

type Wish = { orderId: number; userId: number; now: Date };

/** An order that this buyer placed, or proved a moment ago to have placed as a guest; `null` otherwise. */
export async function findTheirOrder(db: Runner, { orderId, userId, now }: Wish): Promise<TheirOrder | null> {
  const [row] = await db.run(FIND_THEIRS, [orderId, userId, now]);
  return row ?? null;
}

export async function isOrderTheirs(db: Runner, wish: Wish): Promise<boolean> {
  return (await findTheirOrder(db, wish)) !== null;
}

const FORGET = statement<[Date, number], { user_id: number }>(
  "forget-guest-proofs",
  `delete from guest_proof
    where (user_id, phone, name) in (select user_id, phone, name from guest_proof where until < $1
                                      order by until limit $2 for update skip locked)
   returning user_id`,
);

/** Deletes up to `take` proofs that ended before an instant; says how many. */
export async function forgetGuestProofs(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}
