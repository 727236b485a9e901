import type { Invariant } from "./invariant-types.ts";
import { ACCOUNT_INVARIANTS } from "./invariants/account-invariants.ts";
import { MESSAGE_INVARIANTS } from "./invariants/communication/message-invariants.ts";
import { QUESTION_INVARIANTS } from "./invariants/communication/question-invariants.ts";
import { REVIEW_INVARIANTS } from "./invariants/communication/review-invariants.ts";
import { COUPON_INVARIANTS } from "./invariants/coupon-invariants.ts";
import { FAVORITE_ALARM_BOOKMARK_INVARIANTS } from "./invariants/favorite-alarm-bookmark-invariants.ts";
import { GIFT_INVARIANTS } from "./invariants/gift-invariants.ts";
import { JOB_INVARIANTS } from "./invariants/job-invariants.ts";
import { CANCELLATION_INVARIANTS } from "./invariants/money/cancellation-invariants.ts";
import { CASH_RECEIPT_INVARIANTS } from "./invariants/money/cash-receipt-invariants.ts";
import { CONVERSION_INVARIANTS } from "./invariants/money/conversion-invariants.ts";
import { PAYMENT_INVARIANTS } from "./invariants/money/payment-invariants.ts";
import { REFUND_INVARIANTS } from "./invariants/money/refund-invariants.ts";
import { SETTLEMENT_INVARIANTS } from "./invariants/money/settlement-invariants.ts";
import { TAX_INVOICE_INVARIANTS } from "./invariants/money/tax-invoice-invariants.ts";
import { ORDER_INVARIANTS } from "./invariants/order-invariants.ts";
import { POINT_INVARIANTS } from "./invariants/point-invariants.ts";
import { RETURN_INVARIANTS } from "./invariants/return-invariants.ts";
import { SHIPMENT_INVARIANTS } from "./invariants/shipment-invariants.ts";
import { STOCK_INVARIANTS } from "./invariants/stock/stock-invariants.ts";
import { STOCK_LOT_INVARIANTS } from "./invariants/stock/stock-lot-invariants.ts";
import { SUBSCRIPTION_INVARIANTS } from "./invariants/subscription-invariants.ts";
import { WAITING_ROOM_INVARIANTS } from "./invariants/waiting-room-invariants.ts";

/** All invariants of the books. */
export const INVARIANTS: readonly Invariant[] = [
  ...STOCK_INVARIANTS,
  ...STOCK_LOT_INVARIANTS,
  ...WAITING_ROOM_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...REFUND_INVARIANTS,
  ...CANCELLATION_INVARIANTS,
  ...RETURN_INVARIANTS,
  ...SETTLEMENT_INVARIANTS,
  ...SHIPMENT_INVARIANTS,
  ...CASH_RECEIPT_INVARIANTS,
  ...TAX_INVOICE_INVARIANTS,
  ...ACCOUNT_INVARIANTS,
  ...JOB_INVARIANTS,
  ...POINT_INVARIANTS,
  ...FAVORITE_ALARM_BOOKMARK_INVARIANTS,
  ...REVIEW_INVARIANTS,
  ...QUESTION_INVARIANTS,
  ...COUPON_INVARIANTS,
  ...GIFT_INVARIANTS,
  ...SUBSCRIPTION_INVARIANTS,
  ...CONVERSION_INVARIANTS,
  ...MESSAGE_INVARIANTS,
];
