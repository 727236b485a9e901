import { Type } from "typebox";
import { calls } from "../calls.ts";
import { User, UserSettings } from "../entities/user.ts";
import { Count, closed, Instant, nullable, oneOf, Text } from "../schema.ts";
import { VerificationCode } from "./phone.ts";
import { SNS_TYPES } from "./social.ts";

const WithdrawAccount = closed({ owner: Text(30, 1), bankName: Text(30, 1), accountNumber: Text(30, 1) });
/** Shown with all but the last four digits hidden. */
const ShownAccount = closed({ owner: Text(30), bankName: Text(30), accountNumber: Text(30) });

export const CONSENT_KINDS = [
  "termsOfService",
  "privacy",
  "advertisingAlarm",
  "nightAlarm",
  "advertisingPromotion",
] as const;

const Settings = closed({
  ...UserSettings.properties,
  nightAlarm: Type.Boolean(),
  /** The last word on each consent, with when it was said. */
  consents: Type.Array(closed({ kind: oneOf(CONSENT_KINDS), isGiven: Type.Boolean(), at: Instant })),
});

export const LEAVE_BLOCKS = ["openOrders", "openRefunds", "openGifts"] as const;

export const profileCalls = calls({
  "GET /v1/app-users": {
    summary: "이메일이나 휴대폰 번호의 모양 확인. 누가 쓰는지는 말하지 않는다.",
    access: "buyer",
    query: closed({ email: Type.Optional(Text(254)), phone: Type.Optional(Text(20)) }),
    reply: closed({ isValid: Type.Boolean() }),
    refusals: ["INVALID_INPUT"],
  },
  "PUT /v1/app-users": {
    summary: "내 정보 바꾸기. 비밀번호와 휴대폰은 지금 비밀번호나 인증번호로 다시 확인한다.",
    access: "member",
    body: closed({
      name: Type.Optional(Text(30, 1)),
      nickname: Type.Optional(nullable(Text(30, 1))),
      password: Type.Optional(Text(200, 1)),
      currentPassword: Type.Optional(Text(200, 1)),
      phone: Type.Optional(Text(20)),
      verificationCode: Type.Optional(VerificationCode),
      withdrawAccount: Type.Optional(nullable(WithdrawAccount)),
    }),
    reply: User,
    refusals: [
      "NAME_INVALID",
      "PHONE_INVALID",
      "PHONE_TAKEN",
      "CODE_WRONG",
      "PASSWORD_WRONG",
      "PASSWORD_TOO_WEAK",
      "PASSWORD_COMMON",
      "ACCOUNT_NUMBER_INVALID",
    ],
  },
  "GET /v1/app-users/withdraw-account": {
    summary: "환불 계좌. 계좌번호는 끝 네 자리만 보인다.",
    access: "member",
    reply: closed({ withdrawAccount: nullable(ShownAccount) }),
    refusals: [],
  },
  "GET /v1/app-users/counters": {
    summary: "아직 보지 않은 것의 수",
    access: "member",
    reply: closed({ newTodayfruitNotification: Count, shoppingCarts: Count }),
    refusals: [],
  },
  "GET /v1/app-users/counts": {
    summary: "내 주문, 후기, 장바구니, 쿠폰, 선물의 수",
    access: "member",
    reply: User.properties.count,
    refusals: [],
  },
  "GET /v1/app-users/settings": {
    summary: "알림과 수신 동의",
    access: "member",
    reply: Settings,
    refusals: [],
  },
  "PUT /v1/app-users/settings": {
    summary: "알림과 수신 동의 바꾸기. 광고 동의는 날짜와 함께 남는다.",
    access: "member",
    body: Type.Partial(
      closed({
        clientCenterReplyAlarm: Type.Boolean(),
        orderDeliveryAlarm: Type.Boolean(),
        advertisingAlarm: Type.Boolean(),
        advertisingPromotion: Type.Boolean(),
        nightAlarm: Type.Boolean(),
      }),
      { additionalProperties: false },
    ),
    reply: Settings,
    refusals: [],
  },
  "GET /v1/app-users/leave-preview": {
    summary: "탈퇴하면 사라지는 것과 탈퇴를 막는 것",
    access: "member",
    reply: closed({
      lost: closed({ point: Count, coupons: Count, favorites: Count, gradeName: Text(20) }),
      blocks: Type.Array(oneOf(LEAVE_BLOCKS)),
    }),
    refusals: [],
  },
  "DELETE /v1/app-users": {
    summary: "탈퇴. 비밀번호가 있는 회원은 비밀번호를 다시 적는다.",
    access: "member",
    body: closed({ password: Type.Optional(Text(200, 1)) }),
    reply: closed({ isWithdrawn: Type.Boolean() }),
    refusals: ["PASSWORD_WRONG", "LEAVE_BLOCKED"],
  },
  "GET /v1/app-users/personal-data": {
    summary: "내 개인정보 모두 내려받기",
    access: "member",
    reply: closed({
      user: User,
      settings: Settings,
      social: Type.Array(oneOf(SNS_TYPES)),
      addresses: Type.Array(Type.Record(Text(40), Type.Unknown())),
      orders: Type.Array(Type.Record(Text(40), Type.Unknown())),
      points: Type.Array(Type.Record(Text(40), Type.Unknown())),
      exportedAt: Instant,
    }),
    refusals: [],
  },
  "POST /v1/app-users/cart-merge/undo": {
    summary: "로그인하며 합친 장바구니 되돌리기. 30분 안에 한 번.",
    access: "member",
    reply: closed({ isUndone: Type.Boolean() }),
    refusals: ["MERGE_NOT_FOUND"],
  },
});
