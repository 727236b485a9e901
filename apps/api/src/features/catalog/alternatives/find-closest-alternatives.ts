import type { Runner } from "../../../db/database.ts";
import { presentSummary } from "../product.presenter.ts";
import { listClosestAlternatives } from "./alternatives.repository.ts";

/** Product to buy instead of another, with its price of one unit in 원. */
export type Alternative = { id: number; name: string; price: number };

/**
 * Finds one product in stock instead of each of some products: of the same kind, else of the same category, the closest
 * in price; those of `except` are never named. One statement.
 */
export async function findClosestAlternatives(
  db: Runner,
  { of, except, now }: { of: readonly number[]; except: readonly number[]; now: Date },
): Promise<Map<number, Alternative>> {
  const rows = await listClosestAlternatives(db, of, except);
  return new Map(
    rows.map((row) => [
      row.instead_of,
      { id: row.id, name: row.name, price: presentSummary(row, now).productPrice.price },
    ]),
  );
}
