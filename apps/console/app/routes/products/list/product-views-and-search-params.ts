import type { Input } from "@todayfruit/contract/all-calls";

export type ProductFilter = Omit<
  NonNullable<Input<"GET /operator/v1/products">["query"]>,
  "ids" | "take" | "nextPage"
>;

/** Views of the list and what each narrows it to. */
export const PRODUCT_VIEWS = {
  all: { label: "전체", filter: {} },
  sold: { label: "판매 중", filter: { status: "stock_in" } },
  "sold-out": { label: "품절", filter: { isSoldOut: true } },
  paused: { label: "일시 품절", filter: { status: "temp_stock_out" } },
  waiting: { label: "공개 전", filter: { status: "waiting" } },
  suspended: { label: "판매 중지", filter: { status: "suspended" } },
} as const satisfies Record<string, { label: string; filter: ProductFilter }>;
export type ProductView = keyof typeof PRODUCT_VIEWS;

/** What the address of the list says: its view, the sought text, and what it is narrowed to. */
export type ProductPlace = {
  view: ProductView;
  search: string;
  categoryId: number | null;
  distributorId: number | null;
};

export function readPlace(query: URLSearchParams): ProductPlace {
  const view = query.get("view") ?? "";
  return {
    view: Object.hasOwn(PRODUCT_VIEWS, view) ? (view as ProductView) : "all",
    search: query.get("search") ?? "",
    categoryId: idIn(query, "category"),
    distributorId: idIn(query, "farm"),
  };
}

/** @example writePlace({ view: "waiting", search: "배", … }) // "?view=waiting&search=…" */
export function writePlace({ view, search, categoryId, distributorId }: ProductPlace): string {
  const text = new URLSearchParams({
    ...(view !== "all" && { view }),
    ...(search !== "" && { search }),
    ...(categoryId !== null && { category: String(categoryId) }),
    ...(distributorId !== null && { farm: String(distributorId) }),
  }).toString();
  return text === "" ? "" : `?${text}`;
}

export function filterOf({ view, search, categoryId, distributorId }: ProductPlace): ProductFilter {
  return {
    ...PRODUCT_VIEWS[view].filter,
    ...(search !== "" && { search }),
    ...(categoryId !== null && { categoryId }),
    ...(distributorId !== null && { distributorId }),
  };
}

function idIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
