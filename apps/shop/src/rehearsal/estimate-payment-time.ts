import type pg from "pg";

/** Fewest purchases by which the pace of this shop's people is known. */
const FEWEST = 20;
/** Seconds that people are assumed to take from their turn to the payment. */
const ASSUMED_SECONDS = 120;

export type PaymentTimeEstimate = { paySeconds: number; isPayMeasured: boolean };

/** Returns the seconds that people take to pay once called: the median of this shop's openings, or an assumption. */
export async function estimatePaymentTime(source: pg.Client): Promise<PaymentTimeEstimate> {
  const { rows } = await source.query<{ bought: number; seconds: number | null }>(
    `select count(*)::int as bought,
            percentile_cont(0.5) within group (order by extract(epoch from p.approved_at - place.called_at))::float8 as seconds
       from waiting_room_place place join payment p on p.order_id = place.order_id
      where place.state = 'bought' and p.approved_at >= place.called_at`,
  );
  const [known] = rows;
  if (!known || known.seconds === null || known.bought < FEWEST)
    return { paySeconds: ASSUMED_SECONDS, isPayMeasured: false };
  return { paySeconds: Math.max(1, Math.round(known.seconds)), isPayMeasured: true };
}
