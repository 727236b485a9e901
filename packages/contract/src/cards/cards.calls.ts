import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, nullable, Text } from "../common-schemas.ts";

/** A registered card, as the provider shows it. */
export const BillingCard = closed({
  id: Id,
  cardName: Text(30),
  numberMasked: Text(30),
  isDefault: Type.Boolean(),
  createdAt: Instant,
});

const ByCard = closed({ id: Id });
const REFUSALS = [
  "CONFIRM_REQUIRED",
  "BILLING_CARD_REFUSED",
  "BILLING_CARD_LIMIT",
  "PROVIDER_UNAVAILABLE",
] as const;

export const cardCalls = calls({
  "GET /v1/app-users/billing-cards": {
    summary: "등록한 카드. 기본 카드가 먼저.",
    access: "member",
    reply: closed({ list: Type.Array(BillingCard) }),
    refusals: [],
  },
  "GET /v1/app-users/billing-cards/window": {
    summary: "결제사의 카드 등록 창을 여는 데 필요한 값",
    access: "member",
    reply: closed({
      scriptUrl: Text(300),
      clientKey: Text(100),
      customerKey: Text(50),
      customerName: nullable(Text(100)),
      customerEmail: nullable(Text(100)),
    }),
    refusals: [],
  },
  "POST /v1/app-users/billing-cards/issue": {
    summary: "결제사의 창에서 돌아와 카드 등록을 마쳐요. 본인 확인이 필요해요.",
    access: "member",
    confirm: ["addCard"],
    body: closed({ authKey: Text(300, 1), customerKey: Text(300, 1) }),
    reply: BillingCard,
    refusals: REFUSALS,
  },
  "POST /v1/app-users/billing-cards": {
    summary: "카드 정보를 적어 등록해요. 본인 확인이 필요해요. 적은 값은 결제사에만 전하고 남기지 않아요.",
    access: "member",
    confirm: ["addCard"],
    body: closed({
      cardNumber: Type.String({ pattern: "^[0-9]{13,19}$", maxLength: 19 }),
      month: Type.String({ pattern: "^(0[1-9]|1[0-2])$", maxLength: 2 }),
      year2digits: Type.String({ pattern: "^[0-9]{2}$", maxLength: 2 }),
      /** Date of birth as YYMMDD, or the ten digits of a business number. */
      dateOfBirth: Type.String({ pattern: "^([0-9]{6}|[0-9]{10})$", maxLength: 10 }),
      /** The first two digits of the card's PIN. */
      cardPassword: Type.String({ pattern: "^[0-9]{2}$", maxLength: 2 }),
    }),
    reply: BillingCard,
    refusals: REFUSALS,
  },
  "PUT /v1/app-users/billing-cards/{id}/default": {
    summary: "기본 카드로 정하기",
    access: "member",
    path: ByCard,
    reply: closed({ list: Type.Array(BillingCard) }),
    refusals: ["BILLING_CARD_NOT_FOUND"],
  },
  "DELETE /v1/app-users/billing-cards/{id}": {
    summary: "등록한 카드 지우기. 결제사에서도 지워요. 본인 확인이 필요해요.",
    access: "member",
    confirm: ["deleteCard"],
    path: ByCard,
    reply: closed({ list: Type.Array(BillingCard) }),
    refusals: ["CONFIRM_REQUIRED", "BILLING_CARD_NOT_FOUND"],
  },
});
