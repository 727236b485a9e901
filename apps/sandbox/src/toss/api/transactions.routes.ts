import type { FastifyInstance } from "fastify";
import { parseKst } from "../../kst.ts";
import type { TossTransaction } from "../ledger/payment-record-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";

const LIMIT = 100;
const LIMIT_MAX = 5_000;

type Query = {
  startDate?: string;
  endDate?: string;
  startingAfter?: string;
  limit?: string;
};

/**
 * Binds `GET /v1/transactions`: movements between two instants (KST), oldest first, paged by the last transaction
 * key.
 */
export function bindTransactions(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Querystring: Query }>("/v1/transactions", (request, reply) => {
    const { startDate = "", endDate = "", startingAfter, limit = String(LIMIT) } = request.query;
    const from = parseKst(startDate)?.getTime();
    const until = parseKst(endDate)?.getTime();
    const count = Number(limit);
    return answerCall(context, request, reply, {
      point: null,
      run() {
        if (
          from === undefined ||
          until === undefined ||
          !Number.isInteger(count) ||
          count < 1 ||
          count > LIMIT_MAX
        )
          return refuse("INVALID_REQUEST");
        const lines = between(from, until);
        const after =
          startingAfter === undefined ? -1 : lines.findIndex((line) => line.transactionKey === startingAfter);
        return { reply: lines.slice(after + 1, after + 1 + count) };
      },
    });
  });

  function between(from: number, until: number): TossTransaction[] {
    const lines: { line: TossTransaction; at: number }[] = [];
    for (const record of context.ledger.payments.all())
      for (const line of record.transactions) {
        const at = Date.parse(line.transactionAt);
        if (at >= from && at <= until) lines.push({ line, at });
      }
    return lines.sort((one, other) => one.at - other.at).map(({ line }) => line);
  }
}
