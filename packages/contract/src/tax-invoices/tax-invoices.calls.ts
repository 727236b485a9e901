import { TAX_INVOICE_KINDS } from "@todayfruit/domain/tax-invoices/compute-invoices-to-issue";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  SignedMoney,
  Take,
  Text,
} from "../common-schemas.ts";

/** Calls of operators about the invoices of orders for businesses (계산서, 세금계산서, 거래명세서). */

const Reason = Filled(200);

/** Business that wants invoices, as its registration says. */
export const InvoicedBusiness = closed({
  /** 사업자등록번호, ten digits with or without hyphens. */
  businessNumber: Type.String({ pattern: "^[0-9]{3}-?[0-9]{2}-?[0-9]{5}$", maxLength: 12 }),
  companyName: Filled(60),
  representative: Filled(30),
  address: Filled(150),
  /** 업태. */
  businessType: Filled(40),
  /** 종목. */
  businessItem: Filled(40),
  email: Type.String({ pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", maxLength: 100 }),
});

const Sums = { kind: oneOf(TAX_INVOICE_KINDS), supply: SignedMoney, vat: SignedMoney };

const TaxInvoiceRequest = closed({
  id: Id,
  orderId: Id,
  orderNumber: Text(20),
  business: InvoicedBusiness,
  requestedAt: Instant,
  cancelledAt: nullable(Instant),
  /** Last day on which the first invoices are issued (부가가치세법 제34조). */
  dueOn: DateText,
  /** Invoices that the books owe now; negative sums are those of an amended one. */
  owed: Type.Array(closed(Sums)),
  issued: Type.Array(closed({ ...Sums, id: Id, issuedOn: DateText, approvalNumber: Text(24) })),
});

const CHANGES = { access: "operator", permission: "orders.refund", once: true } as const;
const path = closed({ id: Id });

export const operatorTaxInvoiceCalls = calls({
  "GET /operator/v1/tax-invoices": {
    summary: "사업자가 부탁한 계산서와 세금계산서 목록, 새것부터. 금액은 장부에서 셈해요.",
    access: "operator",
    permission: "orders.refund",
    query: closed({
      /** `true`: invoices are owed, the first ones or amended ones. */
      isOwed: Type.Optional(Type.Boolean()),
      /** Number of its order. */
      search: Type.Optional(Filled(60)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(TaxInvoiceRequest),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/tax-invoices": {
    ...CHANGES,
    summary:
      "현금으로 낸 주문의 계산서를 부탁받아 적어요. 번호 없이 발급된 현금영수증은 취소하고, 번호를 받은 현금영수증이 있으면 받지 않아요.",
    body: closed({ orderId: Id, business: InvoicedBusiness }),
    reply: TaxInvoiceRequest,
    refusals: [
      "ORDER_NOT_FOUND",
      "TAX_INVOICE_METHOD",
      "TAX_INVOICE_UNPAID",
      "TAX_INVOICE_REQUESTED",
      "TAX_INVOICE_RECEIPT_EXISTS",
      "CASH_RECEIPT_IN_PROGRESS",
      "BUSINESS_NUMBER_INVALID",
    ],
  },
  "PUT /operator/v1/tax-invoices/{id}/issue": {
    ...CHANGES,
    summary:
      "국세청에서 발급한 계산서의 승인번호를 적어요. 금액은 지금 장부가 발급할 금액이고, 환불 뒤에는 수정분이에요.",
    path,
    body: closed({
      kind: oneOf(TAX_INVOICE_KINDS),
      approvalNumber: Type.String({ pattern: "^[0-9A-Za-z]{24}$", maxLength: 24 }),
      issuedOn: DayInput,
    }),
    reply: TaxInvoiceRequest,
    refusals: [
      "TAX_INVOICE_NOT_FOUND",
      "TAX_INVOICE_NOT_OWED",
      "TAX_INVOICE_DAY",
      "TAX_INVOICE_NUMBER_TAKEN",
      "CASH_RECEIPT_IN_PROGRESS",
    ],
  },
  "PUT /operator/v1/tax-invoices/{id}/cancel": {
    ...CHANGES,
    summary: "발급하기 전에 부탁을 거둬요. 현금영수증은 다시 발급돼요.",
    path,
    body: closed({ reason: Reason }),
    reply: TaxInvoiceRequest,
    refusals: ["TAX_INVOICE_NOT_FOUND", "TAX_INVOICE_ISSUED"],
  },
  "GET /operator/v1/orders/{id}/statement": {
    summary: "주문의 거래명세서. 줄마다 공급가액과 부가세, 마지막 줄은 배송비와 조정.",
    access: "operator",
    permission: "orders.refund",
    path,
    reply: closed({
      orderId: Id,
      orderNumber: Text(20),
      orderedOn: DateText,
      lines: Type.Array(
        closed({
          name: Text(250),
          units: nullable(Count),
          supply: SignedMoney,
          vat: SignedMoney,
        }),
      ),
      supply: SignedMoney,
      vat: SignedMoney,
      total: SignedMoney,
    }),
    refusals: ["ORDER_NOT_FOUND"],
  },
});
