import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";

type Page = Reply<"GET /operator/v1/products">;
export type ProductRow = Page["list"][number];

/** First part of the keys of lists that are read page by page, and never as a whole again. */
export const PRODUCT_LISTS = "product-lists";

/** Changes rows in every list of products that was read; pages without a changed row stay the same. */
export function changeListedProducts(client: QueryClient, change: (row: ProductRow) => ProductRow): void {
  client.setQueriesData<InfiniteData<Page>>({ queryKey: [PRODUCT_LISTS] }, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page) => {
      const list = page.list.map(change);
      return list.some((row, at) => row !== page.list[at]) ? { ...page, list } : page;
    });
    return pages.some((page, at) => page !== data.pages[at]) ? { ...data, pages } : data;
  });
}
