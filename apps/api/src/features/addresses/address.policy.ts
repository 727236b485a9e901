import type { Runner } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import { type AddressRow, findAddressRow } from "./addresses.repository.ts";

/**
 * Finds an address of the account's own book for a change or a deletion; `null` for any other account's, as if it did
 * not exist. Operators have no access.
 */
export async function findOwnAddress(db: Runner, buyer: Buyer, id: number): Promise<AddressRow | null> {
  const address = await findAddressRow(db, id);
  return address?.user_id === buyer.id ? address : null;
}
