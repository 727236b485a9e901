import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const FRESH_MS = 5000;
const MOST_TRIES = 2;

/** Creates the cache of what the console has read; refusals are not asked for again, lost connections are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_TRIES && error instanceof ApiError && error.status === 0,
      },
    },
  });
}
