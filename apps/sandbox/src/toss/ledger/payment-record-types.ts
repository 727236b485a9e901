import type { TossPayment } from "./toss-payment-types.ts";

/** Values of `method` in the browser SDK. */
export type WindowMethod =
  | "CARD"
  | "VIRTUAL_ACCOUNT"
  | "TRANSFER"
  | "MOBILE_PHONE"
  | "CULTURE_GIFT_CERTIFICATE"
  | "BOOK_GIFT_CERTIFICATE"
  | "GAME_GIFT_CERTIFICATE";

/** Request of the shop with which the payment was opened; amounts in 원, `validHours` in hours. */
export type PaymentRequest = {
  orderId: string;
  orderName: string;
  amount: number;
  taxFreeAmount: number;
  method: WindowMethod;
  easyPay: string | null;
  cardCompany: string | null;
  installmentPlanMonths: number;
  customerName: string;
  customerMobilePhone: string;
  customerKey: string;
  bankCode: string;
  validHours: number;
  dueDate: string | null;
  useEscrow: boolean;
  metadata: Record<string, string> | null;
  successUrl: string | null;
  failUrl: string | null;
};

/** One line of `GET /v1/transactions`: a movement of money, negative for a refund. */
export type TossTransaction = {
  mId: string;
  transactionKey: string;
  paymentKey: string;
  orderId: string;
  method: string;
  customerKey: string | null;
  useEscrow: boolean;
  receiptUrl: string | null;
  status: string;
  transactionAt: string;
  currency: "KRW";
  amount: number;
};

/** The wire object with the sandbox's internal fields; instants are in ms since 1970. */
export type PaymentRecord = {
  readonly payment: TossPayment;
  readonly request: PaymentRequest;
  readonly openedAt: number;
  authenticatedAt: number | null;
  dueAt: number | null;
  hideRefundAccountAt: number | null;
  readonly transactions: TossTransaction[];
};
