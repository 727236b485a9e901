import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type InquiryRow = Reply<"GET /operator/v1/inquiries">["list"][number];

const ROWS = 50;

/** Reads inquiries, those that have waited longest first. */
export function useInquiries(status: "waiting" | "answered") {
  return useInfiniteQuery({
    queryKey: ["inquiries", "list", status],
    queryFn: ({ pageParam }) =>
      callApi("GET /operator/v1/inquiries", {
        query: { status, take: ROWS, ...(pageParam === null ? {} : { nextPage: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
}

/** Reads one inquiry with all of its texts. */
export function useInquiry(id: number) {
  return useQuery({
    queryKey: ["inquiries", "one", id],
    queryFn: () => callApi("GET /operator/v1/inquiries/{id}", { path: { id } }),
  });
}
