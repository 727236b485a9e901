import type { User } from "@todayfruit/contract/accounts/user-and-token-schemas";
import type { Static } from "typebox";
import type { UserDetailRow } from "./accounts.repository.ts";

type Grade = { grade: number; gradeName: string; icon: string };

type Shown = Static<typeof User>;

/**
 * Presents an account. `token` is the caller's own, where the specification has the user carry it; an export leaves it
 * out.
 */
export function presentUser(
  row: UserDetailRow,
  { token, withdrawAccount }: Pick<Shown, "token" | "withdrawAccount">,
): Shown {
  const isGuest = row.user_type === "guest";
  const grade = (row.grades as Grade[] | null)?.find((each) => each.grade === row.grade);
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    phone: row.phone,
    nickname: row.nickname,
    userType: row.user_type,
    token,
    tokenType: TOKEN_TYPE_OF[row.user_type],
    snsToken: null,
    fcmPushToken: row.fcm_push_token,
    profileImageUrl: row.profile_picture ?? row.profile_image_url,
    count: presentCounts(row),
    userSettings: {
      clientCenterReplyAlarm: row.client_center_reply_alarm,
      orderDeliveryAlarm: row.order_delivery_alarm,
      advertisingAlarm: row.advertising_alarm,
      advertisingPromotion: row.advertising_promotion,
      advertisingAlarmUpdateDate: row.advertising_alarm_update_date?.toISOString() ?? null,
    },
    appUserGrade:
      isGuest || !grade ? null : { grade: grade.grade, gradeName: grade.gradeName, icon: grade.icon },
    point: row.point_balance,
    withdrawAccount,
  };
}

const TOKEN_TYPE_OF = { guest: "guest", email: "email", kakaotalk: "oauth", naver: "oauth" } as const;

export function presentCounts(row: UserDetailRow): Shown["count"] {
  return {
    orderCount: row.order_count,
    reviewCount: row.review_count,
    reviewableCount: row.to_review_count,
    shoppingCarts: row.cart_count,
    coupons: row.coupon_count,
    newTodayfruitNotification: row.unread_count,
    giftGroupCount: row.gift_group_count,
  };
}
