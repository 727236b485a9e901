import { type Runner, statement, type Tx } from "../../db/database.ts";

const SHARE = statement(
  "share-product",
  `with product_to_share as (
     select id, requires_share from product where id = $2 and status not in ('waiting', 'removed')
   ), shared as (
     insert into product_share (user_id, product_id, type, created_at)
     select $1, id, 'share', $3 from product_to_share
         on conflict (user_id, product_id, type) do nothing
   )
   select requires_share from product_to_share`,
);

/** Records that an account shared a product; returns `null` when there is no such product. */
export async function addShare(
  db: Runner,
  userId: number,
  productId: number,
  now: Date,
): Promise<{ requires_share: boolean } | null> {
  const [row] = await db.run(SHARE, [userId, productId, now]);
  return row ?? null;
}

const MERGE = statement(
  "merge-product-shares",
  `with gone as (delete from product_share where user_id = $1 returning product_id, type, created_at)
   insert into product_share (user_id, product_id, type, created_at)
   select $2, product_id, type, created_at from gone
       on conflict (user_id, product_id, type) do nothing`,
);

/** Moves a guest's shares to the member. */
export async function mergeShares(tx: Tx, fromUserId: number, toUserId: number): Promise<void> {
  await tx.run(MERGE, [fromUserId, toUserId]);
}
