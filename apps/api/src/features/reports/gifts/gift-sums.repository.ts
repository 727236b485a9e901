import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type GiftSums = RowOf<typeof SUM>;

const SUM = statement(
  "sum-gifts-of-days",
  `with paid as (
     select id, notify_at from gift_group where sent_at >= $1 and sent_at < $2
   )
   select (select count(*)::int from paid) as orders,
          (select count(*)::int from paid where notify_at is not null) as scheduled,
          count(*)::int as receivers,
          count(t.address_entered_at)::int as addressed,
          count(t.receive_on)::int as day_chosen,
          count(s.gift_id) filter (where s.taken_back_at is null)::int as swapped,
          count(t.thanked_at)::int as thanked,
          count(t.declined_at)::int as declined,
          count(*) filter (where t.status = 'expired')::int as expired
     from paid
     join gift t on t.gift_group_id = paid.id
     left join gift_swap s on s.gift_id = t.id`,
);

/** Counts the gifts that were paid in a period, and what their receivers have done since. */
export async function sumGifts(db: Runner, begin: Date, end: Date): Promise<GiftSums> {
  return requireOneRow(await db.run(SUM, [begin, end]));
}
