import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { readAllPages } from "../../../api/read-all-pages.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type PlaceRow = Reply<"GET /operator/v1/waiting-rooms/{id}/places">["list"][number];

const ROWS = 50;
const ROWS_OF_FILE = 100;

/** Reads the places of a room in their order, fifty more at each end. */
export const usePlaces = (id: number) =>
  useInfiniteQuery({
    queryKey: ["waiting-rooms", "places", id],
    queryFn: ({ pageParam }) => readPlaces(id, ROWS, pageParam === null ? {} : { nextPage: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });

/** Reads every place of a room, for a file. */
export function useAllPlaces(id: number, onRead: (places: PlaceRow[]) => void) {
  return useMutation({
    mutationFn: () => readAllPages((next) => readPlaces(id, ROWS_OF_FILE, next)),
    onSuccess: onRead,
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
  });
}

function readPlaces(id: number, take: number, next: { nextPage?: string }) {
  return callApi("GET /operator/v1/waiting-rooms/{id}/places", { path: { id }, query: { take, ...next } });
}
