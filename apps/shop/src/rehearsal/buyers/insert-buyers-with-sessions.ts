import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@todayfruit/api/db/database";

/**
 * Writes members with proven phones and a session each, since logging in would be measured instead; returns the tokens. Their
 * names, numbers and addresses are nobody's.
 */
export async function insertBuyersWithSessions(
  db: Pick<Db, "pool">,
  count: number,
  now: Date,
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest());
  await db.pool.query(
    `with people as (
       insert into app_user (user_type, email, password_hash, name, phone, phone_verified_at, created_at)
       select 'email', 'room' || n || '@todayfruit.example', 'x', '김하루', '010' || (30000000 + n), $3::timestamptz, $3::timestamptz
         from generate_series(1, $1::int) n
       returning id, phone
     )
     insert into access_token (hash, user_id, token_type, created_at, expires_at)
     select h.hash, p.id, 'email', $3, $3::timestamptz + interval '1 day'
       from people p join unnest($2::bytea[]) with ordinality as h (hash, n) on p.phone = '010' || (30000000 + h.n)`,
    [count, hashes, now],
  );
  return tokens;
}
