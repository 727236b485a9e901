import type { Verb } from "./verb-types.ts";

/** Verbs of returns and exchanges: decisions, collections and goods sent again. */
export const RETURN_VERBS: Record<string, Verb> = {
  claims: {
    words: "[requested|offered|approved|denied|taken_back]",
    read: ([status]) => ({
      name: "GET /operator/v1/claims",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "approve-claim": {
    words: "<신청 id> [금액] [안내]",
    read: ([id, refundPrice, notice]) =>
      id
        ? { name: "PUT /operator/v1/claims/{id}/approve", path: { id }, body: bodyOf(refundPrice, notice) }
        : null,
  },
  "deny-claim": {
    words: "<신청 id> <안내>",
    read: ([id, notice]) =>
      id && notice ? { name: "PUT /operator/v1/claims/{id}/deny", path: { id }, body: { notice } } : null,
  },
  "correct-claim": {
    words: "<신청 id> <안내> [모두 돌려줄 금액]",
    read: ([id, notice, refundPrice]) =>
      id && notice
        ? { name: "PUT /operator/v1/claims/{id}/correct", path: { id }, body: bodyOf(refundPrice, notice) }
        : null,
  },
  pickup: {
    words: "<신청 id> <택배사 코드> <수거일> [접수 번호]",
    read: ([id, carrier, pickupOn, carrierReference]) =>
      id && carrier && pickupOn
        ? {
            name: "POST /operator/v1/claims/{id}/pickup",
            path: { id },
            body: { carrier, pickupOn, ...(carrierReference === undefined ? {} : { carrierReference }) },
          }
        : null,
  },
  receive: {
    words: "<신청 id> <restocked|written_off>",
    read: ([id, disposal]) =>
      id && disposal
        ? { name: "PUT /operator/v1/claims/{id}/pickup/receive", path: { id }, body: { disposal } }
        : null,
  },
  replacements: {
    words: "[waiting|packed|dispatched|delivered]",
    read: ([status]) => ({
      name: "GET /operator/v1/replacements",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "pack-replacement": {
    words: "<신청 id>",
    read: ([id]) => (id ? { name: "PUT /operator/v1/replacements/{id}/pack", path: { id } } : null),
  },
  "dispatch-replacement": {
    words: "<신청 id> <택배사 코드> <송장 번호>",
    read: ([id, carrier, invoiceNumber]) =>
      id && carrier && invoiceNumber
        ? {
            name: "PUT /operator/v1/replacements/{id}/dispatch",
            path: { id },
            body: { carrier, invoiceNumber },
          }
        : null,
  },
  "arrive-replacement": {
    words: "<신청 id> <사유>",
    read: ([id, reason]) =>
      id && reason
        ? { name: "PUT /operator/v1/replacements/{id}/arrive", path: { id }, body: { reason } }
        : null,
  },
  waiting: { words: "", read: () => ({ name: "GET /operator/v1/waiting" }) },
};

function bodyOf(refundPrice: string | undefined, notice: string | undefined): object {
  return {
    ...(refundPrice === undefined ? {} : { refundPrice: Number(refundPrice) }),
    ...(notice === undefined ? {} : { notice }),
  };
}
