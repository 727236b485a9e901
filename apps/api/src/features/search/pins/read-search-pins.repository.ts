import type { SearchPins } from "@todayfruit/domain/search/find-search-pins-of-query";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const READ = statement(
  "read-search-pins",
  `select word, product_id, variants, begin_at, end_at, is_advertisement from search_pin order by word, sort, id`,
);

/** Reads all pins with one statement, those of a word in their order. */
export async function readSearchPins(db: Runner): Promise<SearchPins> {
  const rows = await db.run(READ, []);
  const byWord = Map.groupBy(rows, ({ word }) => word);
  return new Map(
    [...byWord].map(([word, pins]) => [
      word,
      pins.map((row) => ({
        productId: row.product_id,
        variants: row.variants,
        beginsAt: row.begin_at.getTime(),
        endsAt: row.end_at?.getTime() ?? null,
        isAdvertisement: row.is_advertisement,
      })),
    ]),
  );
}

type PinnedProduct = { id: number; word: string; productId: number };

const LIST_TAKEN = statement(
  "list-taken-search-pins",
  `select e.id from jsonb_to_recordset($1::jsonb) as e (id bigint, word text, "productId" bigint)
    where exists (select from search_pin p where p.word = e.word and p.product_id = e."productId" and p.id <> e.id)`,
);

/** Lists the rows whose product another row pins to the same word. */
export function listTakenPins(tx: Tx, rows: readonly PinnedProduct[]): Promise<RowOf<typeof LIST_TAKEN>[]> {
  return tx.run(LIST_TAKEN, [JSON.stringify(rows)]);
}

const LIST_UNKNOWN = statement(
  "list-unknown-pinned-products",
  `select e.id from jsonb_to_recordset($1::jsonb) as e (id bigint, "productId" bigint)
    where not exists (select from product p where p.id = e."productId")`,
);

/** Lists the rows whose product does not exist. */
export function listUnknownPinned(
  tx: Tx,
  rows: readonly PinnedProduct[],
): Promise<RowOf<typeof LIST_UNKNOWN>[]> {
  return tx.run(LIST_UNKNOWN, [JSON.stringify(rows)]);
}
