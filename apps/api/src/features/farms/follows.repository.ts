import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type FollowRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-farm-follow",
  `select exists (select from farm_follow f where f.user_id = $1 and f.distributor_id = d.id) as is_following,
          (select count(*)::integer from farm_follow f where f.distributor_id = d.id) as followers
     from distributor d where d.id = $2`,
);

/** Finds whether a user follows a farm, and its number of followers; `null` when there is no such farm. */
export async function findFollow(db: Runner, userId: number, farmId: number): Promise<FollowRow | null> {
  const [row] = await db.run(FIND, [userId, farmId]);
  return row ?? null;
}

const ADD = statement(
  "add-farm-follow",
  `insert into farm_follow (user_id, distributor_id, created_at)
   select $1, d.id, $3 from distributor d where d.id = $2
       on conflict (user_id, distributor_id) do nothing`,
);

export async function addFollow(db: Runner, userId: number, farmId: number, now: Date): Promise<void> {
  await db.run(ADD, [userId, farmId, now]);
}

const REMOVE = statement(
  "remove-farm-follow",
  "delete from farm_follow where user_id = $1 and distributor_id = $2",
);

export async function removeFollow(db: Runner, userId: number, farmId: number): Promise<void> {
  await db.run(REMOVE, [userId, farmId]);
}
