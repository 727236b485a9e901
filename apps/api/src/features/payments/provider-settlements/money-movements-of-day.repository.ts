import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FEE = "left join payment_fee f on f.method = p.method";

/**
 * Movements of a day on both sides, by the provider's key of the refund or of the payment for a charge. $1: day, KST; $2, $3:
 * its begin and end. A movement that the provider counts on another day is settled, too.
 */
const LIST = statement(
  "list-movements-of-day",
  `select l.payment_key as movement, p.id as payment_id, p.captured as booked, l.amount as settled, l.fee, f.rate,
          f.amount as fee_amount
     from provider_settlement_line l left join payment p on p.payment_key = l.payment_key and p.captured > 0 ${FEE}
    where l.sold_on = $1 and l.amount >= 0
    union all
   select l.transaction_key, p.id, -r.amount, l.amount, l.fee, f.rate, f.amount
     from provider_settlement_line l
     left join refund r on r.transaction_key = l.transaction_key
     left join payment p on p.payment_key = l.payment_key ${FEE}
    where l.sold_on = $1 and l.amount < 0
    union all
   select coalesce(p.payment_key, ''), p.id, p.captured, null, null, f.rate, f.amount
     from payment p ${FEE}
    where p.approved_at >= $2 and p.approved_at < $3 and p.provider = 'toss' and p.captured > 0
      and p.payment_key is not null
      and not exists (select from provider_settlement_line l where l.payment_key = p.payment_key and l.amount >= 0)
    union all
   select coalesce(r.transaction_key, ''), p.id, -r.amount, null, null, f.rate, f.amount
     from refund r join payment p on p.id = r.payment_id ${FEE}
    where r.done_at >= $2 and r.done_at < $3 and r.outcome = 'returned'
      and not exists (select from provider_settlement_line l where l.transaction_key = r.transaction_key)`,
).narrow<{
  movement: string;
  payment_id: number | null;
  booked: number | null;
  settled: number | null;
  fee: number | null;
  rate: number | null;
  fee_amount: number | null;
}>();

export type MovementRow = RowOf<typeof LIST>;

/** Lists the movements of a day (KST) in the shop's books and at the provider; amounts in 원. */
export function listMovements(
  db: Runner,
  { day, from, until }: { day: string; from: Date; until: Date },
): Promise<MovementRow[]> {
  return db.run(LIST, [day, from, until]);
}
