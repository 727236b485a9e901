import type { Permission } from "@todayfruit/domain/operators/permissions";
import { type Runner, statement } from "../../db/database.ts";
import { plainAddressOf } from "../limits/derive-limited-networks-of-address.ts";
import type { FoundOperator } from "./find-operator.ts";
import { isAllowedAddress } from "./is-from-allowed-network.ts";

const FIND_API_KEY = statement(
  "find-api-key",
  `select k.id as api_key_id, o.id, o.name, k.last_used_at,
          array(select p.permission from api_key_permission p where p.api_key_id = k.id order by 1) as permissions,
          case when k.is_of_farms
            then array(select f.distributor_id from operator_distributor f where f.operator_id = o.id order by 1)
          end as distributor_ids,
          case when cardinality(k.networks) = 0 then ${isAllowedAddress("$3::inet")}
            else coalesce($3::inet <<= any(k.networks::inet[]), false) end as is_network_allowed,
          p.position as read_position
     from api_key_secret s
     join api_key k on k.id = s.api_key_id
     join operator o on o.id = k.operator_id
     left join read_position p on p.reader = 'operator:' || o.id and p.expires_at > $2
    where s.hash = $1 and (s.ends_at is null or s.ends_at > $2) and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > $2)`,
).narrow<{ permissions: Permission[]; distributor_ids: number[] | null; is_network_allowed: boolean }>();

const USE = statement(
  "use-api-key",
  "update api_key set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $3)",
);

/** Interval of updating when a key was last used, in ms: most of its calls write nothing. */
const USED_MS = 3_600_000;

/**
 * Finds the operator as which an API key acts, and whether it may come from the address of the request: from its own
 * networks, or without any from those of operators. Returns `null` when it is unknown, expired or revoked. Personal data
 * stays masked to keys.
 */
export async function findOperatorOfApiKey(
  db: Runner,
  { tokenHash, address, now }: { tokenHash: Uint8Array; address: string; now: Date },
): Promise<FoundOperator | null> {
  const [row] = await db.run(FIND_API_KEY, [tokenHash, now, plainAddressOf(address)]);
  if (!row) return null;
  const usedBefore = new Date(now.getTime() - USED_MS);
  if (row.is_network_allowed && (row.last_used_at === null || row.last_used_at < usedBefore))
    await db.run(USE, [row.api_key_id, now, usedBefore]);
  return {
    operator: {
      id: row.id,
      email: "",
      name: row.name,
      permissions: row.permissions,
      source: "api_key",
      mustChangePassword: false,
      personalDataPurpose: null,
      distributorIds: row.distributor_ids,
    },
    isNetworkAllowed: row.is_network_allowed,
    readPosition: row.read_position,
  };
}
