import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { ReviewFilters } from "@todayfruit/domain/reviews/count-review-facets";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
import { api } from "../../../../api/browser-api.ts";
import { REVIEWS_PER_PAGE } from "./reviews-per-page-settings.ts";

export type FilteredPage = Reply<"GET /v1/products/{id}/filtered-reviews">;

/** Order and filters with which the page itself has its first reviews. */
export const FIRST_ORDER: ReviewOrder = "helpful";
export const NO_FILTERS: ReviewFilters = {
  photo: false,
  repeat: false,
  optionName: null,
  harvestMonth: null,
};

/**
 * Queries the reviews that meet the filters; the list of the filters before stays until the new one has come.
 *
 * @param first first reviews of the page, in the first order and without filters
 */
export function useFilteredReviews(
  productId: number,
  filters: ReviewFilters,
  order: ReviewOrder,
  first: FilteredPage,
) {
  const { photo, repeat, optionName, harvestMonth } = filters;
  const isFirst = order === FIRST_ORDER && !photo && !repeat && optionName === null && harvestMonth === null;
  return useInfiniteQuery({
    queryKey: ["filtered-reviews", productId, photo, repeat, optionName, harvestMonth, order],
    queryFn: ({ pageParam }): Promise<FilteredPage> =>
      api("GET /v1/products/{id}/filtered-reviews", {
        path: { id: productId },
        query: {
          page: pageParam,
          take: REVIEWS_PER_PAGE,
          orderBy: order,
          ...(photo && { photo }),
          ...(repeat && { repeat }),
          ...(optionName !== null && { optionName }),
          ...(harvestMonth !== null && { harvestMonth }),
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextPage,
    ...(isFirst
      ? { initialData: { pages: [first], pageParams: [0] } }
      : { placeholderData: keepPreviousData }),
    staleTime: 60_000,
  });
}
