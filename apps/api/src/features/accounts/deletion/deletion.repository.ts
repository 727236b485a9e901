import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { SealedText } from "../../../db/sealing.ts";

const LOCK_SUBSCRIPTIONS = statement(
  "lock-subscriptions-of-who-leaves",
  "select id from subscription where user_id = $1 and status <> 'ended' order by id for update",
);

const END_SUBSCRIPTIONS = statement(
  "end-subscriptions-of-who-leaves",
  `with ended as (
     update subscription
        set status = 'ended', pause_reason = null, ended_at = $2, card_id = null,
            address = jsonb_build_object('selectedAddress', '', 'roadAddress', '', 'jibunAddress', '', 'addressDetail', '',
              'receiverName', '', 'phone', '', 'zonecode', address ->> 'zonecode', 'memo', '', 'deliveryAddressType', '',
              'guestOrderName', null, 'guestOrderPhone', null)
      where user_id = $1 and status <> 'ended'
     returning id
   )
   update billing_cycle c set status = 'skipped', skip_reason = 'ended', closed_at = $2
     from ended where c.subscription_id = ended.id and c.status in ('scheduled', 'charging', 'failed')`,
);

/** Locks the member's subscriptions, before forms and orders, as a charge locks them. */
export async function lockSubscriptions(tx: Tx, userId: number): Promise<void> {
  await tx.run(LOCK_SUBSCRIPTIONS, [userId]);
}

/**
 * Ends the member's locked subscriptions: nothing is charged after it, and a charge that was just taken finds its form
 * deleted.
 *
 * @param now read after the lock: a charge that was waited for began before it
 */
export async function endSubscriptions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(END_SUBSCRIPTIONS, [userId, now]);
}

const LOCK_FORMS = statement(
  "lock-forms-of-who-leaves",
  "select id from order_tmp where user_id = $1 order by id for update",
);

const LOCK_ORDERS = statement(
  "lock-orders-of-who-leaves",
  "select id from orders where user_id = $1 order by id for update",
);

/**
 * Locks the member's forms, orders and row, in the order in which ordering and settling lock them, so it waits for
 * orders and payments in flight. An order from one of these forms waits in turn, and finds it deleted or its own.
 */
export async function lockOrdering(tx: Tx, userId: number): Promise<void> {
  await tx.run(LOCK_FORMS, [userId]);
  await tx.run(LOCK_ORDERS, [userId]);
}

const LOCK_WHOLE = statement(
  "lock-leaving-member",
  "select email, name, phone, password_hash from app_user where id = $1 and left_at is null for update",
);

/** Locks a member so that nothing is added to them; returns `null` when they have left. */
export async function lockLeaving(tx: Tx, userId: number) {
  const [row] = await tx.run(LOCK_WHOLE, [userId]);
  return row ?? null;
}

export type LeaveRow = RowOf<typeof PREVIEW>;

/** Counts open orders: delivered, cancelled and unpaid ones are not open; one being paid is reported apart. */
const PREVIEW = statement(
  "preview-leaving",
  `select u.point_balance as point, u.grade, rule.value as grades,
          (select count(*)::int from favorite f where f.user_id = u.id) as favorites,
          (select count(*)::int from member_coupon mc
            where mc.user_id = u.id and mc.valid_until > $2
              and not exists (select from coupon_redemption cu where cu.member_coupon_id = mc.id and not cu.is_returned)) as coupons,
          exists (select from orders o
                   where o.user_id = u.id and o.status in ('pre_ordering', 'request')) as open_payments,
          exists (select from orders o
                   where o.user_id = u.id
                     and o.status not in ('pre_ordering', 'request', 'delivery_end', 'complete', 'withdraw_complete', 'incomplete', 'unknown')) as open_orders,
          exists (select from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id
                   where o.user_id = u.id and r.done_at is null) as open_refunds,
          exists (select from gift_group g join gift t on t.gift_group_id = g.id join orders o on o.id = g.order_id
                   where g.user_id = u.id and o.status not in ('request', 'incomplete')
                     and (t.status = 'unused' or exists (select from pending_gift_refund d where d.gift_id = t.id))) as open_gifts
     from app_user u left join shop_rule rule on rule.name = 'grades'
    where u.id = $1`,
);

/** Returns what a member would lose, and what is still open. */
export async function previewLeaving(db: Runner, userId: number, now: Date): Promise<LeaveRow> {
  return requireOneRow(await db.run(PREVIEW, [userId, now]));
}

