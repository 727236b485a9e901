type Faq = { id: number; sort: number };

/** Compares frequent questions as the shop lists them: the smallest number first, then the oldest. */
export function compareFaqsForSorting(a: Faq, b: Faq): number {
  return a.sort - b.sort || a.id - b.id;
}
