import type { Viewed } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type ViewedRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-viewed-products",
  `select v.product_id, v.viewed_at, v.price
     from viewed_product v join product p on p.id = v.product_id and p.status not in ('waiting', 'suspended', 'removed')
    where v.user_id = $1 and v.viewed_at > $2
    order by v.viewed_at desc, v.product_id desc limit $3`,
);

/** Lists a member's views since an instant, newest first. */
export function listViewed(db: Runner, userId: number, since: Date, take: number): Promise<ViewedRow[]> {
  return db.run(LIST, [userId, since, take]);
}

/** Locks the user row so that concurrent merges cannot exceed the limit; does not block the user's orders. */
const LOCK_USER = statement("lock-viewer", "select from app_user where id = $1 for no key update");

const ADD = statement(
  "add-viewed-products",
  `with added as (
     insert into viewed_product as kept (user_id, product_id, viewed_at, price)
     select $1, v.product_id, v.viewed_at, v.price
       from unnest($2::bigint[], $3::timestamptz[], $4::integer[]) as v (product_id, viewed_at, price)
       join product p on p.id = v.product_id
         on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at, price = excluded.price
      where kept.viewed_at < excluded.viewed_at
     returning (xmax = 0) as is_new
   )
   select count(*) filter (where is_new)::int as count from added`,
);

const TRIM = statement(
  "trim-viewed-products",
  `delete from viewed_product
    where user_id = $1 and product_id in (select product_id from viewed_product where user_id = $1
                                           order by viewed_at desc, product_id desc offset $2)`,
);

/** Adds views, the later of each product, and keeps the newest ones; returns how many products are new. */
export async function addViewed(
  tx: Tx,
  userId: number,
  views: readonly Viewed[],
  most: number,
): Promise<number> {
  await tx.run(LOCK_USER, [userId]);
  const added = requireOneRow(
    await tx.run(ADD, [
      userId,
      views.map(({ productId }) => productId),
      views.map(({ viewedAt }) => new Date(viewedAt)),
      views.map(({ price }) => price),
    ]),
  );
  await tx.run(TRIM, [userId, most]);
  return added.count;
}

const REMOVE = statement(
  "remove-viewed-products",
  "delete from viewed_product where user_id = $1 and product_id = coalesce($2, product_id)",
);

/** Removes a member's view of a product; all when it is `null`. */
export async function removeViewed(db: Runner, userId: number, productId: number | null): Promise<void> {
  await db.run(REMOVE, [userId, productId]);
}

const PURGE = statement(
  "purge-viewed-products",
  `delete from viewed_product where (user_id, product_id) in (
     select user_id, product_id from viewed_product where viewed_at < $1
      order by viewed_at limit $2 for update skip locked)
   returning user_id`,
);

/** Deletes up to `take` views older than an instant; returns the count. */
export async function purgeViewed(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
