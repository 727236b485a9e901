import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type NetworksRow = RowOf<typeof FIND>;
type Networks = { networks: { network: string; note: string }[] };

const COLUMNS = `c.version, coalesce((select jsonb_agg(jsonb_build_object('network', n.network::text, 'note', n.note) order by n.network)
                         from allowed_network n), '[]') as networks`;

const FIND = statement("find-allowed-networks", `select ${COLUMNS} from console_access c`).narrow<Networks>();

/** Reads the list of allowed networks with its version. */
export async function findNetworks(db: Runner): Promise<NetworksRow> {
  return requireOneRow(await db.run(FIND, []));
}

const LOCK = statement("lock-allowed-networks", "select version from console_access for update");

/** Locks the list until the transaction ends. */
export async function lockNetworks(tx: Tx): Promise<void> {
  await tx.run(LOCK, []);
}

const SET = statement(
  "set-allowed-networks",
  `with wanted as (
     select network(w.network::inet) as network, min(w.note) as note
       from jsonb_to_recordset($1::jsonb) as w (network text, note text) group by 1
   ), gone as (
     delete from allowed_network n where not exists (select from wanted w where w.network = n.network)
   ), put as (
     insert into allowed_network (network, note) select network, note from wanted
         on conflict (network) do update set note = excluded.note
   )
   update console_access set version = version + 1`,
);

/** Replaces the list; bits of a host behind the prefix are cleared. */
export async function setNetworks(
  tx: Tx,
  networks: readonly { network: string; note: string }[],
): Promise<void> {
  await tx.run(SET, [JSON.stringify(networks)]);
}
