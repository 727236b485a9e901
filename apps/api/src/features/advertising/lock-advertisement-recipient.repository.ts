import { type RowOf, statement, type Tx } from "../../db/database.ts";

type Audience = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-audience",
  `select case when phone_verified_at is null then null else phone end as phone, advertising_alarm, night_alarm
     from app_user where id = $1 and user_type <> 'guest' and left_at is null
      for share`,
);

/** Locks a member and returns their number, its verification and their consents; `null` for no member. */
export async function lockAdvertisementRecipient(tx: Tx, userId: number): Promise<Audience | null> {
  const [row] = await tx.run(LOCK, [userId]);
  return row ?? null;
}
