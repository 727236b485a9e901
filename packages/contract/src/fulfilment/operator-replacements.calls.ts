import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";

const REPLACEMENT_STATUSES = ["waiting", "packed", "dispatched", "delivered"] as const;

/** Goods sent again for an approved exchange; `id` is the claim's. */
const Replacement = closed({
  id: Id,
  orderId: Id,
  orderItemProductId: Id,
  productName: Text(120),
  distributorName: Text(120),
  receiverName: Text(30),
  options: Type.Array(closed({ id: Id, name: Text(120), units: Count })),
  status: oneOf(REPLACEMENT_STATUSES),
  carrier: nullable(Text(2)),
  invoiceNumber: nullable(Text(30)),
  approvedAt: Instant,
  dispatchedAt: nullable(Instant),
  deliveredAt: nullable(Instant),
});

const MOVES_REPLACEMENT = {
  access: "operator",
  permission: "orders.ship",
  path: closed({ id: Id }),
  reply: Replacement,
  once: true,
} as const;

export const replacementCalls = calls({
  "GET /operator/v1/replacements": {
    summary: "교환으로 다시 보낼 상품. 오래 기다린 것부터. id는 교환 신청의 id.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      status: Type.Optional(oneOf(REPLACEMENT_STATUSES)),
      nextPage: Type.Optional(Id),
      take: Type.Optional(Take),
    }),
    reply: closed({ list: Type.Array(Replacement), nextPage: nullable(Id) }),
    refusals: [],
  },
  "PUT /operator/v1/replacements/{id}/pack": {
    ...MOVES_REPLACEMENT,
    summary: "교환 상품을 포장하기 시작해요.",
    refusals: ["REPLACEMENT_NOT_FOUND", "REPLACEMENT_NOT_MOVABLE"],
  },
  "PUT /operator/v1/replacements/{id}/dispatch": {
    ...MOVES_REPLACEMENT,
    summary: "교환 상품을 택배사와 송장 번호를 적어 보내요. 주문한 사람에게 알려요.",
    body: closed({
      carrier: Type.String({ pattern: "^\\d{2}$", maxLength: 2 }),
      invoiceNumber: Text(30, 1),
    }),
    refusals: [
      "REPLACEMENT_NOT_FOUND",
      "REPLACEMENT_NOT_MOVABLE",
      "CARRIER_UNKNOWN",
      "INVOICE_INVALID",
      "INVOICE_TAKEN",
    ],
  },
  "PUT /operator/v1/replacements/{id}/arrive": {
    ...MOVES_REPLACEMENT,
    summary: "교환 상품이 도착했다고 적어요. 택배사가 알려 주지 않을 때 써요.",
    body: closed({ reason: Filled(200) }),
    refusals: ["REPLACEMENT_NOT_FOUND", "REPLACEMENT_NOT_MOVABLE"],
  },
});
