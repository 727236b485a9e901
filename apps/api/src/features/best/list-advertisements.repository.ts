import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type AdvertisingRow = RowOf<typeof LIST_ADVERTISING>;

const LIST_ADVERTISING = statement(
  "list-advertising",
  `select id, type, category_id, product_id, badge from advertisement
    where type = $1 or $1 is null
    order by type, category_id, sort, id`,
);

export function listAdvertising(db: Runner, type: "best" | "home" | undefined): Promise<AdvertisingRow[]> {
  return db.run(LIST_ADVERTISING, [type ?? null]);
}
