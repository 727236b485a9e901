import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { OrderId, Price, TaxFree } from "../field-schemas.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import {
  issueBillingKey,
  issueByAuthKey,
  payByBillingKey,
} from "../transitions/issue-and-charge-billing-keys.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";
import { shown } from "./payments.routes.ts";

type ByKey = { Params: { billingKey: string } };

/** Binds billing (charges without a window): issuing a key by card or by authKey, charging it, and deleting it. */
export function bindBilling(app: FastifyInstance, context: ApiContext): void {
  const { ledger } = context;

  app.post("/v1/billing/authorizations/card", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "billing-issue",
      run: () =>
        cardBody.Check(body)
          ? issued(issueBillingKey(ledger, body.customerKey, body))
          : refuse("INVALID_REQUEST"),
    });
  });

  app.post("/v1/billing/authorizations/issue", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "billing-issue",
      run: () => (issueBody.Check(body) ? issued(issueByAuthKey(ledger, body)) : refuse("INVALID_REQUEST")),
    });
  });

  app.post<ByKey>("/v1/billing/:billingKey", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "billing-pay",
      run: () =>
        payBody.Check(body)
          ? shown(payByBillingKey(ledger, request.params.billingKey, body))
          : refuse("INVALID_REQUEST"),
    });
  });

  app.delete<ByKey>("/v1/billing/:billingKey", (request, reply) =>
    answerCall(context, request, reply, {
      point: "billing-delete",
      run: () =>
        ledger.billingKeys.delete(request.params.billingKey)
          ? { reply: {} }
          : refuse("ALREADY_REMOVED_BILLING_KEY"),
    }),
  );
}

function issued(outcome: ReturnType<typeof issueBillingKey>): { reply: unknown } | TossRefusal {
  return "refused" in outcome ? outcome : { reply: { mId: "todayfruit", method: "카드", ...outcome.key } };
}

const CustomerKey = Type.String({ minLength: 2, maxLength: 300 });

const cardBody = Compile(
  Type.Object({
    customerKey: CustomerKey,
    cardNumber: Type.String({ pattern: "^[0-9]{1,20}$" }),
    cardExpirationYear: Type.String({ pattern: "^[0-9]{2}$" }),
    cardExpirationMonth: Type.String({ pattern: "^[0-9]{2}$" }),
    customerIdentityNumber: Type.String({ pattern: "^([0-9]{6}|[0-9]{10})$" }),
    cardPassword: Type.Optional(Type.String({ pattern: "^[0-9]{2}$" })),
  }),
);

const issueBody = Compile(
  Type.Object({ authKey: Type.String({ minLength: 1, maxLength: 300 }), customerKey: CustomerKey }),
);

const payBody = Compile(
  Type.Object({
    customerKey: CustomerKey,
    amount: Price,
    orderId: OrderId,
    orderName: Type.String({ minLength: 1, maxLength: 100 }),
    taxFreeAmount: Type.Optional(TaxFree),
    customerName: Type.Optional(Type.String({ maxLength: 100 })),
    customerEmail: Type.Optional(Type.String({ maxLength: 100 })),
  }),
);
