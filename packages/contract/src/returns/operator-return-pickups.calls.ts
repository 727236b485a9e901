import { PICKUP_STATES } from "@todayfruit/domain/returns/pickup-state";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  nullable,
  oneOf,
  Text,
} from "../common-schemas.ts";

const DISPOSALS = ["restocked", "written_off"] as const;

/** Goods of a claim that come back; `id` is the claim's. */
const Pickup = closed({
  id: Id,
  state: oneOf(PICKUP_STATES),
  carrier: Text(2),
  pickupOn: DateText,
  carrierReference: nullable(Text(40)),
  requestedAt: Instant,
  /** When the carrier accepted the order; `null`: not yet, or it was ordered by hand. */
  orderedAt: nullable(Instant),
  invoiceNumber: nullable(Text(30)),
  collectedAt: nullable(Instant),
  /** When the buyer took the request back, so that nothing is to be collected. */
  cancelledAt: nullable(Instant),
  receivedAt: nullable(Instant),
  /** Consecutive tries that the carrier did not answer, and why the order is not taken; `null`: nothing failed. */
  failures: Count,
  failure: nullable(Text(100)),
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
    summary:
      "택배사에 수거를 맡겨요. 택배사가 받으면 신청한 사람에게 수거일을 알려요. carrierReference를 적으면 직접 맡긴 것으로 남겨요. 가져가기 전에는 다시 적어 바꿀 수 있어요.",
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
      "PICKUP_COLLECTED",
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