export type RetainedOrder = {
  id: number;
  address: unknown;
  memo: string;
  vbank_customer_name: string | null;
  /** Receivers of gifts. */
  gifts: unknown;
  /** Texts of inquiries about it, which are records of a complaint. */
  inquiries: unknown;
};

const LIST_KEPT = statement(
  "list-orders-of-who-leaves",
  `select o.id, o.address - 'entranceCode' as address, o.memo, p.vbank_customer_name,
          (select jsonb_agg(jsonb_build_object('name', t.receiver_name, 'phone', t.receiver_phone, 'address', t.address - 'entranceCode')
                            order by t.id)
             from gift t where t.order_id = o.id) as gifts,
          (select jsonb_agg(jsonb_build_object('at', m.created_at, 'writer', m.writer, 'contents', m.contents) order by m.id)
             from order_product op
             join inquiry i on i.order_product_id = op.id
             join inquiry_message m on m.inquiry_id = i.id
            where op.order_id = o.id) as inquiries
     from orders o left join payment p on p.order_id = o.id where o.user_id = $1 order by o.id`,
);

/** Lists the addresses, receivers and inquiries of a member's orders, without the codes of entrances, which nothing needs later. */
export function listOrdersToRetain(tx: Tx, userId: number): Promise<RetainedOrder[]> {
  return tx.run(LIST_KEPT, [userId]);
}

const RETAIN = statement(
  "retain-person",
  `insert into retained.member (user_id, key_id, sealed, kept_until)
   values ($1, $2, $3, (($4::timestamptz at time zone 'Asia/Seoul') + interval '5 years')::date)`,
);

/** Stores the person behind the orders apart, sealed, for the five years of 전자상거래법 시행령 제6조. */
export async function retainPerson(tx: Tx, userId: number, person: SealedText, now: Date): Promise<void> {
  await tx.run(RETAIN, [userId, person.keyId, person.sealed, now]);
}

/**
 * Removes personal data from orders. The zonecode stays, because it determines the fee; the rest of the address and the
 * receivers of gifts are in the sealed person, and texts of the receivers are deleted.
 */
const BLANK_ORDERS = statement(
  "blank-orders-of-who-leaves",
  `with payments as (
     update payment p set vbank_customer_name = null
       from orders o where o.id = p.order_id and o.user_id = $1 and p.vbank_customer_name is not null
   ), groups as (
     update gift_group set sender_name = '탈퇴 회원', message = '' where user_id = $1
   ), gifts as (
     update gift t
        set receiver_name = '', receiver_phone = null, thanks = null, thanked_at = null,
            address = case when t.address is not null then jsonb_build_object('selectedAddress', '', 'roadAddress', '',
              'jibunAddress', '', 'addressDetail', '', 'receiverName', '', 'phone', '',
              'zonecode', t.address ->> 'zonecode', 'memo', '', 'deliveryAddressType', '') end
       from gift_group g where g.id = t.gift_group_id and g.user_id = $1
   )
   update orders
      set memo = '', address = case when not is_gift then jsonb_build_object('selectedAddress', '', 'roadAddress', '', 'jibunAddress', '',
          'addressDetail', '', 'receiverName', '', 'phone', '', 'zonecode', address ->> 'zonecode', 'memo', '',
          'deliveryAddressType', '', 'guestOrderName', null, 'guestOrderPhone', null) end
    where user_id = $1`,
);

export async function blankOrders(tx: Tx, userId: number): Promise<void> {
  await tx.run(BLANK_ORDERS, [userId]);
}

const FORFEIT_POINTS = statement(
  "forfeit-points",
  `with left_over as (
     select id, remaining from point_lot where user_id = $1 and remaining > 0
   ), lots as (
     update point_lot l set remaining = 0 from left_over where l.id = left_over.id
   ), entries as (
     insert into point_entry (user_id, lot_id, amount, reason, at)
     select $1, id, -remaining, 'leave', $2 from left_over
   )
   update app_user set point_balance = point_balance - coalesce((select sum(remaining) from left_over), 0) where id = $1`,
);

/** Forfeits the remaining points of every award, as an entry of the ledger. */
export async function forfeitPoints(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.run(FORFEIT_POINTS, [userId, now]);
}

