/** A card that can be charged without a window; its number is masked as Toss shows it. */
export type BillingRecord = {
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
};

/** Masks a card number like Toss.  @example hiddenNumber("4330123412341234") // "43301234****123*" */
export function hiddenNumber(cardNumber: string): string {
  return `${cardNumber.slice(0, 8)}****${cardNumber.slice(12, 15)}*`;
}

/** Determines the issuer of a card by its first digit only, a simplification of the sandbox. */
export function issuerOf(cardNumber: string): string {
  return ISSUERS.get(cardNumber[0] ?? "") ?? "61";
}

const ISSUERS = new Map([
  ["3", "51"],
  ["4", "41"],
  ["5", "11"],
  ["9", "71"],
]);
