import { THANK_YOU_CARDS } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { MAX_THANK_YOU_WORDS } from "@todayfruit/domain/gifts/gift-limits";
import { Type } from "typebox";
import { Zonecode } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import {
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  listOf,
  oneOf,
  Take,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { BoxedGift, GiftAcceptance, GiftAddressInput, ReceivedGift } from "./gift.ts";
import { SwappableLine } from "./gift-swap-schemas.ts";

/**
 * Uuid of the gift's link, which grants access without an account. A guessed one gets the same answer as an unknown
 * one.
 */
const path = closed({ id: Uuid });
const OPENED = { access: "public", path, reply: ReceivedGift, secret: true } as const;

/** Calls for receivers of gifts. */
export const giftReceivedCalls = calls({
  "GET /v1/gift/received": {
    summary:
      "내 선물함: 로그인하고 열었거나 받은 선물과 내 휴대폰 번호로 온 선물. 주소를 기다리는 것, 오는 것, 고마움을 전할 것, 나머지의 차례로. 금액은 보여 주지 않아요.",
    access: "member",
    query: closed({ nextPage: Type.Optional(Text(200)), take: Type.Optional(Take) }),
    reply: listOf(BoxedGift),
    refusals: ["INVALID_INPUT"],
  },
  "GET /v1/gift/to/{id}": {
    ...OPENED,
    summary: "받은 선물. id는 링크의 uuid.",
    refusals: ["GIFT_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "POST /v1/gift/to/{id}/address": {
    ...OPENED,
    summary: "받을 곳 적기. 적으면 배송을 준비해요. `receiveOn`은 받을 날.",
    body: GiftAcceptance,
    refusals: [
      "GIFT_NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "GIFT_OVER",
      "GIFT_ADDRESS_ENTERED",
      "GIFT_AREA_UNDELIVERABLE",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
      "GIFT_DAY_UNAVAILABLE",
    ],
    once: true,
  },
  "PUT /v1/gift/to/{id}/address": {
    ...OPENED,
    summary: "받을 곳 바꾸기. 배송을 준비하기 전까지.",
    body: GiftAddressInput,
    refusals: [
      "GIFT_NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "GIFT_OVER",
      "GIFT_ADDRESS_NOT_ENTERED",
      "GIFT_ADDRESS_TOO_LATE",
      "GIFT_AREA_UNDELIVERABLE",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
    ],
    once: true,
  },
  "GET /v1/gift/to/{id}/days": {
    access: "public",
    path,
    secret: true,
    summary: "받을 수 있는 날, 가장 빠른 날부터. 주소를 적기 전에는 `zonecode`의 지역으로, 없으면 육지로.",
    query: closed({ zonecode: Type.Optional(Zonecode) }),
    reply: closed({ days: Type.Array(closed({ day: DateText, arrivalFrom: DateText })) }),
    refusals: ["GIFT_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "PUT /v1/gift/to/{id}/day": {
    ...OPENED,
    summary: "받을 날 바꾸기. 이틀 전 14시까지, 배송을 준비하기 전이면.",
    body: closed({ day: DayInput }),
    refusals: [
      "GIFT_NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "GIFT_OVER",
      "GIFT_ADDRESS_NOT_ENTERED",
      "GIFT_DAY_TOO_LATE",
      "GIFT_DAY_UNAVAILABLE",
    ],
    once: true,
  },
  "GET /v1/gift/to/{id}/swaps": {
    access: "public",
    path,
    secret: true,
    summary:
      "같은 값으로 바꿀 수 있는 과일. 금액은 보여 주지 않아요. 이미 바꿨거나 배송을 준비하면 비어 있어요.",
    reply: closed({ lines: Type.Array(SwappableLine) }),
    refusals: ["GIFT_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
  "PUT /v1/gift/to/{id}/swap": {
    ...OPENED,
    summary:
      "선물을 같은 값의 다른 과일로 바꾸기. 배송을 준비하기 전에 한 번만. 보낸 분은 도착한 뒤에 알아요.",
    body: closed({ lineId: Id, optionId: Id }),
    refusals: [
      "GIFT_NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "GIFT_OVER",
      "GIFT_SWAPPED",
      "GIFT_SWAP_TOO_LATE",
      "GIFT_SWAP_UNAVAILABLE",
      "GIFT_SWAP_SOLD_OUT",
      "GIFT_DAY_UNAVAILABLE",
    ],
    once: true,
  },
  "POST /v1/gift/to/{id}/decline": {
    ...OPENED,
    summary: "선물을 받지 않기. 보낸 분에게 환불하고 알려요.",
    body: closed({ reason: Type.Optional(Text(200)) }),
    refusals: ["GIFT_NOT_FOUND", "TOO_MANY_REQUESTS", "GIFT_OVER", "GIFT_DECLINE_TOO_LATE"],
    once: true,
  },
  "POST /v1/gift/to/{id}/thanks": {
    ...OPENED,
    summary: "보낸 분에게 감사 카드 보내기. 선물을 받은 뒤 한 번만. `photo`는 내가 올린 사진의 path.",
    body: closed({
      thanks: Filled(MAX_THANK_YOU_WORDS),
      card: Type.Optional(oneOf(THANK_YOU_CARDS)),
      photo: Type.Optional(Text(60)),
    }),
    refusals: [
      "GIFT_NOT_FOUND",
      "TOO_MANY_REQUESTS",
      "GIFT_OVER",
      "GIFT_NOT_ARRIVED",
      "GIFT_THANKED",
      "FREE_TEXT_REFUSED",
      "PICTURE_NOT_FOUND",
    ],
    once: true,
  },
});
