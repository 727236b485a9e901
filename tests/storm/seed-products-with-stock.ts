import type { Db } from "../../apps/api/src/db/database.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import type { Pick } from "../load/shopper-client.ts";

/** Units that no scenario sells out. */
export const PLENTY = 1_000_000;

/** Adds a product with one option for each number of units. */
export async function seedProductsWithStock(db: Db, stocks: readonly number[]): Promise<Pick[]> {
  const picks: Pick[] = [];
  for (const stock of stocks) {
    const { productId, optionIds } = await seedProduct(db, { price: 19_900, stock });
    picks.push({ productId, optionId: optionIds[0] ?? 0 });
  }
  return picks;
}
