import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { DIGITS } from "../../deterministic-id-generator.ts";
import { kstTimestamp } from "../../kst.ts";
import { OrderId, Price, TaxFree } from "../field-schemas.ts";
import type { ReceiptRecord, TossReceipt } from "../ledger/cash-receipt-types.ts";
import type { Ledger } from "../ledger/ledger-types.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import { type ApiContext, answerCall } from "./answer-call.ts";

type Answer = { readonly reply: unknown } | TossRefusal;

/** Binds cash receipts: issue, cancel entirely or in part, and list. */
export function bindCashReceipts(app: FastifyInstance, context: ApiContext): void {
  const { ledger } = context;

  app.post("/v1/cash-receipts", (request, reply) => {
    const { body } = request;
    return answerCall(context, request, reply, {
      point: "receipt",
      run: () => (issueBody.Check(body) ? issue(ledger, body) : refuse("INVALID_REQUEST")),
    });
  });

  app.post<{ Params: { receiptKey: string } }>("/v1/cash-receipts/:receiptKey/cancel", (request, reply) => {
    const body = request.body ?? {};
    return answerCall(context, request, reply, {
      point: "receipt-cancel",
      run: () =>
        cancelBody.Check(body)
          ? cancel(ledger, request.params.receiptKey, body.amount)
          : refuse("INVALID_REQUEST"),
    });
  });

  app.get<{ Querystring: { requestDate?: string } }>("/v1/cash-receipts", (request, reply) =>
    answerCall(context, request, reply, {
      point: null,
      run: () => {
        const { requestDate = "" } = request.query;
        const data = [...ledger.receipts.all()]
          .flatMap(({ receipt, cancels = [] }) => [receipt, ...cancels])
          .filter(({ requestedAt }) => requestedAt.startsWith(requestDate));
        return { reply: { hasNext: false, lastCursor: null, data } };
      },
    }),
  );
}

function issue(ledger: Ledger, body: IssueBody): Answer {
  if (body.taxFreeAmount !== undefined && body.taxFreeAmount > body.amount) return refuse("INVALID_REQUEST");
  if (!/^\d{10,19}$/.test(body.customerIdentityNumber))
    return refuse("INVALID_REQUEST", "현금영수증 발급 번호를 확인해주세요.");
  const receipt = newReceipt(ledger, body.orderId, {
    ...body,
    taxFreeAmount: body.taxFreeAmount ?? 0,
    transactionType: "CONFIRM",
  });
  ledger.receipts.put(receipt.receiptKey, { receipt, canceled: 0 });
  return { reply: receipt };
}

function cancel(ledger: Ledger, receiptKey: string, asked: number | undefined): Answer {
  const record = ledger.receipts.find(receiptKey);
  if (!record) return refuse("NOT_FOUND");
  const left = record.receipt.amount - record.canceled;
  const amount = asked ?? left;
  if (amount < 1 || amount > left) return refuse("INVALID_REQUEST", "취소할 수 있는 금액보다 큽니다.");
  const reply = newReceipt(ledger, `${receiptKey} ${record.canceled}`, {
    ...record.receipt,
    amount,
    transactionType: "CANCEL",
  });
  ledger.receipts.put(receiptKey, {
    ...record,
    canceled: record.canceled + amount,
    cancels: [...(record.cancels ?? []), reply],
  } satisfies ReceiptRecord);
  return { reply };
}

function newReceipt(
  ledger: Ledger,
  salt: string,
  said: Pick<
    TossReceipt,
    | "orderId"
    | "orderName"
    | "type"
    | "customerIdentityNumber"
    | "amount"
    | "taxFreeAmount"
    | "transactionType"
  >,
): TossReceipt {
  const { orderId, orderName, type, customerIdentityNumber, amount, taxFreeAmount, transactionType } = said;
  const receiptKey = ledger.ids.next(24, `receipt ${salt}`);
  return {
    receiptKey,
    issueNumber: ledger.ids.next(9, `issue ${salt}`, DIGITS),
    issueStatus: "COMPLETED",
    receiptUrl: `${ledger.publicUrl}/receipt/${receiptKey}`,
    orderId,
    orderName,
    type,
    transactionType,
    amount,
    taxFreeAmount,
    businessNumber: "0000000000",
    customerIdentityNumber,
    failure: null,
    requestedAt: kstTimestamp(ledger.clock()),
  };
}

const IssueBody = Type.Object({
  amount: Price,
  orderId: OrderId,
  orderName: Type.String({ minLength: 1, maxLength: 100 }),
  customerIdentityNumber: Type.String({ minLength: 1, maxLength: 30 }),
  type: Type.Union([Type.Literal("소득공제"), Type.Literal("지출증빙")]),
  taxFreeAmount: Type.Optional(TaxFree),
});
type IssueBody = Static<typeof IssueBody>;
const issueBody = Compile(IssueBody);
const cancelBody = Compile(Type.Object({ amount: Type.Optional(Price) }));
