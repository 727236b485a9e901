import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { applyPaymentDeadlines } from "../ledger/apply-payment-deadlines.ts";
import type { Outcome } from "../ledger/ledger-types.ts";
import type { PaymentRecord } from "../ledger/payment-record-types.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import { abortPayment } from "../transitions/authenticate-or-abort-payment.ts";
import { cancelPayment } from "../transitions/cancel-payment.ts";
import { confirmPayment } from "../transitions/confirm-payment.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";

/** Binds confirming, reading and cancelling of payments. */
export function bindPayments(app: FastifyInstance, context: ApiContext): void {
  const { ledger } = context;

  app.post("/v1/payments/confirm", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "confirm",
      run: () => (confirmBody.Check(body) ? shown(confirmPayment(ledger, body)) : refuse("INVALID_REQUEST")),
      onRefusedByFault(refusal) {
        const record = confirmBody.Check(body) ? ledger.payments.find(body.paymentKey) : undefined;
        if (record && isFinal(refusal)) abortPayment(ledger, record, refusal.refused, refusal.message);
      },
    });
  });

  app.get<{ Params: { paymentKey: string } }>("/v1/payments/:paymentKey", (request, reply) =>
    answerCall(context, request, reply, {
      point: "get",
      run: () => found(ledger.payments.find(request.params.paymentKey)),
    }),
  );

  app.get<{ Params: { orderId: string } }>("/v1/payments/orders/:orderId", (request, reply) =>
    answerCall(context, request, reply, {
      point: "get",
      run: () => found(ledger.payments.findByOrder(request.params.orderId)),
    }),
  );

  app.post<{ Params: { paymentKey: string } }>("/v1/payments/:paymentKey/cancel", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "cancel",
      run: () =>
        cancelBody.Check(body)
          ? shown(cancelPayment(ledger, request.params.paymentKey, body))
          : refuse("INVALID_REQUEST"),
    });
  });

  function found(record: PaymentRecord | undefined): { reply: unknown } | TossRefusal {
    return record ? { reply: applyPaymentDeadlines(ledger, record).payment } : refuse("NOT_FOUND_PAYMENT");
  }
}

/** Returns the wire object of an outcome. */
export function shown(outcome: Outcome): { reply: unknown } | TossRefusal {
  return "refused" in outcome ? outcome : { reply: outcome.record.payment };
}

function isFinal(refusal: TossRefusal): boolean {
  return refusal.status < 500 && refusal.refused !== "PROVIDER_ERROR";
}

const Won = Type.Integer({ minimum: 0, maximum: 9_999_999_999 });

const confirmBody = Compile(
  Type.Object({
    paymentKey: Type.String({ minLength: 1, maxLength: 200 }),
    orderId: Type.String({ minLength: 6, maxLength: 64 }),
    amount: Won,
  }),
);

const cancelBody = Compile(
  Type.Object({
    cancelReason: Type.String({ minLength: 1, maxLength: 200 }),
    cancelAmount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999_999_999 })),
    taxFreeAmount: Type.Optional(Won),
    refundableAmount: Type.Optional(Won),
    currency: Type.Optional(Type.Literal("KRW")),
    refundReceiveAccount: Type.Optional(
      Type.Object({
        bank: Type.String({ maxLength: 30 }),
        accountNumber: Type.String({ maxLength: 60 }),
        holderName: Type.String({ maxLength: 100 }),
      }),
    ),
  }),
);
