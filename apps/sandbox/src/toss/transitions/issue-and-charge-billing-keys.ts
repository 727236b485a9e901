import { kstTimestamp } from "../../kst.ts";
import type { Ledger, Outcome } from "../ledger/ledger-types.ts";
import { type BillingRecord, hiddenNumber, issuerOf } from "../ledger/mask-billing-card-and-find-issuer.ts";
import { refuse, type TossRefusal } from "../ledger/toss-refusal.ts";
import { plainRequest } from "../window/read-window-request.ts";
import { approvePayment } from "./approve-payment.ts";
import { openPayment } from "./open-payment.ts";

type Issued = { readonly key: BillingRecord } | TossRefusal;
const MINIMUM_BY_CARD = 100;

/** Fields of a card, as sent by the shop or the window. */
export type CardInput = {
  cardNumber: string;
  cardExpirationYear: string;
  cardExpirationMonth: string;
};

/** Issues a billing key for a card; refuses an invalid number and an expired card. */
export function issueBillingKey(ledger: Ledger, customerKey: string, card: CardInput): Issued {
  if (!isCardNumber(card.cardNumber)) return refuse("INVALID_CARD_NUMBER");
  const now = kstTimestamp(ledger.clock());
  const end = `20${card.cardExpirationYear}-${card.cardExpirationMonth}`;
  if (end < now.slice(0, 7)) return refuse("INVALID_CARD_EXPIRATION");
  const billingKey = ledger.ids.next(40, `billing ${customerKey} ${card.cardNumber}`);
  const issuerCode = issuerOf(card.cardNumber);
  const key: BillingRecord = {
    billingKey,
    customerKey,
    authenticatedAt: now,
    card: {
      issuerCode,
      acquirerCode: issuerCode,
      number: hiddenNumber(card.cardNumber),
      cardType: "신용",
      ownerType: "개인",
    },
  };
  ledger.billingKeys.put(billingKey, key);
  return { key };
}

/** Issues a billing key for the card registered in the window; an authKey is valid once. */
export function issueByAuthKey(ledger: Ledger, input: { authKey: string; customerKey: string }): Issued {
  const customerKey = ledger.authKeys.get(input.authKey);
  if (customerKey === undefined) return refuse("INVALID_BILL_KEY_REQUEST");
  if (customerKey !== input.customerKey) return refuse("NOT_MATCHES_CUSTOMER_KEY");
  ledger.authKeys.delete(input.authKey);
  return issueBillingKey(ledger, customerKey, SAMPLE_CARD);
}

const SAMPLE_CARD = { cardNumber: "4330123412341235", cardExpirationYear: "99", cardExpirationMonth: "12" };

/** Charges a card: `POST /v1/billing/{billingKey}`; amounts in 원. */
export function payByBillingKey(
  ledger: Ledger,
  billingKey: string,
  input: { customerKey: string; amount: number; orderId: string; orderName: string; taxFreeAmount?: number },
): Outcome {
  const key = ledger.billingKeys.find(billingKey);
  if (!key) return refuse("ALREADY_REMOVED_BILLING_KEY");
  if (key.customerKey !== input.customerKey) return refuse("NOT_MATCHES_CUSTOMER_KEY");
  if (input.amount < MINIMUM_BY_CARD) return refuse("BELOW_MINIMUM_AMOUNT");
  const opened = openPayment(
    ledger,
    {
      ...plainRequest(input.orderId, input.amount),
      orderName: input.orderName,
      taxFreeAmount: input.taxFreeAmount ?? 0,
      customerKey: input.customerKey,
      cardCompany: key.card.issuerCode,
    },
    "BILLING",
  );
  if ("refused" in opened) return opened;
  approvePayment(ledger, opened.record);
  if (opened.record.payment.card) opened.record.payment.card.number = key.card.number;
  return opened;
}

/** Checks the length and the check digit (Luhn) of a card number. */
function isCardNumber(text: string): boolean {
  if (!/^\d{13,19}$/.test(text)) return false;
  let sum = 0;
  for (const [index, digit] of [...text].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
