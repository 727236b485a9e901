import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const ADD = statement(
  "add-personal-data-access",
  `insert into personal_data_access (user_id, operator_id, order_id, reason, at, until) values ($1, $2, $3, $4, $5, $6)`,
);

export type NewAccess = {
  userId: number;
  operatorId: number;
  orderId: number | null;
  reason: string;
  at: Date;
  /** End of the unmasking; `null`: shown once. */
  until: Date | null;
};

/** Records that an operator unmasked a person's data, for the person to see. */
export async function addAccess(db: Runner, a: NewAccess): Promise<void> {
  await db.run(ADD, [a.userId, a.operatorId, a.orderId, a.reason, a.at, a.until]);
}

const ADD_MANY = statement(
  "add-personal-data-accesses",
  `insert into personal_data_access (user_id, operator_id, reason, at)
   select id, $2, $3, $4 from unnest($1::bigint[]) as t (id) order by id`,
);

/** Records that an operator took the data of several persons in a file, for each of them to see. */
export async function addAccesses(
  db: Runner,
  {
    userIds,
    operatorId,
    reason,
    at,
  }: Pick<NewAccess, "operatorId" | "reason" | "at"> & { userIds: readonly number[] },
): Promise<void> {
  await db.run(ADD_MANY, [userIds, operatorId, reason, at]);
}

const FIND_OPEN = statement(
  "find-open-personal-data-access",
  `select until from personal_data_access where user_id = $1 and operator_id = $2 and until > $3 order by until desc limit 1`,
);

/** Returns until when an operator sees a member's data; `null` where it is masked. */
export async function findUnmaskedUntil(
  db: Runner,
  { userId, operatorId, now }: { userId: number; operatorId: number; now: Date },
): Promise<Date | null> {
  const [row] = await db.run(FIND_OPEN, [userId, operatorId, now]);
  return row?.until ?? null;
}

const LIST = statement(
  "list-personal-data-accesses",
  `select a.at, a.until, a.reason, a.order_id, o.name as operator_name
     from personal_data_access a join operator o on o.id = a.operator_id
    where a.user_id = $1 order by a.id desc limit $2`,
);

/** Lists who saw a person's data, the latest first. */
export function listAccesses(db: Runner, userId: number, take: number): Promise<RowOf<typeof LIST>[]> {
  return db.run(LIST, [userId, take]);
}

const PURGE = statement(
  "purge-personal-data-accesses",
  `with gone as (
     delete from personal_data_access
      where id in (select id from personal_data_access where at < $1 order by at limit $2)
     returning id
   )
   select id from gone`,
);

/** Deletes up to `take` entries from before an instant; returns how many. */
export async function purgeAccesses(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
