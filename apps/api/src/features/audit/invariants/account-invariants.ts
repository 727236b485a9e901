import type { Invariant } from "../invariant-types.ts";

/** Invariants of members and guests. */
export const ACCOUNT_INVARIANTS: readonly Invariant[] = [
  {
    name: "of who left nothing is kept that says who they were",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject from app_user u
       where u.id between $1 and $2 and u.left_at is not null
         and (num_nonnulls(u.email, u.password_hash, u.name, u.phone, u.phone_verified_at, u.email_verified_at, u.nickname,
                           u.profile_image_url, u.profile_picture) > 0
              or u.advertising_alarm or u.advertising_promotion or u.night_alarm or u.point_balance > 0
              or exists (select from delivery_address a where a.user_id = u.id)
              or exists (select from saved_refund_account w where w.user_id = u.id)
              or exists (select from member_birthday b where b.user_id = u.id)
              or exists (select from social_account s where s.user_id = u.id)
              or exists (select from account_change c where c.user_id = u.id)
              or exists (select from order_tmp f where f.user_id = u.id)
              or exists (select from orders o
                          where o.user_id = u.id
                            and (o.memo <> '' or o.address ->> 'receiverName' <> '' or o.address ->> 'phone' <> ''))
              or exists (select from gift_group g join gift t on t.gift_group_id = g.id
                          where g.user_id = u.id
                            and (g.message <> '' or t.receiver_name <> '' or t.receiver_phone is not null
                                 or t.address ->> 'phone' <> '')))`,
  },
  {
    name: "the settings of a member are what they last said",
    of: "app_user",
    breaches: `
      select 'user ' || u.id as subject
        from app_user u
       where u.id between $1 and $2 and u.user_type <> 'guest'
         and exists (
           select from (values ('advertisingAlarm', u.advertising_alarm), ('nightAlarm', u.night_alarm),
                               ('advertisingPromotion', u.advertising_promotion)) as setting (kind, is_on)
            where setting.is_on <> coalesce((select e.is_given from consent_record e
                                              where e.user_id = u.id and e.kind = setting.kind
                                              order by e.id desc limit 1), setting.is_on))`,
  },
  {
    name: "a member's number is proven",
    of: "app_user",
    breaches:
      "select 'user ' || id as subject from app_user where id between $1 and $2 and phone is not null and phone_verified_at is null",
  },
];
