import type { ChargedTo } from "@todayfruit/domain/returns/charged-to-codes";
import type { ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import type { ReturnResolution } from "@todayfruit/domain/returns/return-resolution";
import type { ReturnStatus } from "@todayfruit/domain/returns/return-statuses";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { stockMoveReason } from "../stock/stock-move-reason.sql.ts";

const FIND_ARRIVAL = statement(
  "find-arrival",
  `select min(at) as at from order_status_change
    where order_id = $2 and to_status = 'delivery_end' and (order_product_id = $1 or order_product_id is null)`,
);

/**
 * Returns when a product was delivered, `null` while it is not. An order delivered as a whole has one event for all of
 * its products.
 */
export async function findArrival(db: Runner, orderId: number, orderProductId: number): Promise<Date | null> {
  return requireOneRow(await db.run(FIND_ARRIVAL, [orderProductId, orderId])).at;
}

export type ClaimedOption = {
  order_option_id: number;
  units: number;
  bad_pieces: number | null;
  all_pieces: number | null;
  /** Money and points that the request has given for the line, in 원. */
  given: number;
};

/** Refund that the buyer was shown with the request, in 원 and points. */
export type ExpectedRefund = { money: number; points: number };

export type NewReturn = {
  orderId: number;
  orderProductId: number;
  wish: ReturnResolution;
  reason: ReturnReason;
  details: string;
  photos: readonly string[];
  isShown: boolean;
  options: readonly ClaimedOption[];
  /** `null` for an exchange. */
  expected: ExpectedRefund | null;
  now: Date;
};

const ADD = statement(
  "add-return-request",
  `with c as (
     insert into return_request (order_id, order_product_id, resolution, reason, details, photos, is_shown, requested_at,
                                 expected_price, expected_point)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11)
     returning id
   ), options as (
     insert into return_request_option (return_request_id, order_option_id, units, bad_pieces, all_pieces)
     select c.id, o.order_option_id, o.units, o.bad_pieces, o.all_pieces
       from c, jsonb_to_recordset($9::jsonb)
              as o (order_option_id bigint, units int, bad_pieces int, all_pieces int)
   )
   select id from c`,
);

export async function addReturn(tx: Tx, c: NewReturn): Promise<number> {
  const options = JSON.stringify(c.options);
  const values = [c.orderId, c.orderProductId, c.wish, c.reason, c.details, c.photos] as const;
  return requireOneRow(
    await tx.run(ADD, [
      ...values,
      c.isShown,
      c.now,
      options,
      c.expected?.money ?? null,
      c.expected?.points ?? null,
    ]),
  ).id;
}

export type ReturnRow = {
  id: number;
  order_id: number;
  order_number: string;
  distributor_name: string;
  order_product_id: number;
  product_name: string;
  resolution: ReturnResolution;
  reason: ReturnReason;
  details: string;
  photos: string[];
  status: ReturnStatus;
  is_shown: boolean;
  answer: string | null;
  charged_to: ChargedTo;
  requested_at: Date;
  decided_at: Date | null;
  refund_price: number;
  refund_point: number;
  expected_price: number | null;
  expected_point: number | null;
  /** Money and points together of the open offer, as the operator gave it, in 원; `null`: nothing is offered. */
  offered_total: number | null;
  /** Refund of the offer as the buyer was told, in 원 and points. */
  offered_price: number | null;
  offered_point: number | null;
  offered_at: Date | null;
  offer_until: Date | null;
  reopened_at: Date | null;
  reopen_reason: string | null;
  buyer_name: string;
  /** KST day and carrier of the collection; `null`: none. */
  pickup_on: string | null;
  pickup_carrier: string | null;
  /** Instant at which the carrier accepted the present day; `null` before it did. */
  pickup_ordered_at: Date | null;
  pickup_invoice: string | null;
  collected_at: Date | null;
  received_at: Date | null;
  /** `true` for goods that are sent again. */
  is_replaced: boolean;
  replacement_carrier: string | null;
  replacement_invoice: string | null;
  dispatched_at: Date | null;
  replaced_at: Date | null;
  options: (ClaimedOption & { name: string })[];
};

const CLAIM = `select c.id, c.order_id, o.number as order_number, op.distributor_name, c.order_product_id, c.resolution, c.reason, c.details, c.photos, c.is_shown, c.answer, c.charged_to,
       case when c.status = 'requested' and c.offer_until is not null then 'offered' else c.status end as status,
       c.requested_at, c.decided_at, c.expected_price, c.expected_point, c.offered_total, c.offered_price, c.offered_point,
       c.offered_at, c.offer_until, c.reopened_at, c.reopen_reason, op.name as product_name,
       w.money as refund_price, w.points as refund_point,
       coalesce(o.address ->> 'guestOrderName', u.name, o.address ->> 'receiverName', '') as buyer_name,
       p.pickup_on, pc.name as pickup_carrier,
       case when p.ordered_revision = p.revision then p.ordered_at
            when p.ordered_revision is null and p.carrier_reference is not null then p.requested_at end as pickup_ordered_at, p.invoice_number as pickup_invoice,
       p.collected_at, p.received_at, r.return_request_id is not null as is_replaced,
       rc.name as replacement_carrier, s.invoice_number as replacement_invoice, s.dispatched_at, r.delivered_at as replaced_at,
       (select jsonb_agg(to_jsonb(co) || jsonb_build_object('name', oo.name) order by oo.id)
          from return_request_option co join order_option oo on oo.id = co.order_option_id
         where co.return_request_id = c.id) as options
  from return_request c
  join order_product op on op.id = c.order_product_id
  join orders o on o.id = c.order_id
  join app_user u on u.id = o.user_id
  left join return_pickup p on p.return_request_id = c.id and p.cancelled_at is null
  left join carrier pc on pc.code = p.carrier_code
  left join replacement r on r.return_request_id = c.id
  left join shipment s on s.id = r.shipment_id
  left join carrier rc on rc.code = s.carrier_code
 cross join lateral (select coalesce(sum(money), 0)::int as money, coalesce(sum(points), 0)::int as points
                       from cancellation where return_request_id = c.id) w`;

const FIND = statement("find-return-request", `${CLAIM} where c.id = $1`).narrow<
  Pick<ReturnRow, "options" | "status" | "pickup_ordered_at" | "charged_to">
>();
const LIST_OF_ORDER = statement(
  "list-return-requests-of-order",
  `${CLAIM} where c.order_id = $1 order by c.id desc`,
).narrow<Pick<ReturnRow, "options" | "status" | "pickup_ordered_at" | "charged_to">>();

export async function findReturn(db: Runner, id: number): Promise<ReturnRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

/** Lists the claims of an order, the newest first. */
export function listReturnsOfOrder(db: Runner, orderId: number): Promise<ReturnRow[]> {
  return db.run(LIST_OF_ORDER, [orderId]);
}

const HAS_OPEN = statement(
  "has-open-return-request",
  "select id from return_request where order_product_id = $1 and status = 'requested'",
);

/** Returns whether a claim of this product is undecided; the status of a completed product does not show it. */
export async function hasOpenReturn(db: Runner, orderProductId: number): Promise<boolean> {
  return (await db.run(HAS_OPEN, [orderProductId])).length > 0;
}

const LIST_ALL = statement(
  "list-return-requests",
  `${CLAIM} where c.id > $2
     and ($1::text is null
          or c.status = case when $1 = 'offered' then 'requested' else $1 end
             and (c.status <> 'requested' or (c.offer_until is not null) = ($1 = 'offered')))
     and (not $4::boolean or (p.return_request_id is not null and p.received_at is null))
   order by c.id limit $3`,
).narrow<Pick<ReturnRow, "options" | "status" | "pickup_ordered_at" | "charged_to">>();

/** Lists claims after an id, the oldest first. @param page `isComingBack` for those whose goods are on their way back */
export function listReturns(
  db: Runner,
  page: { status: string | null; isComingBack: boolean; after: number; take: number },
): Promise<ReturnRow[]> {
  return db.run(LIST_ALL, [page.status, page.after, page.take, page.isComingBack]);
}

const DECIDE = statement(
  "decide-return-request",
  `update return_request
      set status = $2, answer = $3, decided_at = $4, offered_total = null, offered_price = null, offered_point = null,
          offered_at = null, offer_until = null
    where id = $1`,
);

/** Records the end of a request; what was offered before counts no longer. */
export async function decideReturnRow(
  tx: Tx,
  decision: { id: number; status: "approved" | "denied" | "taken_back"; notice: string | null; now: Date },
): Promise<void> {
  await tx.run(DECIDE, [decision.id, decision.status, decision.notice, decision.now]);
}

const SET_CHARGED = statement(
  "set-who-pays-for-claim",
  "update return_request set charged_to = $2 where id = $1",
);

/** Records who pays for what a claim gives from now on. */
export async function setChargedTo(tx: Tx, claimId: number, chargedTo: ChargedTo): Promise<void> {
  await tx.run(SET_CHARGED, [claimId, chargedTo]);
}

const COMPENSATE = statement(
  "compensate-options",
  `with given as (
     select id, amount from unnest($2::bigint[], $3::int[]) as g (id, amount)
   ), claimed as (
     update return_request_option co set given = co.given + given.amount
       from given where co.return_request_id = $1 and co.order_option_id = given.id
   )
   update order_option oo
      set compensated = oo.compensated + given.amount,
          shop_compensated = oo.shop_compensated + case when c.charged_to = 'shop' then given.amount else 0 end
     from given, return_request c where oo.id = given.id and c.id = $1`,
);

/** Adds the amounts refunded by a claim to its lines, in 원, and to the shop's part where the shop pays for it. */
export async function compensate(
  tx: Tx,
  claimId: number,
  given: readonly { id: number; amount: number }[],
): Promise<void> {
  await tx.run(COMPENSATE, [claimId, given.map(({ id }) => id), given.map(({ amount }) => amount)]);
}

const SUM_EARNED = statement(
  "sum-earned-of-order",
  `select coalesce(sum(r.amount), 0)::int as points
     from point_reward r join order_product op on op.id = r.order_product_id
    where op.order_id = $1 and r.kind = 'purchase' and r.undone_at is null`,
);

/** Sums the points that the completed products of an order have earned. */
export async function sumEarned(tx: Tx, orderId: number): Promise<number> {
  return requireOneRow(await tx.run(SUM_EARNED, [orderId])).points;
}

const TAKE_STOCK = statement(
  "take-stock-for-exchange",
  `with wanted as (
     select option_id, units from unnest($1::bigint[], $2::int[]) as w (option_id, units)
   ), locked as (
     select s.option_id, wanted.units from option_stock s join wanted using (option_id)
      order by s.option_id for update of s
   ), reason as (${stockMoveReason("replacement", "$3::bigint")})
   update option_stock s set on_hand = s.on_hand - locked.units from locked, reason
    where s.option_id = locked.option_id and s.on_hand - s.reserved >= locked.units
   returning s.option_id`,
);

const COUNT_KEPT = statement(
  "count-stocked-options",
  "select count(*)::int as count from option_stock where option_id = any($1::bigint[])",
);

/** Takes the stock of a replacement; returns `false` when there is not enough, and the caller rolls back. */
export async function reserveReplacementStock(
  tx: Tx,
  orderId: number,
  wanted: readonly { optionId: number; units: number }[],
): Promise<boolean> {
  const ids = wanted.map(({ optionId }) => optionId);
  const taken = await tx.run(TAKE_STOCK, [ids, wanted.map(({ units }) => units), orderId]);
  return taken.length === requireOneRow(await tx.run(COUNT_KEPT, [ids])).count;
}
