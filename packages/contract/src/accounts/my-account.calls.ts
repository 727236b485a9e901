import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, nullable, oneOf, Text } from "../common-schemas.ts";
import { VerificationCode } from "../phone-codes/phone-codes.calls.ts";
import { Settings } from "./alarm-and-consent-settings-schema.ts";
import { CONFIRM_PURPOSES } from "./confirm-purposes.ts";
import { PersonalData } from "./personal-data-export.ts";
import { ShownAccount, User } from "./user-and-token-schemas.ts";

/** Calls of a member about their own account: profile, settings, consents, refund account, leaving. */

const WithdrawAccount = closed({ owner: Text(30, 1), bankName: Text(30, 1), accountNumber: Text(30, 1) });

export const LEAVE_BLOCKS = ["openPayments", "openOrders", "openRefunds", "openGifts"] as const;

export const myAccountCalls = calls({
  "GET /v1/app-users": {
    summary: "이메일이나 휴대폰 번호의 모양 확인. 누가 쓰는지는 말하지 않는다.",
    access: "buyer",
    query: closed({ email: Type.Optional(Text(254)), phone: Type.Optional(Text(20)) }),
    reply: closed({ isValid: Type.Boolean() }),
    refusals: ["INVALID_INPUT"],
  },
  "PUT /v1/app-users": {
    summary:
      "내 정보 바꾸기. 비밀번호, 휴대폰, 이메일과 환불 계좌는 본인 확인이 필요해요. currentPassword나 snsToken을 함께 보내도 돼요.",
    access: "member",
    confirm: ["changeLogin", "changeRefundAccount"],
    body: closed({
      name: Type.Optional(Text(30, 1)),
      nickname: Type.Optional(nullable(Text(30, 1))),
      email: Type.Optional(Text(254, 1)),
      password: Type.Optional(Text(200, 1)),
      currentPassword: Type.Optional(Text(200, 1)),
      phone: Type.Optional(Text(20)),
      verificationCode: Type.Optional(VerificationCode),
      snsToken: Type.Optional(Text(64)),
      withdrawAccount: Type.Optional(nullable(WithdrawAccount)),
    }),
    reply: User,
    refusals: [
      "NAME_INVALID",
      "FREE_TEXT_REFUSED",
      "EMAIL_INVALID",
      "EMAIL_NOT_AVAILABLE",
      "TOO_MANY_REQUESTS",
      "PHONE_INVALID",
      "PHONE_TAKEN",
      "CODE_WRONG",
      "PASSWORD_WRONG",
      "LOGIN_BLOCKED",
      "CONFIRM_REQUIRED",
      "PASSWORD_TOO_WEAK",
      "PASSWORD_COMMON",
      "ACCOUNT_NUMBER_INVALID",
    ],
  },
  "POST /v1/app-users/confirmations": {
    summary:
      "본인 확인. 비밀번호, 내 휴대폰으로 받은 인증번호(purpose: confirmMember), 이어 둔 소셜 로그인 가운데 하나로 확인하고, 5분 동안 그 일에만 쓰는 확인을 받아요. confirmation 헤더로 보낸다.",
    access: "member",
    body: closed({
      purpose: oneOf(CONFIRM_PURPOSES),
      password: Type.Optional(Text(200, 1)),
      verificationCode: Type.Optional(VerificationCode),
      snsToken: Type.Optional(Text(64, 1)),
    }),
    reply: closed({ confirmation: Text(100), expiresInSeconds: Count }),
    refusals: ["PASSWORD_WRONG", "LOGIN_BLOCKED", "CODE_WRONG", "CONFIRM_REQUIRED"],
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
    summary: "탈퇴. 본인 확인이 필요해요. 비밀번호를 함께 보내도 돼요.",
    access: "member",
    confirm: ["leave"],
    body: closed({ password: Type.Optional(Text(200, 1)) }),
    reply: closed({ isWithdrawn: Type.Boolean() }),
    refusals: ["PASSWORD_WRONG", "LOGIN_BLOCKED", "CONFIRM_REQUIRED", "LEAVE_BLOCKED"],
  },
  "GET /v1/app-users/personal-data": {
    summary: "내 개인정보 모두 내려받기. 본인 확인이 필요해요.",
    access: "member",
    confirm: ["exportData"],
    reply: PersonalData,
    refusals: ["CONFIRM_REQUIRED"],
  },
  "POST /v1/app-users/guest-orders/claim": {
    summary: "비회원 주문 가져오기. 주문한 휴대폰 번호를 인증하면 그 번호의 비회원 주문이 내 주문이 돼요.",
    access: "member",
    body: closed({ phone: Text(20), verificationCode: VerificationCode }),
    /** Orders claimed now, and orders of this number claimed before. */
    reply: closed({ claimed: Count, alreadyMine: Count }),
    refusals: ["PHONE_INVALID", "CODE_WRONG"],
  },
});
