import type { User } from "@todayfruit/contract/accounts/user";
import type { Static } from "typebox";
import type { UserDetailRow } from "./accounts.repository.ts";

type Grade = { grade: number; gradeName: string; icon: string };

export function presentUser(row: UserDetailRow): Static<typeof User> {
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
    fcmPushToken: row.fcm_push_token,
    profileImageUrl: row.profile_image_url,
    count: {
      orderCount: row.order_count,
      reviewCount: row.to_review_count,
      shoppingCarts: row.cart_count,
      coupons: row.coupon_count,
      newTodayfruitNotification: row.unread_count,
      giftGroupCount: row.gift_group_count,
    },
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
  };
}
