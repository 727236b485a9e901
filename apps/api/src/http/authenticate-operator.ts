import type { Permission } from "@todayfruit/domain/operators/permissions";
import { type Runner, statement } from "../db/database.ts";
import type { Operator } from "./context.ts";

const FIND_OPERATOR = statement<
  [Uint8Array, Date],
  { id: number; email: string; name: string; source: Operator["source"]; permissions: Permission[] }
>(
  "find-operator",
  `select o.id, o.email, o.name, t.source,
          array(select distinct p.permission from role_of_operator r join role_permission p on p.role = r.role
                 where r.operator_id = o.id order by 1) as permissions
     from operator_token t
     join operator o on o.id = t.operator_id
    where t.hash = $1 and t.revoked_at is null and t.expires_at > $2 and o.disabled_at is null`,
);

/** The operator of a token with what their roles allow now, or `null` when it is unknown, ended or revoked. */
export async function findOperator(db: Runner, tokenHash: Uint8Array, now: Date): Promise<Operator | null> {
  const [row] = await db.run(FIND_OPERATOR, [tokenHash, now]);
  return row ?? null;
}
