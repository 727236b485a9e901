import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { parseKst } from "../../kst.ts";
import { OrderId, Price, TaxFree, ValidHours } from "../field-schemas.ts";
import type { Ledger, Outcome } from "../ledger/ledger-types.ts";
import { refuse } from "../ledger/toss-refusal.ts";
import { issuingBanks, lookUpBankCode } from "../look-up-bank-codes.ts";
import { approvePayment } from "../transitions/approve-payment.ts";
import { openPayment } from "../transitions/open-payment.ts";
import { plainRequest } from "../window/read-window-request.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";
import { shown } from "./payments.routes.ts";

const MINIMUM_BY_ACCOUNT = 200;
const DUE_WITHIN_MS = 90 * 24 * 60 * 60 * 1000;

/** Binds `POST /v1/virtual-accounts`: issues an account for an order, without a window or a confirmation. */
export function bindVirtualAccounts(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/virtual-accounts", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "account",
      run: () =>
        accountBody.Check(body)
          ? shown(issueVirtualAccount(context.ledger, body))
          : refuse("INVALID_REQUEST"),
    });
  });
}

function issueVirtualAccount(ledger: Ledger, body: AccountBody): Outcome {
  if (body.validHours !== undefined && body.dueDate !== undefined)
    return refuse("INVALID_REQUEST", "validHours와 dueDate는 함께 사용할 수 없습니다.");
  if (body.dueDate !== undefined && !isDueSoon(body.dueDate, ledger.clock()))
    return refuse("INVALID_REQUEST", "입금 기한은 지금부터 90일 안이어야 합니다.");
  const bankCode = lookUpBankCode(body.bank);
  if (!issuingBanks().some(([code]) => code === bankCode) || bankCode === null) return refuse("INVALID_BANK");
  if (body.amount < MINIMUM_BY_ACCOUNT) return refuse("BELOW_MINIMUM_AMOUNT");

  const plain = plainRequest(body.orderId, body.amount);
  const opened = openPayment(ledger, {
    ...plain,
    method: "VIRTUAL_ACCOUNT",
    orderName: body.orderName,
    customerName: body.customerName,
    customerMobilePhone: body.customerMobilePhone ?? "",
    taxFreeAmount: body.taxFreeAmount ?? 0,
    validHours: body.validHours ?? plain.validHours,
    dueDate: body.dueDate ?? null,
    useEscrow: body.useEscrow ?? false,
    bankCode,
  });
  if ("record" in opened) approvePayment(ledger, opened.record);
  return opened;
}

function isDueSoon(dueDate: string, now: Date): boolean {
  const ahead = (parseKst(dueDate)?.getTime() ?? Number.NaN) - now.getTime();
  return ahead > 0 && ahead <= DUE_WITHIN_MS;
}

const AccountBody = Type.Object({
  amount: Price,
  orderId: OrderId,
  orderName: Type.String({ minLength: 1, maxLength: 100 }),
  customerName: Type.String({ minLength: 1, maxLength: 100 }),
  bank: Type.String({ minLength: 1, maxLength: 30 }),
  validHours: Type.Optional(ValidHours),
  dueDate: Type.Optional(Type.String({ maxLength: 40 })),
  customerEmail: Type.Optional(Type.String({ maxLength: 100 })),
  customerMobilePhone: Type.Optional(Type.String({ pattern: "^[0-9]{8,15}$" })),
  taxFreeAmount: Type.Optional(TaxFree),
  useEscrow: Type.Optional(Type.Boolean()),
});
type AccountBody = Static<typeof AccountBody>;
const accountBody = Compile(AccountBody);
