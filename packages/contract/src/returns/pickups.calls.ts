import { Type } from "typebox";
import { calls } from "../call.ts";
import { closed, DateText, DayInput, Filled, Id, Instant, nullable, oneOf, Text } from "../schema.ts";

const DISPOSALS = ["restocked", "written_off"] as const;

/** Goods of a claim that come back; `id` is the claim's. */
const Pickup = closed({
  id: Id,
  carrier: Text(2),
  pickupOn: DateText,
  carrierReference: nullable(Text(40)),
  requestedAt: Instant,
  receivedAt: nullable(Instant),
  /** What became of the goods. */
  disposal: nullable(oneOf(DISPOSALS)),
});
const PICKUP = {
  access: "operator",
  permission: "claims.decide",
  path: closed({ id: Id }),
  reply: Pickup,
  once: true,
} as const;

export const pickupCalls = calls({
  "POST /operator/v1/claims/{id}/pickup": {
    ...PICKUP,
    summary: "택배사에 맡긴 수거를 적어요. 신청한 사람에게 수거일을 알려요. 다시 적으면 앞의 것을 바꿔요.",
    body: closed({
      carrier: Type.String({ pattern: "^\\d{2}$", maxLength: 2 }),
      pickupOn: DayInput,
      carrierReference: Type.Optional(Filled(40)),
    }),
    refusals: [
      "CLAIM_NOT_FOUND",
      "CARRIER_UNKNOWN",
      "PICKUP_DAY_PAST",
      "PICKUP_NOT_FOUND",
      "PICKUP_RECEIVED",
    ],
  },
  "PUT /operator/v1/claims/{id}/pickup/receive": {
    ...PICKUP,
    summary: "돌아온 상품을 적어요. 다시 팔면 재고에 더하고, 버리면 장부에 버린 것으로 남아요.",
    body: closed({ disposal: oneOf(DISPOSALS) }),
    refusals: ["CLAIM_NOT_FOUND", "PICKUP_NOT_FOUND", "PICKUP_RECEIVED"],
  },
});
