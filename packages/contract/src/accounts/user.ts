import { Type } from "typebox";
import { Count, closed, Id, Instant, nullable, oneOf, Text, Uuid } from "../schema.ts";

export const USER_TYPES = ["guest", "email", "kakaotalk", "naver"] as const;
export const TOKEN_TYPES = ["temp", "nonce", "oauth", "email", "guest"] as const;

export const UserSettings = closed({
  clientCenterReplyAlarm: Type.Boolean(),
  orderDeliveryAlarm: Type.Boolean(),
  advertisingAlarm: Type.Boolean(),
  advertisingPromotion: Type.Boolean(),
  advertisingAlarmUpdateDate: nullable(Instant),
});

export const UserSettingsInput = Type.Partial(
  closed({
    clientCenterReplyAlarm: Type.Boolean(),
    orderDeliveryAlarm: Type.Boolean(),
    advertisingAlarm: Type.Boolean(),
    advertisingPromotion: Type.Boolean(),
    nightAlarm: Type.Boolean(),
    /** Confirmation of a new member to be 14 or older (개인정보 보호법 제22조의2). */
    isOver14: Type.Boolean(),
  }),
  { additionalProperties: false },
);

export const Token = closed({
  token: Text(64),
  tokenType: oneOf(TOKEN_TYPES),
  userType: oneOf(USER_TYPES),
});

export const User = closed({
  id: Id,
  uuid: Uuid,
  name: nullable(Text(30)),
  email: nullable(Text(254)),
  phone: nullable(Text(20)),
  nickname: nullable(Text(30)),
  userType: oneOf(USER_TYPES),
  /** Token of the app used last, when it gets pushes. */
  fcmPushToken: nullable(Text(1000)),
  profileImageUrl: nullable(Text(300)),
  count: closed({
    orderCount: Count,
    reviewCount: Count,
    shoppingCarts: Count,
    coupons: Count,
    newTodayfruitNotification: Count,
    giftGroupCount: Count,
  }),
  userSettings: UserSettings,
  appUserGrade: nullable(closed({ grade: Count, gradeName: Text(20), icon: Text(200) })),
  point: Count,
});
