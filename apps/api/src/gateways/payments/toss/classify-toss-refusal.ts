/**
 * Meaning of a Toss error code for the shop:
 * - `settled`: the payment was processed before; read it again
 * - `duplicated`: another payment of the same order was approved; read the order's payment
 * - `buyer`: the buyer can pay by other means
 * - `restart`: the window has expired; the buyer begins again
 * - `later`: closed at present (bank hours); the same request may succeed later
 * - `transient`: undecided; try again with the same key
 * - `final`: a refusal that only the shop can resolve
 */
export type RefusalClass = "settled" | "duplicated" | "buyer" | "restart" | "later" | "transient" | "final";

/**
 * Returns the class of an error code, or `null` for one that Toss added since.
 * @example classifyTossRefusal("REJECT_CARD_PAYMENT") // "buyer"
 */
export function classifyTossRefusal(code: string): RefusalClass | null {
  if (code.includes("INSTALLMENT_PLAN")) return "buyer";
  return classes.get(code) ?? null;
}

const CODES: Record<RefusalClass, readonly string[]> = {
  settled: ["ALREADY_PROCESSED_PAYMENT"],
  duplicated: ["DUPLICATED_ORDER_ID"],
  buyer: [
    "REJECT_CARD_PAYMENT",
    "REJECT_ACCOUNT_PAYMENT",
    "REJECT_CARD_COMPANY",
    "REJECT_TOSSPAY_INVALID_ACCOUNT",
    "INVALID_REJECT_CARD",
    "INVALID_STOPPED_CARD",
    "INVALID_CARD_EXPIRATION",
    "INVALID_CARD_LOST_OR_STOLEN",
    "INVALID_CARD_NUMBER",
    "INVALID_PASSWORD",
    "INVALID_ACCOUNT_INFO_RE_REGISTER",
    "EXCEED_MAX_AUTH_COUNT",
    "EXCEED_MAX_DAILY_PAYMENT_COUNT",
    "EXCEED_MAX_PAYMENT_AMOUNT",
    "EXCEED_MAX_AMOUNT",
    "EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT",
    "EXCEED_MAX_ONE_DAY_AMOUNT",
    "EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT",
    "EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT",
    "RESTRICTED_TRANSFER_ACCOUNT",
    "CARD_PROCESSING_ERROR",
    "NOT_ALLOWED_POINT_USE",
    "BELOW_MINIMUM_AMOUNT",
    "INVALID_CARD_PASSWORD",
    "INVALID_CARD_IDENTITY",
    "INVALID_BIRTH_DAY_FORMAT",
    "NOT_REGISTERED_CARD_COMPANY",
    "NOT_SUPPORTED_CARD_TYPE",
    "ALREADY_REMOVED_BILLING_KEY",
    "FDS_ERROR",
  ],
  restart: ["NOT_FOUND_PAYMENT_SESSION"],
  later: ["NOT_AVAILABLE_BANK", "NOT_AVAILABLE_PAYMENT", "FORBIDDEN_CONSECUTIVE_REQUEST"],
  transient: [
    "PROVIDER_ERROR",
    "IDEMPOTENT_REQUEST_PROCESSING",
    "FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING",
    "FAILED_INTERNAL_SYSTEM_PROCESSING",
    "UNKNOWN_PAYMENT_ERROR",
    "FAILED_REFUND_PROCESS",
    "FAILED_METHOD_HANDLING_CANCEL",
    "FAILED_PARTIAL_REFUND",
    "COMMON_ERROR",
  ],
  final: [
    "INVALID_REQUEST",
    "INVALID_API_KEY",
    "NOT_MATCHES_CUSTOMER_KEY",
    "NOT_SUPPORTED_METHOD",
    "INVALID_BILL_KEY_REQUEST",
    "INVALID_IDEMPOTENCY_KEY",
    "UNAUTHORIZED_KEY",
    "INCORRECT_BASIC_AUTH_FORMAT",
    "FORBIDDEN_REQUEST",
    "UNAPPROVED_ORDER_ID",
    "INVALID_AUTHORIZE_AUTH",
    "NOT_FOUND_PAYMENT",
    "ALREADY_CANCELED_PAYMENT",
    "ALREADY_REFUND_PAYMENT",
    "INVALID_REFUND_ACCOUNT_INFO",
    "INVALID_REFUND_ACCOUNT_NUMBER",
    "INVALID_BANK",
    "EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT",
    "NOT_MATCHES_REFUNDABLE_AMOUNT",
    "REFUND_REJECTED",
    "FORBIDDEN_BANK_REFUND_REQUEST",
    "NOT_CANCELABLE_AMOUNT",
    "NOT_CANCELABLE_PAYMENT",
    "NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER",
    "EXCEED_MAX_REFUND_DUE",
    "EXCEED_CANCEL_LIMIT",
    "NOT_ALLOWED_PARTIAL_REFUND",
    "NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT",
  ],
};

const classes = new Map<string, RefusalClass>(
  (["settled", "duplicated", "buyer", "restart", "later", "transient", "final"] as const).flatMap(
    (refusalClass) => CODES[refusalClass].map((code) => [code, refusalClass] as const),
  ),
);
