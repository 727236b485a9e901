import type { Input } from "@todayfruit/contract/all-calls";
import {
  OPEN_PRODUCT_FILTER,
  type ProductFilter,
  readProductFilter,
  writeProductFilter,
} from "@todayfruit/domain/catalog/read-and-write-product-filter";

export type OrderBy = NonNullable<NonNullable<Input<"GET /v1/products/category/{id}">["query"]>["orderby"]>;

export const ORDER_BY_LABELS = {
  latest: "최신순",
  popular: "인기순",
  review: "후기 많은순",
  score: "평점 높은순",
  priceAsc: "낮은 가격순",
  priceDesc: "높은 가격순",
} satisfies Record<OrderBy, string>;

export type ListView = "grid" | "list";

export type ListQuery = {
  /** Child category; `null` for the whole root. */
  sub: number | null;
  orderBy: OrderBy;
  /** `null` when the query does not set it: the shopper's last layout applies. */
  view: ListView | null;
  hideSoldOut: boolean;
  filter: ProductFilter;
};

/**
 * Reads the list's choices from the query. Defaults: latest first, sold-out hidden; invalid values fall back to them.
 * Rule: specification §4.
 *
 * @example readListQuery(new URLSearchParams("sort=priceAsc&view=list"))
 *   // { sub: null, orderBy: "priceAsc", view: "list", hideSoldOut: true, filter: OPEN_PRODUCT_FILTER }
 */
export function readListQuery(search: URLSearchParams): ListQuery {
  const sub = Number(search.get("sub"));
  const orderBy = search.get("sort") ?? "";
  const view = search.get("view") ?? "";
  const filter = readProductFilter(search.get("filter") ?? "");
  return {
    sub: Number.isSafeInteger(sub) && sub > 0 ? sub : null,
    orderBy: isOrderBy(orderBy) ? orderBy : "latest",
    view: isView(view) ? view : null,
    hideSoldOut: search.get("soldout") !== "show",
    filter: filter.ok ? filter.value : OPEN_PRODUCT_FILTER,
  };
}

/** Query of a list with these choices, without the defaults. */
export function listSearch(choices: ListQuery): string {
  const search = new URLSearchParams();
  if (choices.sub !== null) search.set("sub", String(choices.sub));
  if (choices.orderBy !== "latest") search.set("sort", choices.orderBy);
  if (choices.view !== null) search.set("view", choices.view);
  if (!choices.hideSoldOut) search.set("soldout", "show");
  const conditions = writeProductFilter(choices.filter);
  if (conditions !== "") search.set("filter", conditions);
  return `?${search}`;
}

function isView(text: string): text is ListView {
  return text === "grid" || text === "list";
}

function isOrderBy(text: string): text is OrderBy {
  return Object.hasOwn(ORDER_BY_LABELS, text);
}
