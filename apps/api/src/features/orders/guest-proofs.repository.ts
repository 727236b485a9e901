import { type Runner, statement } from "../../db/database.ts";

const KEEP = statement(
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

const FORGET = statement(
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
