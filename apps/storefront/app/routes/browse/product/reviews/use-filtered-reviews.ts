import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { ReviewFilters } from "@todayfruit/domain/reviews/review-facets";
import type { ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order";
import { api } from "../../../../api/browser-api.ts";

export type FilteredPage = Reply<"GET /v1/products/{id}/filtered-reviews">;

/** Reviews that one press of the button below the list adds. */
const TAKE = 5;

/** Queries the reviews that meet the filters; the list of the filters before stays until the new one has come. */
export function useFilteredReviews(productId: number, filters: ReviewFilters, order: ReviewOrder) {
  const { photo, repeat, optionName } = filters;
  return useInfiniteQuery({
    queryKey: ["filtered-reviews", productId, photo, repeat, optionName, order],
    queryFn: ({ pageParam }): Promise<FilteredPage> =>
      api("GET /v1/products/{id}/filtered-reviews", {
        path: { id: productId },
        query: {
          page: pageParam,
          take: TAKE,
          orderBy: order,
          ...(photo && { photo }),
          ...(repeat && { repeat }),
          ...(optionName !== null && { optionName }),
        },
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextPage,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
