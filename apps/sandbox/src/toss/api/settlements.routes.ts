import type { FastifyInstance } from "fastify";
import { kstTimestamp } from "../../kst.ts";
import type { TossTransaction } from "../ledger/payment-record-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SIZE = 100;
const SIZE_MAX = 5_000;
/** Days from a movement to its payout, in ms. */
const PAYOUT_MS = 2 * 86_400_000;
/** Fee of each method with its VAT: share of the amount, or 원 for each payment that is not a refund. */
const FEES: Readonly<Record<string, { rate: number } | { amount: number }>> = {
  카드: { rate: 0.025 },
  간편결제: { rate: 0.03 },
  휴대폰: { rate: 0.035 },
  계좌이체: { rate: 0.018 },
  가상계좌: { amount: 300 },
};

type Query = { startDate?: string; endDate?: string; dateType?: string; page?: string; size?: string };

/** Binds `GET /v1/settlements`: movements of days (KST) with their fee and payout, a daily settlement; refunds negative. */
export function bindSettlements(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Querystring: Query }>("/v1/settlements", (request, reply) => {
    const {
      startDate = "",
      endDate = "",
      dateType = "soldDate",
      page = "1",
      size = String(SIZE),
    } = request.query;
    return answerCall(context, request, reply, {
      point: null,
      run() {
        const [place, count] = [Number(page), Number(size)];
        if (!DAY.test(startDate) || !DAY.test(endDate) || !Number.isInteger(place) || place < 1)
          return refuse("INVALID_REQUEST");
        if (!Number.isInteger(count) || count < 1 || count > SIZE_MAX) return refuse("INVALID_REQUEST");
        const lines = [...context.ledger.payments.all()]
          .flatMap((record) => record.transactions.map(settled))
          .filter((line) => {
            const day = dateType === "paidOutDate" ? line.paidOutDate : line.soldDate;
            return day >= startDate && day <= endDate;
          })
          .toSorted((one, other) => (one.approvedAt < other.approvedAt ? -1 : 1));
        return { reply: lines.slice((place - 1) * count, place * count) };
      },
    });
  });
}

function settled(line: TossTransaction) {
  const terms = FEES[line.method] ?? { amount: 0 };
  const fee = "rate" in terms ? Math.round(line.amount * terms.rate) : line.amount > 0 ? terms.amount : 0;
  const vat = Math.round(fee / 11);
  return {
    mId: line.mId,
    paymentKey: line.paymentKey,
    transactionKey: line.transactionKey,
    orderId: line.orderId,
    currency: line.currency,
    method: line.method,
    approvedAt: line.transactionAt,
    soldDate: line.transactionAt.slice(0, 10),
    paidOutDate: kstTimestamp(new Date(Date.parse(line.transactionAt) + PAYOUT_MS)).slice(0, 10),
    amount: line.amount,
    interestFee: 0,
    fees: [{ type: "BASE", fee }],
    fee,
    supplyAmount: fee - vat,
    vat,
    payOutAmount: line.amount - fee,
  };
}
