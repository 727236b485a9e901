import type { RefundReason } from "@todayfruit/domain/refunds/compute-refund";
import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { type Runner, statement } from "../../../db/database.ts";

export type FollowedReturnRow = {
  number: string;
  card_text: string | null;
  image: string | null;
  /** Price of the claimed units as they were bought, in 원. */
  price: number;
  /** Reasons of each refund that the request has given, the first first. */
  lines: RefundReason[][];
  /** Instant at which the last of the money went back; `null` while some is owed, or where points alone were given. */
  money_refunded_at: Date | null;
  /** Carrier of a pickup that the buyer may move; `null` where there is none. */
  movable_carrier: string | null;
  tracking: { code: TrackingCode; at: string; description: string; location: string | null } | null;
};

const FIND = statement(
  "find-followed-return",
  `select o.number, pay.card_text, op.images[1] as image,
          (select sum(oo.unit_price * co.units)::int
             from return_request_option co join order_option oo on oo.id = co.order_option_id
            where co.return_request_id = c.id) as price,
          (select coalesce(jsonb_agg(w.lines order by w.id), '[]') from cancellation w where w.return_request_id = c.id) as lines,
          (select case when bool_and(r.done_at is not null) then max(r.done_at) end
             from refund r join cancellation w on w.id = r.cancellation_id where w.return_request_id = c.id) as money_refunded_at,
          (select p.carrier_code from return_pickup p
            where p.return_request_id = c.id and p.cancelled_at is null and p.collected_at is null and p.received_at is null
              and (p.carrier_reference is null or p.ordered_revision is not null)) as movable_carrier,
          (select jsonb_build_object('code', e.code, 'at', e.at, 'description', e.description, 'location', e.location)
             from replacement r join tracking_event e on e.shipment_id = r.shipment_id
            where r.return_request_id = c.id order by e.at desc, e.id desc limit 1) as tracking
     from return_request c
     join orders o on o.id = c.order_id
     join payment pay on pay.order_id = o.id
     join order_product op on op.id = c.order_product_id
    where c.id = $1`,
).narrow<Omit<FollowedReturnRow, "number" | "card_text">>();

/** Finds what the page of a request shows besides the request itself. */
export async function findFollowedReturn(db: Runner, claimId: number): Promise<FollowedReturnRow | null> {
  const [row] = await db.run(FIND, [claimId]);
  return row ?? null;
}
