import type { ComparedLine } from "./use-reorder-comparison.ts";

type Change = Partial<Omit<ComparedLine, "option" | "product">> & { id: number };

/** Builds a line of a comparison for tests; `id` is that of its option. */
export function comparedLine({ id, ...change }: Change): ComparedLine {
  return {
    product: {
      id: id + 20_000,
      name: `상품 ${id}`,
      image: null,
      distributor: { id: 1, name: "농원", region: "제주" },
      category: { id: 91, name: "과일", parent: null },
    },
    option: { id, name: "3kg" },
    units: 1,
    thenPrice: 10_000,
    price: 10_000,
    remaining: null,
    block: null,
    endedSeason: null,
    alternative: null,
    ...change,
  };
}
