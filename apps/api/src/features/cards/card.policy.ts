import type { Runner } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import { type CardRow, findCard } from "./cards.repository.ts";

/**
 * Finds a registered card for paying with it, making it the default or deleting it. Only the member that registered it may
 * do so; for any other account it is `null`, as if it did not exist. Operators have no way to it.
 */
export async function findOwnCard(db: Runner, buyer: Buyer, id: number): Promise<CardRow | null> {
  const card = await findCard(db, id);
  return card?.user_id === buyer.id ? card : null;
}
