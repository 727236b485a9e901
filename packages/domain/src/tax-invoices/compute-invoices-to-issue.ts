/** `exempt`: 계산서 of goods without VAT; `taxable`: 세금계산서 of goods with it and of shipping. */
export const TAX_INVOICE_KINDS = ["exempt", "taxable"] as const;
export type TaxInvoiceKind = (typeof TAX_INVOICE_KINDS)[number];

/** Money that an order was paid and has kept, 원, and its part without VAT. */
export type Books = { money: number; taxFree: number };

/** Sums of an invoice, or of the difference that an amended one is issued for, in 원. */
export type InvoiceSums = { kind: TaxInvoiceKind; supply: number; vat: number };

/**
 * Computes the invoices that an order owes: what its books say, less what was issued. The first time it is all of it,
 * after a refund the negative difference (수정세금계산서, 부가가치세법 시행령 제70조). The supply price of taxed goods is
 * 10/11 of their price, rounded; VAT is the rest.
 *
 * @example computeInvoicesToIssue({ money: 13_000, taxFree: 10_000 }, [])
 *   // [{ kind: "exempt", supply: 10000, vat: 0 }, { kind: "taxable", supply: 2727, vat: 273 }]
 */
export function computeInvoicesToIssue(
  { money, taxFree }: Books,
  issued: readonly InvoiceSums[],
): InvoiceSums[] {
  const supply = Math.round(((money - taxFree) * 10) / 11);
  const due: InvoiceSums[] = [
    { kind: "exempt", supply: taxFree, vat: 0 },
    { kind: "taxable", supply, vat: money - taxFree - supply },
  ];
  return due
    .map(({ kind, ...sums }) => {
      const mine = issued.filter((each) => each.kind === kind);
      return {
        kind,
        supply: mine.reduce((left, each) => left - each.supply, sums.supply),
        vat: mine.reduce((left, each) => left - each.vat, sums.vat),
      };
    })
    .filter((owed) => owed.supply !== 0 || owed.vat !== 0);
}
