import { WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DateText, DayInput, Filled, Id, nullable, oneOf, Text } from "../common-schemas.ts";

export const CLOSED_DAY_KINDS = ["public_holiday", "shop", "distributor", "carrier"] as const;

const Carrier = Type.String({ pattern: "^\\d{2}$", maxLength: 2 });
const Zonecode = Type.Integer({ minimum: 0, maximum: 99_999 });
const Days = Type.Integer({ minimum: 1, maximum: 30 });
const Reason = Filled(200);
const RemoteArea = oneOf(["secondary_area", "third_area"]);

const closedDay = {
  kind: oneOf(CLOSED_DAY_KINDS),
  day: DateText,
  name: Filled(60),
  /** Farm that is closed, for the kind `distributor` alone. */
  distributorId: nullable(Id),
  /** Carrier that is closed, for the kind `carrier` alone. */
  carrierCode: nullable(Carrier),
};
const remoteArea = { area: RemoteArea, firstZonecode: Zonecode, lastZonecode: Zonecode, name: Filled(60) };
const transit = {
  originArea: oneOf(AREA_TYPES),
  destinationArea: oneOf(AREA_TYPES),
  minDays: Days,
  maxDays: Days,
};
const RestWeekdays = Type.Array(oneOf(WEEKDAYS), { maxItems: 6 });
/** First minute that is too late for dispatch on the same day, KST, and the weekdays on which the farm dispatches. */
const dispatching = {
  orderCutoffTime: Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", maxLength: 5 }),
  shippingWeekdays: Type.Array(oneOf(WEEKDAYS), { minItems: 1, maxItems: 7 }),
};
const MOST_CHANGES = 100;

const Changed = closed({ added: Count, removed: Count });

/** Delivery calendar, from which promises of delivery are computed; a change takes effect at once. */
export const operatorDeliveryCalendarCalls = calls({
  "GET /operator/v1/delivery-calendar": {
    summary: "배송 달력: 쉬는 날, 택배사가 쉬는 요일, 제주·도서산간 우편번호, 걸리는 날",
    access: "operator",
    permission: "orders.read",
    query: closed({ from: Type.Optional(DayInput), to: Type.Optional(DayInput) }),
    reply: closed({
      closedDays: Type.Array(closed({ id: Id, ...closedDay, name: Text(60) })),
      carriers: Type.Array(closed({ code: Carrier, name: Text(30), restWeekdays: Type.Array(Text(3)) })),
      distributors: Type.Array(closed({ id: Id, name: Text(120), ...dispatching })),
      remoteAreas: Type.Array(closed({ id: Id, ...remoteArea, name: Text(60) })),
      transitDays: Type.Array(closed(transit)),
    }),
    refusals: [],
  },
  "PUT /operator/v1/delivery-calendar/closed-days": {
    summary: "쉬는 날을 더하고 빼요. 이미 있는 날은 그대로 두어요.",
    access: "operator",
    permission: "orders.ship",
    body: closed({
      added: Type.Array(closed({ ...closedDay, day: DayInput }), { maxItems: MOST_CHANGES }),
      removedIds: Type.Array(Id, { maxItems: MOST_CHANGES }),
      reason: Reason,
    }),
    reply: Changed,
    refusals: ["CLOSED_DAY_INVALID"],
    once: true,
  },
  "PUT /operator/v1/delivery-calendar/carriers/{code}": {
    summary: "택배사가 배송하지 않는 요일을 바꿔요.",
    access: "operator",
    permission: "orders.ship",
    path: closed({ code: Carrier }),
    body: closed({ restWeekdays: RestWeekdays, reason: Reason }),
    reply: closed({ code: Carrier, restWeekdays: Type.Array(Text(3)) }),
    refusals: ["CARRIER_UNKNOWN"],
    once: true,
  },
  "PUT /operator/v1/delivery-calendar/distributors/{id}": {
    summary: "출고지가 주문을 마감하는 시각과 출고하는 요일을 바꿔요.",
    access: "operator",
    permission: "orders.ship",
    path: closed({ id: Id }),
    body: closed({ ...dispatching, reason: Reason }),
    reply: closed({ id: Id, ...dispatching }),
    refusals: ["DISTRIBUTOR_NOT_FOUND"],
    once: true,
  },
  "PUT /operator/v1/delivery-calendar/remote-areas": {
    summary: "제주·도서산간 우편번호 범위를 더하고 빼요. 범위는 겹칠 수 없어요.",
    access: "operator",
    permission: "orders.ship",
    body: closed({
      added: Type.Array(closed(remoteArea), { maxItems: MOST_CHANGES }),
      removedIds: Type.Array(Id, { maxItems: MOST_CHANGES }),
      reason: Reason,
    }),
    reply: Changed,
    refusals: ["REMOTE_AREA_INVALID"],
    once: true,
  },
  "PUT /operator/v1/delivery-calendar/transit-days": {
    summary: "출고하고 도착할 때까지 걸리는 배송일을 바꿔요.",
    access: "operator",
    permission: "orders.ship",
    body: closed({ ...transit, reason: Reason }),
    reply: closed(transit),
    refusals: ["TRANSIT_DAYS_INVALID"],
    once: true,
  },
});
