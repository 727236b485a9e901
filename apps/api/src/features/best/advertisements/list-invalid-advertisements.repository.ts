import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LIST = statement(
  "list-unknown-advertised",
  `select e.id from jsonb_to_recordset($1::jsonb) as e(id bigint, "productId" bigint, "categoryId" bigint)
    where not exists (select from product p where p.id = e."productId")
       or not exists (select from category c where c.id = e."categoryId")`,
).narrow<{ id: number }>();

/** Lists advertisements whose product or category does not exist. */
export function listUnknownAdvertised(tx: Tx, rows: readonly object[]): Promise<RowOf<typeof LIST>[]> {
  return tx.run(LIST, [JSON.stringify(rows)]);
}
