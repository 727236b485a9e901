import type { FastifyInstance, FastifyReply } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ApiContext } from "../api/answer-call.ts";
import { FAULT_POINTS } from "../api/create-fault-switch.ts";
import { MethodLiteral, OrderId, Price, TaxFree, ValidHours } from "../field-schemas.ts";
import { applyPaymentDeadlines, expirePayment } from "../ledger/apply-payment-deadlines.ts";
import type { PaymentRecord, PaymentRequest } from "../ledger/payment-record-types.ts";
import { authenticatePayment } from "../transitions/authenticate-or-abort-payment.ts";
import { depositPayment, reverseDeposit } from "../transitions/make-or-reverse-deposit.ts";
import { openPayment } from "../transitions/open-payment.ts";
import type { WebhookSender } from "../webhooks/webhook-sender.ts";
import { plainRequest } from "../window/read-window-request.ts";

type ByOrder = { Params: { orderId: string } };
const PAGE_MAX = 1_000;

/**
 * Binds `/_sim`: events outside the protocol (actions of a buyer or a bank, faults), for tests, benchmarks and
 * audits.
 */
export function bindControl(app: FastifyInstance, context: ApiContext, courier: WebhookSender): void {
  const { ledger, faults, idempotency } = context;

  app.post("/_sim/authorize", ({ body }, reply) => {
    if (!authorizeBody.Check(body)) return invalid(reply);
    const { orderId, amount, easyPay = null, ...said } = body;
    const request: PaymentRequest = { ...plainRequest(orderId, amount), ...said, easyPay };
    const opened = openPayment(ledger, request);
    if ("refused" in opened)
      return reply.code(opened.status).send({ code: opened.refused, message: opened.message });
    authenticatePayment(ledger, opened.record);
    return { paymentKey: opened.record.payment.paymentKey };
  });

  app.post<ByOrder>("/_sim/deposit/:orderId", ({ params, body }, reply) => {
    const said = body ?? {};
    if (!depositBody.Check(said)) return invalid(reply);
    return move(reply, params.orderId, (record) => depositPayment(ledger, record, said.amount));
  });
  app.post<ByOrder>("/_sim/deposit-reversed/:orderId", (request, reply) =>
    move(reply, request.params.orderId, (record) => reverseDeposit(ledger, record)),
  );
  app.post<ByOrder>("/_sim/expire/:orderId", (request, reply) =>
    move(reply, request.params.orderId, (record) => {
      const { status } = applyPaymentDeadlines(ledger, record).payment;
      if (status !== "READY" && status !== "IN_PROGRESS" && status !== "WAITING_FOR_DEPOSIT") return false;
      expirePayment(ledger, record);
      return true;
    }),
  );

  app.post<ByOrder>("/_sim/webhook/replay/:orderId", ({ params, body }, reply) => {
    const asked = body ?? {};
    if (!replayBody.Check(asked)) return invalid(reply);
    const { times = 1, reorder = false } = asked;
    return { sent: courier.replay(params.orderId, { times, reorder }) };
  });
  app.post("/_sim/webhook/mode", ({ body }, reply) => {
    if (!modeBody.Check(body)) return invalid(reply);
    courier.setMode(body);
    return body;
  });
  app.get("/_sim/webhook/deliveries", () => ({ list: courier.deliveries() }));

  app.post("/_sim/fault", ({ body }, reply) => {
    if (!faultBody.Check(body)) return invalid(reply);
    faults.add(body);
    return body;
  });
  app.post("/_sim/fault/clear", () => {
    faults.clear();
    return {};
  });

  app.get<{ Querystring: { after?: string; take?: string } }>("/_sim/payments", ({ query }) => {
    const take = Math.min(Number(query.take ?? PAGE_MAX) || PAGE_MAX, PAGE_MAX);
    const list = [];
    let passed = query.after === undefined;
    for (const record of ledger.payments.all()) {
      if (list.length === take) break;
      if (passed) list.push(applyPaymentDeadlines(ledger, record).payment);
      else passed = record.payment.paymentKey === query.after;
    }
    return { list, totalCount: ledger.payments.size() };
  });

  app.get("/_sim/billing-keys", () => ({ list: [...ledger.billingKeys.all()] }));
  app.post<{ Body: { customerKey?: string } | null }>("/_sim/billing-auth", ({ body }) => {
    const customerKey = body?.customerKey ?? "";
    const authKey = ledger.ids.next(32, `auth ${customerKey}`);
    ledger.authKeys.set(authKey, customerKey);
    return { authKey };
  });
  app.get("/_sim/receipts", () => ({ list: [...ledger.receipts.all()] }));

  app.post("/_sim/reset", () => {
    ledger.payments.clear();
    ledger.receipts.clear();
    ledger.billingKeys.clear();
    ledger.authKeys.clear();
    idempotency.clear();
    faults.clear();
    courier.clear();
    return {};
  });

  function move(reply: FastifyReply, orderId: string, change: (record: PaymentRecord) => boolean): unknown {
    const record = ledger.payments.findByOrder(orderId);
    if (!record)
      return reply.code(404).send({ code: "NOT_FOUND_PAYMENT", message: "그런 주문의 결제가 없어요." });
    if (change(record)) return record.payment;
    const message = `지금 상태(${record.payment.status})에서는 할 수 없어요.`;
    return reply.code(409).send({ code: "WRONG_STATUS", message });
  }
}

function invalid(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ code: "INVALID_REQUEST", message: "요청 값을 확인해 주세요." });
}

const authorizeBody = Compile(
  Type.Object(
    {
      orderId: OrderId,
      amount: Price,
      method: MethodLiteral,
      orderName: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      taxFreeAmount: Type.Optional(TaxFree),
      customerName: Type.Optional(Type.String({ maxLength: 100 })),
      easyPay: Type.Optional(Type.String({ maxLength: 30 })),
      cardCompany: Type.Optional(Type.String({ maxLength: 2 })),
      validHours: Type.Optional(ValidHours),
    },
    { additionalProperties: false },
  ),
);

/** Body of a deposit; `amount` in 원 when it differs from the awaited amount. */
const depositBody = Compile(Type.Object({ amount: Type.Optional(Price) }, { additionalProperties: false }));

const replayBody = Compile(
  Type.Object({
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    reorder: Type.Optional(Type.Boolean()),
  }),
);

const modeBody = Compile(
  Type.Object({ copies: Type.Integer({ minimum: 1, maximum: 10 }), reorder: Type.Boolean() }),
);

const faultBody = Compile(
  Type.Object({
    point: Type.Enum(FAULT_POINTS),
    kind: Type.Union([
      Type.Literal("delay"),
      Type.Literal("error500"),
      Type.Literal("lostReply"),
      Type.Literal("refuse"),
    ]),
    delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    code: Type.Optional(Type.String({ maxLength: 100 })),
    times: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
);