const ERASE_ROWS = statement(
  "erase-rows-of-who-leaves",
  `with tokens as (delete from access_token where user_id = $1),
        addresses as (delete from delivery_address where user_id = $1),
        account as (delete from saved_refund_account where user_id = $1),
        notes as (delete from member_note where user_id = $1),
        birthdays as (delete from member_birthday where user_id = $1),
        receipts as (delete from saved_cash_receipt where user_id = $1),
        cards as (delete from billing_card where user_id = $1),
        carts as (delete from cart_item where user_id = $1),
        merges as (delete from cart_merge where member_id = $1 or guest_id = $1),
        picks as (delete from order_item_tmp where user_id = $1),
        forms as (delete from order_tmp where user_id = $1),
        replies as (delete from idempotency_key where user_id = $1),
        favorites as (delete from favorite where user_id = $1),
        shares as (delete from product_share where user_id = $1),
        alarms as (delete from opening_alarm where user_id = $1),
        follows as (delete from farm_follow where user_id = $1),
        places as (update waiting_room_place set user_id = null where user_id = $1),
        produce as (delete from produce_notice where user_id = $1),
        produce_switches as (delete from produce_notice_setting where user_id = $1),
        produce_off as (delete from produce_notice_off where user_id = $1),
        restocks as (delete from restock_alarm where user_id = $1),
        bookmarks as (delete from video_bookmark where user_id = $1),
        viewed as (delete from viewed_product where user_id = $1),
        readings as (delete from privacy_log_entry where user_id = $1),
        views as (delete from video_view where user_id = $1),
        notifications as (delete from notification where user_id = $1),
        -- Who left is told nothing more by an event; the number and address before a change go with them.
        events as (update message set phone = null, email = null where user_id = $1 and routed_at is null),
        changes as (delete from account_change where user_id = $1),
        -- A thank-you card, with its photo, goes with the member who wrote it.
        gifts as (update gift set receiver_id = null, receiver_proof = null, thanks = null, thanked_at = null
                   where receiver_id = $1),
        logins as (delete from social_login_attempt where user_id = $1),
        proofs as (delete from social_identity where user_id = $1),
        -- What was said of the fruit stays, without a name; a video, which has a voice or a face, does not.
        reviews as (update review
                      set nickname = '탈퇴회원', images = array_remove(images, video_poster),
                          video = null, video_poster = null, video_seconds = null
                    where id in (select review_id from review_author where user_id = $1)),
        -- Nobody waits for an answer any more, and nobody may read a secret one; what helped others stays without a name.
        questions as (delete from question q using question_author a
                       where a.question_id = q.id and a.user_id = $1 and (q.answer is null or q.is_secret)),
        answered as (update question q set nickname = '탈퇴회원' from question_author a
                      where a.question_id = q.id and a.user_id = $1 and q.answer is not null and not q.is_secret),
        askings as (delete from question_author where user_id = $1),
        -- Those about an order are kept sealed with it.
        inquiries as (delete from inquiry where user_id = $1),
        reports as (delete from review_report where user_id = $1 and status = 'requested')
   delete from phone_code where user_id = $1 or ($2::text is not null and phone = $2)`,
);

const ERASE_PERSON = statement(
  "erase-person",
  `update app_user
      set email = null, password_hash = null, name = null, phone = null, phone_verified_at = null, nickname = null,
          profile_image_url = null, profile_picture = null, advertising_alarm = false, advertising_promotion = false, night_alarm = false,
          advertising_alarm_update_date = null, left_at = $2
    where id = $1`,
);

/** Deletes all personal data of a member with their sessions; consent events stay under the id. */
export async function erasePerson(tx: Tx, userId: number, phone: string | null, now: Date): Promise<void> {
  await tx.run(ERASE_ROWS, [userId, phone]);
  await tx.run(ERASE_PERSON, [userId, now]);
}

const FORGET_PERSONS = statement(
  "purge-retained-members",
  `delete from retained.member
    where user_id in (select user_id from retained.member
                       where kept_until < ($1::timestamptz at time zone 'Asia/Seoul')::date
                       order by kept_until limit $2 for update skip locked)
   returning user_id`,
);

/** Deletes up to `take` retained persons whose five years are over; returns how many. */
export async function purgeFormerMembers(db: Runner, now: Date, take: number): Promise<number> {
  return (await db.run(FORGET_PERSONS, [now, take])).length;
}
