import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import type { Latest } from "../../db/latest-cursor.ts";
import { SUMMARY_COLUMNS, SUMMARY_TABLES } from "../catalog/product-summary.sql.ts";

/** Condition for listed favourites: removed products are hidden and do not count towards the limit. */
const IS_KEPT = "p.status not in ('waiting', 'removed')";

/** Locks the user row so that concurrent additions cannot exceed the limit; does not block the user's orders. */
const LOCK_USER = statement("lock-user-of-favorites", "select from app_user where id = $1 for no key update");

const ADD = statement(
  "add-favorite",
  `insert into favorite (user_id, product_id, created_at)
   select $1, p.id, $3 from product p
    where p.id = $2 and ${IS_KEPT}
      and (select count(*) from favorite f join product p on p.id = f.product_id
            where f.user_id = $1 and ${IS_KEPT}) < $4
       on conflict (user_id, product_id) do nothing`,
);

/** Adds a favourite unless it exists or `limit` others do. */
export async function insertFavorite(
  tx: Tx,
  favorite: { userId: number; productId: number; now: Date; limit: number },
): Promise<void> {
  await tx.run(LOCK_USER, [favorite.userId]);
  await tx.run(ADD, [favorite.userId, favorite.productId, favorite.now, favorite.limit]);
}

const REMOVE = statement("remove-favorite", "delete from favorite where user_id = $1 and product_id = $2");

export async function deleteFavorite(db: Runner, userId: number, productId: number): Promise<void> {
  await db.run(REMOVE, [userId, productId]);
}

export type PersonalProductRow = RowOf<typeof FIND_PERSONAL>;

const FIND_PERSONAL = statement(
  "find-personal-product",
  `select exists (select from favorite f where f.user_id = $1 and f.product_id = p.id) as is_favorite,
          p.favorite_count + coalesce(i.favorites, 0) as favorites,
          p.requires_share,
          exists (select from product_share s
                   where s.user_id = $1 and s.product_id = p.id and s.type = 'share') as has_shared,
          exists (select from opening_alarm a
                   where a.user_id = $1 and a.product_id = p.id and a.notified_at is null) as is_waiting
     from product p left join product_stats i on i.product_id = p.id
    where p.id = $2 and ${IS_KEPT}`,
);

/** Finds a shopper's own data about a product; `null` when there is no such product. */
export async function findPersonalProduct(
  db: Runner,
  userId: number,
  productId: number,
): Promise<PersonalProductRow | null> {
  const [row] = await db.run(FIND_PERSONAL, [userId, productId]);
  return row ?? null;
}

const LIST = statement(
  "list-favorites",
  `select ${SUMMARY_COLUMNS}, f.created_at::text as sort_key
     from ${SUMMARY_TABLES}
     join favorite f on f.product_id = p.id
    where f.user_id = $1 and (f.created_at, f.product_id) < ($2::timestamptz, $3) and ${IS_KEPT}
    order by f.created_at desc, f.product_id desc
    limit $4`,
);

export function listFavorites(db: Runner, userId: number, after: Latest, take: number) {
  return db.run(LIST, [userId, after.at, after.id, take]);
}

const MERGE = statement(
  "merge-favorites",
  `with gone as (delete from favorite where user_id = $1 returning product_id, created_at)
   insert into favorite (user_id, product_id, created_at)
   select $2, gone.product_id, gone.created_at from gone
    where not exists (select from favorite f where f.user_id = $2 and f.product_id = gone.product_id)
    order by gone.created_at desc
    limit greatest(0, $3 - (select count(*) from favorite f join product p on p.id = f.product_id
                             where f.user_id = $2 and ${IS_KEPT}))
       on conflict (user_id, product_id) do nothing`,
);

/** Moves a guest's favourites to the member, each once, the latest first within the limit. */
export async function mergeFavorites(
  tx: Tx,
  fromUserId: number,
  toUserId: number,
  limit: number,
): Promise<void> {
  await tx.run(LOCK_USER, [toUserId]);
  await tx.run(MERGE, [fromUserId, toUserId, limit]);
}
