import type { FastifyInstance } from "fastify";
import { refuse } from "../ledger/toss-refusal.ts";
import { type ApiContext, send, toAnswer } from "./answer-call.ts";
import { checkBasicAuth } from "./basic-auth.ts";
import { bindBilling } from "./billing.routes.ts";
import { bindCashReceipts } from "./cash-receipts.routes.ts";
import { bindPayments } from "./payments.routes.ts";
import { bindSettlements } from "./settlements.routes.ts";
import { bindTransactions } from "./transactions.routes.ts";
import { bindVirtualAccounts } from "./virtual-accounts.routes.ts";

/** Binds everything under `/v1`: requires the secret key, and refuses with Toss's codes, also for unknown calls. */
export function bindApiRoutes(app: FastifyInstance, context: ApiContext, secretKey: string): void {
  app.addHook("onRequest", async (request, reply) => {
    const refusal = checkBasicAuth(request.headers.authorization, secretKey);
    if (refusal) return send(reply, toAnswer(refusal));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (!isTheirs) request.log.error(error);
    return send(reply, toAnswer(refuse(isTheirs ? "INVALID_REQUEST" : "FAILED_INTERNAL_SYSTEM_PROCESSING")));
  });
  bindPayments(app, context);
  bindVirtualAccounts(app, context);
  bindCashReceipts(app, context);
  bindBilling(app, context);
  bindTransactions(app, context);
  bindSettlements(app, context);
  app.all("/v1/*", (_request, reply) => send(reply, toAnswer(refuse("NOT_FOUND"))));
}
