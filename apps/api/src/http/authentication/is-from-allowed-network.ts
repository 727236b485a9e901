import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { plainAddressOf } from "../limits/derive-limited-networks-of-address.ts";

/** Condition that operators may work from an address, an `inet` or null: no network is listed, or one that has it. */
export const isAllowedAddress = (address: string) =>
  `(not exists (select from allowed_network) or exists (select from allowed_network n where ${address} is not null and ${address} <<= n.network))`;

const CHECK = statement(
  "check-allowed-network",
  `select ${isAllowedAddress("$1::inet")} as is_allowed`,
).narrow<{
  is_allowed: boolean;
}>();

/**
 * Returns whether operators may work from an address.
 *
 * @param address of the request; one that cannot be read is in no network
 */
export async function isFromAllowedNetwork(db: Runner, address: string): Promise<boolean> {
  return requireOneRow(await db.run(CHECK, [plainAddressOf(address)])).is_allowed;
}
