import type { ProduceNotice } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { type Runner, statement } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { OrderAddress } from "../../orders/address/order-address-types.ts";

const LIST_CONSENTS = statement(
  "export-consents",
  "select kind, is_given, version, source, at from consent_record where user_id = $1 order by id",
);

export function listConsents(db: Runner, userId: number) {
  return db.run(LIST_CONSENTS, [userId]);
}

const LIST_ORDERS = statement(
  "export-orders",
  `select id, order_name, status, price, used_point, created_at, address
     from orders where user_id = $1 order by id`,
).narrow<{ address: OrderAddress | null }>();

export function listOrders(db: Runner, userId: number) {
  return db.run(LIST_ORDERS, [userId]);
}

const LIST_POINTS = statement(
  "export-points",
  "select amount, reason, order_id, at from point_entry where user_id = $1 order by id",
);

export function listPoints(db: Runner, userId: number) {
  return db.run(LIST_POINTS, [userId]);
}

const LIST_FAVORITES = statement(
  "export-favorites",
  `select f.product_id, p.name, f.created_at
     from favorite f join product p on p.id = f.product_id where f.user_id = $1 order by f.created_at, f.product_id`,
);

export function listFavorites(db: Runner, userId: number) {
  return db.run(LIST_FAVORITES, [userId]);
}

const LIST_FARMS = statement(
  "export-followed-farms",
  `select f.distributor_id, d.name, f.created_at
     from farm_follow f join distributor d on d.id = f.distributor_id
    where f.user_id = $1 order by f.created_at, f.distributor_id`,
);

export function listFollowedFarms(db: Runner, userId: number) {
  return db.run(LIST_FARMS, [userId]);
}

const FIND_PRODUCE_NOTICES = statement(
  "export-produce-notices",
  `select coalesce(s.ripe, true) as ripe, coalesce(s.storage, true) as storage, coalesce(s.discard, false) as discard,
          (select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'notice', o.notice) order by o.at), '[]')
             from produce_notice_off o where o.user_id = me.id) as off
     from (select $1::bigint as id) me left join produce_notice_setting s on s.user_id = me.id`,
).narrow<{
  ripe: boolean;
  storage: boolean;
  discard: boolean;
  off: { name: string; notice: ProduceNotice }[];
}>();

/** Finds which notices of produce a member is told, and the kinds of which they are not. */
export async function findProduceNotices(db: Runner, userId: number) {
  return requireOneRow(await db.run(FIND_PRODUCE_NOTICES, [userId]));
}

const LIST_SUBSCRIPTIONS = statement(
  "export-subscriptions",
  `select p.name as product_name, o.name as option_name, s.units, s.interval_weeks, s.status, s.price_limit, s.address,
          s.created_at, s.ended_at
     from subscription s join product_option o on o.id = s.option_id join product p on p.id = o.product_id
    where s.user_id = $1 order by s.id`,
).narrow<{ address: OrderAddress }>();

/** Lists what is delivered to a member again and again. */
export function listSubscriptions(db: Runner, userId: number) {
  return db.run(LIST_SUBSCRIPTIONS, [userId]);
}

const LIST_PLACES = statement(
  "export-waiting-room-places",
  `select pr.name as product_name, p.state, p.number, p.came_at, p.called_at
     from waiting_room_place p
     join waiting_room w on w.id = p.waiting_room_id
     join product_option o on o.id = w.option_id
     join product pr on pr.id = o.product_id
    where p.user_id = $1 order by p.id`,
);

/** Lists a member's places in waiting rooms. */
export function listOwnPlaces(db: Runner, userId: number) {
  return db.run(LIST_PLACES, [userId]);
}

const LIST_RESTOCK_ALARMS = statement(
  "export-restock-alarms",
  `select a.product_id, p.name, o.name as option_name, a.phone, a.created_at, a.ended_at
     from restock_alarm a
     join product p on p.id = a.product_id
     left join product_option o on o.id = a.option_id
    where a.user_id = $1 order by a.id`,
);

/** Lists the alarms of restocks that a member requested, with a number given before the login. */
export function listRestockAlarms(db: Runner, userId: number) {
  return db.run(LIST_RESTOCK_ALARMS, [userId]);
}

const LIST_VIEWED = statement(
  "export-viewed-products",
  `select v.product_id, p.name, v.viewed_at, v.price
     from viewed_product v join product p on p.id = v.product_id where v.user_id = $1 order by v.viewed_at, v.product_id`,
);

/** Lists the products that a member viewed. */
export function listViewedProducts(db: Runner, userId: number) {
  return db.run(LIST_VIEWED, [userId]);
}

const LIST_SESSIONS = statement(
  "export-sessions",
  `select user_agent, created_at, last_seen_at from access_token
    where user_id = $1 and revoked_at is null and expires_at > $2 order by created_at, id`,
);

export function listSessions(db: Runner, userId: number, now: Date) {
  return db.run(LIST_SESSIONS, [userId, now]);
}

const LIST_REWARDS = statement(
  "export-rewards",
  `select r.amount, op.order_id, r.available_at, r.undone_at
     from point_reward r join order_product op on op.id = r.order_product_id where r.user_id = $1 order by r.id`,
);

export function listRewards(db: Runner, userId: number) {
  return db.run(LIST_REWARDS, [userId]);
}

const LIST_GRADES = statement(
  "export-grades",
  "select month, from_grade, to_grade, purchased from grade_change where user_id = $1 order by month",
);

export function listGradeChanges(db: Runner, userId: number) {
  return db.run(LIST_GRADES, [userId]);
}

const LIST_COUPONS = statement(
  "export-coupons",
  `select c.name, mc.issued_at, mc.valid_until, cu.order_id
     from member_coupon mc
     join coupon c on c.id = mc.coupon_id
     left join coupon_redemption cu on cu.member_coupon_id = mc.id and not cu.is_returned
    where mc.user_id = $1 order by mc.id`,
);

export function listCoupons(db: Runner, userId: number) {
  return db.run(LIST_COUPONS, [userId]);
}

const LIST_CLAIMS = statement(
  "export-return-requests",
  `select c.order_id, op.name as product_name, c.resolution as wish, c.reason, c.details, c.photos, c.status, c.answer as notice, c.requested_at,
          c.reopen_reason
     from return_request c join orders o on o.id = c.order_id join order_product op on op.id = c.order_product_id
    where o.user_id = $1 order by c.id`,
);

export function listReturns(db: Runner, userId: number) {
  return db.run(LIST_CLAIMS, [userId]);
}

const FIND_BIRTHDAY = statement(
  "find-exported-birthday",
  "select month_day from member_birthday where user_id = $1",
);

/** Finds the birthday that a member agreed to have kept, `MM-DD`. */
export async function findKeptBirthday(db: Runner, userId: number): Promise<string | null> {
  const [row] = await db.run(FIND_BIRTHDAY, [userId]);
  return row?.month_day ?? null;
}
