/** Statuses of a payment, as Toss spells them. */
export type PaymentStatus =
  | "READY"
  | "IN_PROGRESS"
  | "WAITING_FOR_DEPOSIT"
  | "DONE"
  | "CANCELED"
  | "PARTIAL_CANCELED"
  | "ABORTED"
  | "EXPIRED";

/** The Payment object of API version 2022-11-16 on the wire; every amount is in 원. */
export type TossPayment = {
  version: "2022-11-16";
  paymentKey: string;
  type: "NORMAL" | "BILLING";
  orderId: string;
  orderName: string;
  mId: string;
  currency: "KRW";
  method: string;
  totalAmount: number;
  balanceAmount: number;
  status: PaymentStatus;
  requestedAt: string;
  approvedAt: string | null;
  useEscrow: boolean;
  cultureExpense: boolean;
  lastTransactionKey: string | null;
  suppliedAmount: number;
  vat: number;
  taxFreeAmount: number;
  taxExemptionAmount: number;
  isPartialCancelable: boolean;
  cancels: TossCancel[] | null;
  card: TossCard | null;
  virtualAccount: TossVirtualAccount | null;
  transfer: { bankCode: string; settlementStatus: SettlementStatus } | null;
  mobilePhone: { customerMobilePhone: string; settlementStatus: SettlementStatus; receiptUrl: string } | null;
  giftCertificate: { approveNo: string; settlementStatus: SettlementStatus } | null;
  easyPay: { provider: string; amount: number; discountAmount: number } | null;
  foreignEasyPay: null;
  cashReceipt: TossCashReceipt | null;
  cashReceipts: TossCashReceipt[] | null;
  discount: { amount: number } | null;
  metadata: Record<string, string> | null;
  receipt: { url: string } | null;
  checkout: { url: string };
  country: "KR";
  failure: { code: string; message: string } | null;
  secret: string | null;
};

type SettlementStatus = "INCOMPLETED" | "COMPLETED";

export type TossCancel = {
  transactionKey: string;
  cancelAmount: number;
  cancelReason: string;
  taxFreeAmount: number;
  taxExemptionAmount: number;
  refundableAmount: number;
  canceledAt: string;
  receiptKey: string | null;
  cancelStatus: "DONE";
  cancelRequestId: string | null;
};

type TossCard = {
  amount: number;
  issuerCode: string;
  acquirerCode: string;
  number: string;
  installmentPlanMonths: number;
  approveNo: string;
  useCardPoint: boolean;
  cardType: "신용" | "체크" | "기프트" | "미확인";
  ownerType: "개인" | "법인" | "미확인";
  acquireStatus: "READY" | "CANCELED";
  isInterestFree: boolean;
  interestPayer: string | null;
};

export type RefundReceiveAccount = {
  bankCode: string;
  accountNumber: string;
  holderName: string;
};

type TossVirtualAccount = {
  accountType: "일반";
  accountNumber: string;
  bankCode: string;
  customerName: string;
  depositorName: string;
  dueDate: string;
  refundStatus: "NONE" | "PENDING";
  expired: boolean;
  settlementStatus: SettlementStatus;
  refundReceiveAccount: RefundReceiveAccount | null;
};

type TossCashReceipt = {
  type: "소득공제" | "지출증빙";
  receiptKey: string;
  issueNumber: string;
  receiptUrl: string;
  amount: number;
  taxFreeAmount: number;
};
