import { Type } from "typebox";
import { Count, closed, Id, Instant, nullable, oneOf, Text, Uuid } from "../common-schemas.ts";

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
    /** Accepted as the specification has it and not used: the shop dates an answer itself. */
    advertisingAlarmUpdateDate: nullable(Instant),
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

/** A bank account with all but the last four digits masked. */
export const ShownAccount = closed({ owner: Text(30), bankName: Text(30), accountNumber: Text(30) });

export const User = closed({
  id: Id,
  uuid: Uuid,
  name: nullable(Text(30)),
  email: nullable(Text(254)),
  phone: nullable(Text(20)),
  nickname: nullable(Text(30)),
  userType: oneOf(USER_TYPES),
  /** Token of this request, for clients that keep a user with their token. */
  token: nullable(Text(64)),
  tokenType: oneOf(TOKEN_TYPES),
  /** Always `null`: the proof of a social login is used up by the login. */
  snsToken: nullable(Text(64)),
  /** Token of the app used last, when it gets pushes. */
  fcmPushToken: nullable(Text(1000)),
  /** Path of the picture that the member uploaded, `uploads/….jpg`; else the address of their provider's picture. */
  profileImageUrl: nullable(Text(300)),
  count: closed({
    orderCount: Count,
    /** Reviews that the member wrote and did not delete. */
    reviewCount: Count,
    /** Delivered products that the member can still review. */
    reviewableCount: Count,
    shoppingCarts: Count,
    coupons: Count,
    newTodayfruitNotification: Count,
    giftGroupCount: Count,
  }),
  userSettings: UserSettings,
  appUserGrade: nullable(closed({ grade: Count, gradeName: Text(20), icon: Text(200) })),
  point: Count,
  /** Account for refunds; `null` without one, and always for a guest. */
  withdrawAccount: nullable(ShownAccount),
});
