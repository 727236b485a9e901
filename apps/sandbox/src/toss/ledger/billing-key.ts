/** A card that may be charged without a window; of its number only what Toss shows. */
export interface BillingRecord {
  readonly billingKey: string;
  readonly customerKey: string;
  readonly authenticatedAt: string;
  readonly card: {
    readonly issuerCode: string;
    readonly acquirerCode: string;
    readonly number: string;
    readonly cardType: "신용";
    readonly ownerType: "개인";
  };
}

/** The number as Toss hides it. @example hiddenNumber("4330123412341234") // "43301234****123*" */
export function hiddenNumber(cardNumber: string): string {
  return `${cardNumber.slice(0, 8)}****${cardNumber.slice(12, 15)}*`;
}

/** The company of a card by its first digit, which is all that the sandbox knows of companies. */
export function issuerOf(cardNumber: string): string {
  return issuers.get(cardNumber[0] ?? "") ?? "61";
}

const issuers = new Map([
  ["3", "51"],
  ["4", "41"],
  ["5", "11"],
  ["9", "71"],
]);
