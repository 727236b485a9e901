import { allCalls, type Input, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { OPERATOR_PASSWORD } from "../../operator-account-and-login-steps.ts";
import { NEW_LOT } from "../stock/stock-lot-inputs.ts";
import type { FarmRows } from "./create-rows-owned-by-farm.ts";

/** Calls that the contract opens to operators who work for farms. */
export type FarmName = {
  [N in Name]: (typeof allCalls)[N] extends { farm: true } ? N : never;
}[Name];

/**
 * Expected answer of a call with the rows of another farm: `own`, a list with rows of the own farms alone; the code with
 * which a missing row is refused; `apart`, a call that concerns no farm's row.
 */
type Expected = "own" | "apart" | `${string}_NOT_FOUND`;
type Sample<N extends FarmName> = { input: Input<N>; expected: Expected };

const REASON = "시험";
const FAR = "2026-12-31";

/** Input of each call that is open to farms, about the rows of another farm; a new call does not compile without one. */
export function otherFarmCallInputs(foreign: FarmRows): { [N in FarmName]: Sample<N> } {
  const order = { path: { id: foreign.orderId }, expected: "ORDER_NOT_FOUND" } as const;
  const parcel = { carrier: "04", invoiceNumber: "601234567890" };
  const row = { orderNumber: foreign.orderNumber, ...parcel };
  const question = { path: { id: foreign.questionId } };
  const stock = { onHand: 7 };
  return {
    "DELETE /operator/v1/tokens": { input: {}, expected: "apart" },
    "GET /operator/v1/me": { input: {}, expected: "apart" },
    "GET /operator/v1/events": { input: { query: { seconds: 0 } }, expected: "apart" },
    "PUT /operator/v1/me/password": {
      input: { body: { password: OPERATOR_PASSWORD, newPassword: "a ladder in a tree", code: "000000" } },
      expected: "apart",
    },
    "POST /operator/v1/step-ups": {
      input: { body: { password: OPERATOR_PASSWORD, code: "000000" } },
      expected: "apart",
    },
    "GET /operator/v1/carriers": { input: {}, expected: "apart" },
    "GET /operator/v1/orders": { input: {}, expected: "own" },
    "GET /operator/v1/order-views": { input: {}, expected: "apart" },
    "GET /operator/v1/packing": { input: { query: { day: FAR } }, expected: "own" },
    "GET /operator/v1/dispatch-farms": { input: { query: { day: FAR } }, expected: "own" },
    "GET /operator/v1/dispatch-farms/{id}/paid-orders": {
      input: { path: { id: foreign.distributorId }, query: { day: FAR } },
      expected: "apart",
    },
    "GET /operator/v1/sent-parcels": { input: { query: { day: FAR } }, expected: "apart" },
    "GET /operator/v1/pick-list": { input: { query: { day: FAR } }, expected: "own" },
    "GET /operator/v1/packing/sheets": {
      input: { query: { day: FAR, sheet: "orderSheets" } },
      expected: "own",
    },
    "PUT /operator/v1/orders/{id}/accept": {
      input: { path: order.path, body: {} },
      expected: order.expected,
    },
    "POST /operator/v1/orders/accept": {
      input: { body: { orderIds: [foreign.orderId] } },
      expected: order.expected,
    },
    "PUT /operator/v1/orders/{id}/dispatch": {
      input: { path: order.path, body: parcel },
      expected: order.expected,
    },
    "POST /operator/v1/orders/dispatch": { input: { body: { rows: [row] } }, expected: order.expected },
    "POST /operator/v1/dispatches": {
      input: { body: { csv: `주문번호,택배사,송장번호\n${foreign.orderNumber},04,601234567890` } },
      expected: "apart",
    },
    "POST /operator/v1/changes/{id}/undo": {
      input: { path: { id: foreign.changeId }, body: { reason: REASON } },
      expected: "CHANGE_NOT_FOUND",
    },
    "GET /operator/v1/questions": { input: {}, expected: "own" },
    "POST /operator/v1/questions/{id}/answer": {
      input: { ...question, body: { contents: REASON } },
      expected: "QUESTION_NOT_FOUND",
    },
    "PUT /operator/v1/questions/{id}/answer": {
      input: { ...question, body: { contents: REASON, reason: REASON } },
      expected: "QUESTION_NOT_FOUND",
    },
    "GET /operator/v1/options": { input: {}, expected: "own" },
    "GET /operator/v1/stock": { input: {}, expected: "own" },
    "PATCH /operator/v1/stock": {
      input: { body: { rows: [{ id: foreign.optionId, ...stock }], reason: REASON } },
      expected: "OPTION_NOT_FOUND",
    },
    "PUT /operator/v1/options/{id}/stock": {
      input: { path: { id: foreign.optionId }, body: { ...stock, reason: REASON } },
      expected: "OPTION_NOT_FOUND",
    },
    "GET /operator/v1/purchase-orders": { input: {}, expected: "own" },
    "GET /operator/v1/stock-lots": { input: {}, expected: "own" },
    "POST /operator/v1/stock-lots": {
      input: { body: { rows: [{ ...NEW_LOT, optionId: foreign.optionId }], reason: REASON } },
      expected: "OPTION_NOT_FOUND",
    },
    "PATCH /operator/v1/stock-lots": {
      input: {
        body: { rows: [{ id: foreign.stockLotId, version: 1, set: { note: REASON } }], reason: REASON },
      },
      expected: "RECORD_NOT_FOUND",
    },
    "PUT /operator/v1/stock-lots/{id}/units": {
      input: { path: { id: foreign.stockLotId }, body: { remaining: 1, reason: REASON } },
      expected: "RECORD_NOT_FOUND",
    },
    "GET /operator/v1/settlements": { input: {}, expected: "own" },
    "GET /operator/v1/settlements/{id}": {
      input: { path: { id: foreign.settlementId } },
      expected: "SETTLEMENT_NOT_FOUND",
    },
    "GET /operator/v1/settlements/{id}/statement": {
      input: { path: { id: foreign.settlementId } },
      expected: "SETTLEMENT_NOT_FOUND",
    },
  };
}

export function isFarmName(name: Name): name is FarmName {
  const call: Call = allCalls[name];
  return call.farm === true;
}
