import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isLoggedOut } from "./api-error.ts";

const FRESH_MS = 5000;
const MOST_TRIES = 2;

/**
 * Creates the cache of what the console has read; refusals are not asked for again, lost connections are. A call that is
 * refused because the session ended asks who is logged in, from which the frame sees it.
 */
export function createQueryClient(): QueryClient {
  const onEnded = () => client.invalidateQueries({ queryKey: ["me"] });
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => void (isLoggedOut(error) && queryKey[0] !== "me" && onEnded()),
    }),
    mutationCache: new MutationCache({ onError: (error) => void (isLoggedOut(error) && onEnded()) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < MOST_TRIES && error instanceof ApiError && error.status === 0,
      },
    },
  });
  return client;
}
