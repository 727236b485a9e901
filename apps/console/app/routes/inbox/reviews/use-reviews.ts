import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import type { ReviewAspect } from "@todayfruit/domain/reviews/review-aspect-rules";
import { callApi } from "../../../api/console-api.ts";

export type ReviewRow = Reply<"GET /operator/v1/reviews">["list"][number];

const ROWS = 50;

/**
 * Reads reviews with or without a reply of the shop, the lowest scores first.
 *
 * @param poorAspect only reviews that gave this aspect a poor answer
 */
export function useReviews(hasReply: boolean, poorAspect: ReviewAspect | null) {
  return useInfiniteQuery({
    queryKey: ["reviews", hasReply, poorAspect],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/reviews", {
        query: {
          hasReply,
          take: ROWS,
          ...(poorAspect !== null && { poorAspect }),
          ...(pageParam !== null && { nextPage: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}
