import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../../apps/api/src/db/database.ts";

/** Writes members with proven phones and a session each, since 2,000 logins would be measured instead; returns the tokens. */
export async function makeMembers(db: Db, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest());
  await db.pool.query(
    `with people as (
       insert into app_user (user_type, email, password_hash, name, phone, phone_verified_at, created_at)
       select 'email', 'room' || n || '@todayfruit.example', 'x', '김하루', '010' || (30000000 + n), now(), now()
         from generate_series(1, $1::int) n
       returning id, phone
     )
     insert into access_token (hash, user_id, token_type, created_at, expires_at)
     select h.hash, p.id, 'email', now(), now() + interval '1 day'
       from people p join unnest($2::bytea[]) with ordinality as h (hash, n) on p.phone = '010' || (30000000 + h.n)`,
    [count, hashes],
  );
  return tokens;
}
