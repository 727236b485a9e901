import type { Invariant } from "./invariant.ts";
import { CLAIM_INVARIANTS } from "./invariants/claim-invariants.ts";
import { COUPON_INVARIANTS } from "./invariants/coupon-invariants.ts";
import { GIFT_INVARIANTS } from "./invariants/gift-invariants.ts";
import { INTEREST_INVARIANTS } from "./invariants/interest-invariants.ts";
import { JOB_INVARIANTS } from "./invariants/job-invariants.ts";
import { PAYMENT_INVARIANTS } from "./invariants/money/payment-invariants.ts";
import { RECEIPT_INVARIANTS } from "./invariants/money/receipt-invariants.ts";
import { REFUND_INVARIANTS } from "./invariants/money/refund-invariants.ts";
import { SALE_INVARIANTS } from "./invariants/money/sale-invariants.ts";
import { WITHDRAWAL_INVARIANTS } from "./invariants/money/withdrawal-invariants.ts";
import { OPERATOR_INVARIANTS } from "./invariants/operator-invariants.ts";
import { ORDER_INVARIANTS } from "./invariants/order-invariants.ts";
import { PEOPLE_INVARIANTS } from "./invariants/people-invariants.ts";
import { POINT_INVARIANTS } from "./invariants/point-invariants.ts";
import { STOCK_INVARIANTS } from "./invariants/stock-invariants.ts";
import { MESSAGE_INVARIANTS } from "./invariants/voices/message-invariants.ts";
import { QUESTION_INVARIANTS } from "./invariants/voices/question-invariants.ts";
import { REVIEW_INVARIANTS } from "./invariants/voices/review-invariants.ts";

/** All invariants of the books. */
export const INVARIANTS: readonly Invariant[] = [
  ...STOCK_INVARIANTS,
  ...ORDER_INVARIANTS,
  ...PAYMENT_INVARIANTS,
  ...REFUND_INVARIANTS,
  ...WITHDRAWAL_INVARIANTS,
  ...CLAIM_INVARIANTS,
  ...OPERATOR_INVARIANTS,
  ...RECEIPT_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...JOB_INVARIANTS,
  ...POINT_INVARIANTS,
  ...INTEREST_INVARIANTS,
  ...REVIEW_INVARIANTS,
  ...QUESTION_INVARIANTS,
  ...COUPON_INVARIANTS,
  ...GIFT_INVARIANTS,
  ...SALE_INVARIANTS,
  ...MESSAGE_INVARIANTS,
];
