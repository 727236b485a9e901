import Type from "typebox";
import { Compile } from "typebox/compile";
import { DEFAULT_VALID_HOURS, MethodLiteral, OrderId, Price, TaxFree, ValidHours } from "../field-schemas.ts";
import type { PaymentRequest } from "../ledger/payment-record-types.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";

/**
 * Reads the SDK's request to open the window and validates it again, like Toss's servers.
 * @param text JSON of the SDK's `requestPayment` argument together with `clientKey` and `customerKey`
 */
export function readWindowRequest(text: string, clientKey: string): PaymentRequest | TossRefusal {
  const sent = parse(text);
  if (!windowRequest.Check(sent)) return refuse("INVALID_REQUEST");
  if (sent.clientKey !== clientKey) return refuse("UNAUTHORIZED_KEY");
  const { card, virtualAccount } = sent;
  if (virtualAccount?.validHours !== undefined && virtualAccount.dueDate !== undefined)
    return refuse("INVALID_REQUEST", "validHours와 dueDate는 함께 사용할 수 없습니다.");
  if (!URL.canParse(sent.successUrl) || !URL.canParse(sent.failUrl)) return refuse("INVALID_REQUEST");
  return {
    ...plainRequest(sent.orderId, sent.amount.value),
    orderName: sent.orderName,
    taxFreeAmount: sent.taxFreeAmount ?? 0,
    method: sent.method,
    easyPay: card?.flowMode === "DIRECT" ? (card.easyPay ?? null) : null,
    cardCompany: card?.cardCompany ?? null,
    installmentPlanMonths: card?.cardInstallmentPlan ?? 0,
    customerName: sent.customerName ?? "구매자",
    customerMobilePhone: sent.customerMobilePhone ?? "",
    customerKey: sent.customerKey,
    validHours: virtualAccount?.validHours ?? DEFAULT_VALID_HOURS,
    dueDate: virtualAccount?.dueDate ?? null,
    useEscrow: (card?.useEscrow ?? virtualAccount?.useEscrow ?? sent.transfer?.useEscrow) === true,
    metadata: sent.metadata ?? null,
    successUrl: sent.successUrl,
    failUrl: sent.failUrl,
  };
}

/** Returns a card payment of `amount` 원 with default values. */
export function plainRequest(orderId: string, amount: number): PaymentRequest {
  return {
    orderId,
    orderName: "주문 상품",
    amount,
    taxFreeAmount: 0,
    method: "CARD",
    easyPay: null,
    cardCompany: null,
    installmentPlanMonths: 0,
    customerName: "구매자",
    customerMobilePhone: "",
    customerKey: "@@ANONYMOUS",
    bankCode: "88",
    validHours: DEFAULT_VALID_HOURS,
    dueDate: null,
    useEscrow: false,
    metadata: null,
    successUrl: null,
    failUrl: null,
  };
}

const Absolute = Type.String({ pattern: "^https?://", maxLength: 2000 });

const windowRequest = Compile(
  Type.Object({
    clientKey: Type.String({ maxLength: 200 }),
    customerKey: Type.String({ pattern: "^[A-Za-z0-9\\-_=.@]{2,50}$" }),
    method: MethodLiteral,
    amount: Type.Object({ currency: Type.Literal("KRW"), value: Price }),
    orderId: OrderId,
    orderName: Type.String({ minLength: 1, maxLength: 100 }),
    successUrl: Absolute,
    failUrl: Absolute,
    taxFreeAmount: Type.Optional(TaxFree),
    customerName: Type.Optional(Type.String({ maxLength: 100 })),
    customerMobilePhone: Type.Optional(Type.String({ pattern: "^[0-9]{8,15}$" })),
    metadata: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 2000 }), { maxProperties: 5 }),
    ),
    card: Type.Optional(
      Type.Object({
        flowMode: Type.Optional(Type.Union([Type.Literal("DEFAULT"), Type.Literal("DIRECT")])),
        easyPay: Type.Optional(Type.String({ maxLength: 30 })),
        cardCompany: Type.Optional(Type.String({ maxLength: 2 })),
        cardInstallmentPlan: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
        useEscrow: Type.Optional(Type.Boolean()),
      }),
    ),
    virtualAccount: Type.Optional(
      Type.Object({
        validHours: Type.Optional(ValidHours),
        dueDate: Type.Optional(Type.String({ maxLength: 40 })),
        useEscrow: Type.Optional(Type.Boolean()),
      }),
    ),
    transfer: Type.Optional(Type.Object({ useEscrow: Type.Optional(Type.Boolean()) })),
  }),
);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON is refused like any other malformed request
  }
}
