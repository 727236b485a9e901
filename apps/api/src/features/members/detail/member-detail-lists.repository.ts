import { type Runner, statement } from "../../../db/database.ts";

/** Most rows of each part of a member's page. */
const MOST = 20;

const LIST_ORDERS = statement(
  "list-orders-of-member",
  `select id, number, order_name, status, price, created_at from orders
    where user_id = $1 and status not in ('pre_ordering', 'request') order by id desc limit $2`,
);

export function listOrders(db: Runner, userId: number) {
  return db.run(LIST_ORDERS, [userId, MOST]);
}

const LIST_CLAIMS = statement(
  "list-claims-of-member",
  `select r.id, r.order_id, r.resolution, r.reason, r.status, r.requested_at
     from orders o join return_request r on r.order_id = o.id
    where o.user_id = $1 order by r.id desc limit $2`,
);

export function listClaims(db: Runner, userId: number) {
  return db.run(LIST_CLAIMS, [userId, MOST]);
}

const LIST_QUESTIONS_AND_REVIEWS = statement(
  "list-questions-and-reviews-of-member",
  `(select 'question' as kind, q.id, q.contents, null::int as score, q.answer is not null as is_answered, q.created_at as at
      from question_author a join question q on q.id = a.question_id where a.user_id = $1 order by a.question_id desc limit $2)
   union all
   (select 'inquiry', i.id, (select m.contents from inquiry_message m where m.inquiry_id = i.id order by m.id limit 1), null,
           i.waits_since is null, i.created_at
      from inquiry i where i.user_id = $1 order by i.id desc limit $2)
   union all
   (select 'review', r.id, r.contents, r.score, r.seller_reply is not null, r.created_at
      from review_author a join review r on r.id = a.review_id where a.user_id = $1 order by a.review_id desc limit $2)
   order by at desc, id desc limit $2`,
).narrow<{
  kind: "question" | "inquiry" | "review";
  id: number;
  contents: string;
  score: number | null;
  is_answered: boolean;
  at: Date;
}>();

/** Lists questions, inquiries and reviews, the latest first. */
export function listQuestionsAndReviews(db: Runner, userId: number) {
  return db.run(LIST_QUESTIONS_AND_REVIEWS, [userId, MOST]);
}

const LIST_POINTS = statement(
  "list-points-of-member",
  `select e.id, e.amount, e.reason, e.order_id, l.expires_at, e.at
     from point_entry e join point_lot l on l.id = e.lot_id
    where e.user_id = $1 order by e.id desc limit $2`,
);

export function listPoints(db: Runner, userId: number) {
  return db.run(LIST_POINTS, [userId, MOST]);
}

const LIST_COUPONS = statement(
  "list-coupons-of-member",
  `select mc.id, mc.coupon_id, c.name, mc.valid_until, mc.issued_at, cu.order_id
     from member_coupon mc join coupon c on c.id = mc.coupon_id
     left join coupon_redemption cu on cu.member_coupon_id = mc.id and not cu.is_returned
    where mc.user_id = $1 order by mc.id desc limit $2`,
).narrow<{ order_id: number | null }>();

export function listCoupons(db: Runner, userId: number) {
  return db.run(LIST_COUPONS, [userId, MOST]);
}

const LIST_CONSENTS = statement(
  "list-consents-of-member",
  `select distinct on (kind) kind, is_given, version, at from consent_record where user_id = $1 order by kind, id desc`,
);

/** Lists the latest answer to each consent. */
export function listConsents(db: Runner, userId: number) {
  return db.run(LIST_CONSENTS, [userId]);
}

const LIST_SESSIONS = statement(
  "list-sessions-of-member",
  `select id, user_agent, created_at, coalesce(last_seen_at, created_at) as seen_at from access_token
    where user_id = $1 and revoked_at is null and expires_at > $2
    order by coalesce(last_seen_at, created_at) desc, id limit $3`,
).narrow<{ seen_at: Date }>();

export function listSessions(db: Runner, userId: number, now: Date) {
  return db.run(LIST_SESSIONS, [userId, now, MOST]);
}

const LIST_NOTES = statement(
  "list-notes-of-member",
  `select n.id, n.version, n.contents, o.name as writer, a.at
     from member_note n
     left join lateral (select operator_id, at from operator_action
                         where subject = 'member note ' || n.id order by id limit 1) a on true
     left join operator o on o.id = a.operator_id
    where n.user_id = $1 order by n.id desc limit $2`,
).narrow<{ writer: string | null; at: Date | null }>();

/** Lists notes with who wrote them first and when. */
export function listNotes(db: Runner, userId: number) {
  return db.run(LIST_NOTES, [userId, MOST]);
}

const LIST_ACTIONS = statement(
  "list-actions-on-member",
  `select a.id, a.action, a.reason, a.at, o.name as operator_name
     from operator_action a left join operator o on o.id = a.operator_id
    where a.subject = 'member ' || $1::bigint and a.action <> 'read' order by a.id desc limit $2`,
).narrow<{ operator_name: string | null }>();

/** Lists what operators did to a member, the latest first. */
export function listActions(db: Runner, userId: number) {
  return db.run(LIST_ACTIONS, [userId, MOST]);
}
