import { FARM_OPERATOR_ROLE } from "@todayfruit/domain/operators/farm-operator-role";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import { type Runner, statement } from "../../db/database.ts";
import { type ReadPosition, readPositionOf } from "../../db/replicas/replica-and-read-position-types.ts";
import type { Operator } from "../handler-context-types.ts";
import { plainAddressOf } from "../limits/derive-limited-networks-of-address.ts";
import { isAllowedAddress } from "./is-from-allowed-network.ts";

type OperatorRow = Pick<Operator, "id" | "email" | "name" | "source"> & {
  permissions: Permission[];
  must_change_password: boolean;
  personal_data_purpose: string | null;
  distributor_ids: number[] | null;
  is_network_allowed: boolean;
};
/**
 * Operator of a token, whether they may work from the address of the request (a command may from the server), and how far a
 * replica must be to show what they wrote.
 */
export type FoundOperator = { operator: Operator; isNetworkAllowed: boolean; readPosition: ReadPosition };

const FIND_OPERATOR = statement(
  "find-operator",
  `select o.id, o.email, o.name, t.source, o.must_change_password and t.source = 'login' as must_change_password,
          array(select distinct p.permission from operator_role_assignment r join role_permission p on p.role = r.role
                 where r.operator_id = o.id order by 1) as permissions,
          (select min(d.personal_data_purpose) from operator_role_assignment r join operator_role d on d.name = r.role
            where r.operator_id = o.id) as personal_data_purpose,
          case when exists (select from operator_distributor f where f.operator_id = o.id)
                 or exists (select from operator_role_assignment r
                             where r.operator_id = o.id and r.role = '${FARM_OPERATOR_ROLE}')
            then array(select f.distributor_id from operator_distributor f where f.operator_id = o.id order by 1)
          end as distributor_ids,
          t.source = 'command' or ${isAllowedAddress("$3::inet")} as is_network_allowed,
          t.created_at, p.position as read_position
     from operator_token t
     join operator o on o.id = t.operator_id
     left join read_position p on p.reader = 'operator:' || o.id and p.expires_at > $2
    where t.hash = $1 and t.revoked_at is null and t.expires_at > $2 and o.disabled_at is null and o.email is not null`,
).narrow<Pick<OperatorRow, "permissions" | "distributor_ids" | "is_network_allowed">>();

/**
 * Finds the operator of a token with the permissions of their roles; returns `null` when the token is unknown, expired
 * or revoked.
 */
export async function findOperator(
  db: Runner,
  { tokenHash, address, now }: { tokenHash: Uint8Array; address: string; now: Date },
): Promise<FoundOperator | null> {
  const [row] = await db.run(FIND_OPERATOR, [tokenHash, now, plainAddressOf(address)]);
  if (!row) return null;
  return {
    operator: {
      id: row.id,
      email: row.email,
      name: row.name,
      permissions: row.permissions,
      source: row.source,
      mustChangePassword: row.must_change_password,
      personalDataPurpose: row.personal_data_purpose,
      distributorIds: row.distributor_ids,
    },
    isNetworkAllowed: row.is_network_allowed,
    readPosition: readPositionOf(row, now),
  };
}
