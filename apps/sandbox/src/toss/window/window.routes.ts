import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendPage } from "../../build-and-send-html-page.ts";
import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";
import { issuingBanks } from "../look-up-bank-codes.ts";
import {
  abortPayment,
  authenticatePayment,
  declinedInWindow,
} from "../transitions/authenticate-or-abort-payment.ts";
import { openPayment } from "../transitions/open-payment.ts";
import { readWindowRequest } from "./read-window-request.ts";
import { closedPage, payPage, receiptPage } from "./window-pages.ts";

type Session = { Params: { sessionId: string } };
const CANCELED = { code: "PAY_PROCESS_CANCELED", message: "사용자에 의해 결제가 취소되었습니다." };

/**
 * Binds the SDK script and its payment window. The script opens the window by navigating to `/pay`, which needs
 * neither cookies nor CORS, and nothing in the shop's Content-Security-Policy but the script itself.
 */
export function bindWindow(app: FastifyInstance, ledger: Ledger, clientKey: string): void {
  const sdk = readFileSync(new URL("./sdk.js", import.meta.url), "utf8");

  app.get("/v2/standard", (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(sdk),
  );

  app.get<{ Querystring: { request?: string } }>("/pay", (request, reply) => {
    const asked = readWindowRequest(request.query.request ?? "", clientKey);
    const opened = "refused" in asked ? asked : openPayment(ledger, asked);
    if ("record" in opened) return reply.redirect(`/pay/${opened.record.payment.paymentKey}`, 303);
    if ("refused" in asked)
      return sendPage(reply, "결제", closedPage(asked.message), { status: opened.status });
    return fail(reply, asked, { code: opened.refused, message: opened.message });
  });

  app.get<Session>("/pay/:sessionId", (request, reply) => {
    const record = find(request.params.sessionId);
    return record && isOpen(record) ? sendPage(reply, "결제", payPage(record)) : closed(reply);
  });

  app.post<Session & { Body: { bank?: string } | null }>("/pay/:sessionId/approve", (request, reply) => {
    const record = find(request.params.sessionId);
    if (!record?.request.successUrl || !authenticatePayment(ledger, record)) return closed(reply);
    const bank = request.body?.bank;
    if (issuingBanks().some(([code]) => code === bank) && bank !== undefined) {
      record.request.bankCode = bank;
      ledger.payments.note(record);
    }
    return reply.redirect(successUrl(record.request.successUrl, record), 303);
  });

  app.post<Session>("/pay/:sessionId/fail", (request, reply) => {
    const record = find(request.params.sessionId);
    if (!record || !isOpen(record)) return closed(reply);
    const declined = declinedInWindow();
    abortPayment(ledger, record, declined.code, declined.message);
    return fail(reply, record.request, declined);
  });

  app.post<Session>("/pay/:sessionId/cancel", (request, reply) => {
    const record = find(request.params.sessionId);
    return record && isOpen(record) ? fail(reply, record.request, CANCELED) : closed(reply);
  });

  app.get<Session>("/receipt/:sessionId", (request, reply) => {
    const record = find(request.params.sessionId);
    return record?.payment.receipt ? sendPage(reply, "영수증", receiptPage(record)) : closed(reply);
  });

  function find(sessionId: string): PaymentRecord | undefined {
    return ledger.payments.find(sessionId);
  }

  function isOpen(record: PaymentRecord): boolean {
    const { status } = applyPaymentDeadlines(ledger, record).payment;
    return record.request.successUrl !== null && (status === "READY" || status === "IN_PROGRESS");
  }
}

function successUrl(base: string, { payment }: PaymentRecord): string {
  const url = new URL(base);
  url.searchParams.set("paymentType", "NORMAL");
  url.searchParams.set("orderId", payment.orderId);
  url.searchParams.set("paymentKey", payment.paymentKey);
  url.searchParams.set("amount", String(payment.totalAmount));
  return url.href;
}

function fail(
  reply: FastifyReply,
  { failUrl, orderId }: { failUrl: string | null; orderId: string },
  { code, message }: { code: string; message: string },
): FastifyReply {
  if (failUrl === null) return closed(reply);
  const url = new URL(failUrl);
  url.searchParams.set("code", code);
  url.searchParams.set("message", message);
  url.searchParams.set("orderId", orderId);
  return reply.redirect(url.href, 303);
}

function closed(reply: FastifyReply): FastifyReply {
  return sendPage(reply, "결제", closedPage(refuse("NOT_FOUND_PAYMENT_SESSION").message), { status: 404 });
}
