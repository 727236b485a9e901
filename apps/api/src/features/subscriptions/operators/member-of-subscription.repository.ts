import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FIND = statement(
  "find-member-of-subscription",
  `select u.name, (select count(*)::int from billing_cycle c where c.subscription_id = s.id and c.status = 'paid') as paid_count
     from subscription s join app_user u on u.id = s.user_id where s.id = $1`,
);

/** Finds the name of the member who gets a subscription, and how many deliveries were paid. */
export async function findMemberOfSubscription(
  db: Runner,
  subscriptionId: number,
): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [subscriptionId]);
  return row ?? null;
}
