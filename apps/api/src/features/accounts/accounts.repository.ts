import { inboxBegins } from "@todayfruit/domain/messages/inbox-days";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { Tables } from "../../db/tables.ts";
import { couponCountAt, GIFT_GROUP_COUNT, REVIEW_COUNT, TO_REVIEW_COUNT } from "./counts-per-member.sql.ts";

type AppUser = Tables["app_user"];
type UserType = "guest" | "email" | "kakaotalk" | "naver";

type Login = { id: number; password_hash: string; user_type: Exclude<UserType, "guest"> };

const FIND_LOGIN = statement(
  "find-login",
  "select id, password_hash, user_type from app_user where email = $1 and password_hash is not null",
).narrow<Pick<Login, "user_type">>();

export async function findLogin(db: Runner, email: string) {
  const [row] = await db.run(FIND_LOGIN, [email]);
  return row ?? null;
}

export type NewMember = {
  userType: Exclude<UserType, "guest">;
  email: string;
  /** `null` for a member of a social login. */
  passwordHash: string | null;
  name: string;
  phone: string;
  profileImageUrl: string | null;
  /** True when a provider verified the e-mail. */
  isEmailProven: boolean;
  settings: {
    clientCenterReplyAlarm: boolean;
    orderDeliveryAlarm: boolean;
    advertisingAlarm: boolean;
    advertisingPromotion: boolean;
    nightAlarm: boolean;
  };
  now: Date;
};

const ADD_MEMBER = statement(
  "add-member",
  `insert into app_user (user_type, email, password_hash, name, phone, profile_image_url, phone_verified_at,
          client_center_reply_alarm, order_delivery_alarm, advertising_alarm, advertising_promotion, night_alarm,
          advertising_alarm_update_date, created_at, email_verified_at)
   values ($1, $2, $3, $4, $5, $6, $12, $7, $8, $9, $10, $11, case when $9 then $12::timestamptz end, $12,
           case when $13 then $12::timestamptz end)
       on conflict do nothing
   returning id`,
);

/** Adds a member; returns `null` when the e-mail or the number is taken, also by a concurrent sign-up. */
export async function addMember(tx: Tx, { settings, ...member }: NewMember): Promise<number | null> {
  const [row] = await tx.run(ADD_MEMBER, [
    member.userType,
    member.email,
    member.passwordHash,
    member.name,
    member.phone,
    member.profileImageUrl,
    settings.clientCenterReplyAlarm,
    settings.orderDeliveryAlarm,
    settings.advertisingAlarm,
    settings.advertisingPromotion,
    settings.nightAlarm,
    member.now,
    member.isEmailProven,
  ]);
  return row?.id ?? null;
}

export type UserDetailRow = Omit<AppUser, "user_type"> & {
  user_type: UserType;
  cart_count: number;
  unread_count: number;
  coupon_count: number;
  review_count: number;
  /** Delivered products that can be reviewed. */
  to_review_count: number;
  gift_group_count: number;
  /** Push token of the app last used; `null` without permission to push. */
  fcm_push_token: string | null;
  grades: unknown;
  /** Sealed refund account; `null` without one. */
  account_key_id: string | null;
  account_sealed: Uint8Array | null;
};

const FIND_DETAIL = statement(
  "find-user-detail",
  `select u.*, rule.value as grades,
          (select count(*)::int from cart_item ci join cart_option co on co.cart_item_id = ci.id
            where ci.user_id = u.id) as cart_count,
          (select count(*)::int from notification n where n.user_id = u.id and n.read_at is null
              and n.created_at > $3) as unread_count,
          ${TO_REVIEW_COUNT} as to_review_count, ${REVIEW_COUNT} as review_count, ${couponCountAt("$2")} as coupon_count,
          ${GIFT_GROUP_COUNT} as gift_group_count,
          (select d.endpoint from push_device d where d.user_id = u.id and d.platform <> 'web'
            order by d.last_seen_at desc limit 1) as fcm_push_token,
          a.key_id as account_key_id, a.sealed as account_sealed
     from app_user u left join shop_rule rule on rule.name = 'grades'
          left join saved_refund_account a on a.user_id = u.id
    where u.id = $1`,
);

/** Finds the data of a member's own page; a cart has at most 100 lines, so counting them is cheap. */
export async function findUserDetail(db: Runner, id: number, now: Date): Promise<UserDetailRow> {
  return requireOneRow(await db.run(FIND_DETAIL, [id, now, inboxBegins(now)]));
}

export type ResetOwner = RowOf<typeof SET_PASSWORD>;

const SET_PASSWORD = statement(
  "set-password",
  `with owner as (
     select id, password_hash is not null as had_password from app_user
      where phone = $1 and phone_verified_at is not null
        and (password_hash is not null
             or not exists (select from social_account s where s.user_id = app_user.id))
        for no key update
   ), changed as (
     update app_user set password_hash = $2 where id in (select id from owner)
   ), ended as (
     update access_token set revoked_at = $3
      where user_id in (select id from owner) and revoked_at is null
   )
   select id, had_password from owner`,
);

/**
 * Sets a new password for the member of a verified number and ends all their sessions. A member without a password gets
 * one only when no social login is linked. Returns the member's id, `null` when there is none.
 */
export async function setPassword(
  tx: Tx,
  set: { phone: string; passwordHash: string; now: Date },
): Promise<ResetOwner | null> {
  const [owner] = await tx.run(SET_PASSWORD, [set.phone, set.passwordHash, set.now]);
  return owner ?? null;
}
