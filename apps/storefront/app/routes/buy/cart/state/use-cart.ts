import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { api } from "../../../../api/browser-api.ts";
import { CART_QUERY_KEY } from "../../../../features/cart/cart-query-key.ts";
import { nameProductsInRefusalText } from "../../../../features/checkout/name-products-in-refusal-text.ts";
import type { User } from "../../../../session/restore-or-begin-session.ts";
import { USER_QUERY_KEY, useSession } from "../../../../session/session-provider.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { applyCartEdits, noEdits } from "./apply-cart-edits.ts";
import type { Cart } from "./cart-types-and-readers.ts";
import { type CartServer, createOptimisticCartQueue } from "./optimistic-cart-queue.ts";
import { keepPendingEdits, takePendingEdits } from "./pending-cart-edits-storage.ts";
import { waitBeforeRetry } from "./wait-before-retry.ts";

/** Returns the shopper's cart with unconfirmed changes applied, and the queue that takes further changes. */
export function useCart() {
  const session = useSession();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: CART_QUERY_KEY,
    queryFn: () => api("GET /v1.2/app-users/shopping-carts"),
    enabled: session.status === "ready",
    staleTime: 0,
  });

  const [queue] = useState(() =>
    createOptimisticCartQueue({
      server,
      pause: 250,
      read: () => queries.getQueryData<Cart>(CART_QUERY_KEY),
      keep: (cart) => {
        queries.setQueryData(CART_QUERY_KEY, cart);
        void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
      },
      refused: (error) => {
        showSnackbar(nameProductsInRefusalText(error), { tone: "failure" });
        void queries.invalidateQueries({ queryKey: CART_QUERY_KEY });
      },
      network: {
        isUnanswered: (error) => error instanceof ApiError && error.status === 0,
        untilRetry: waitBeforeRetry,
        keep: (pending) => {
          const owner = queries.getQueryData<User>(USER_QUERY_KEY)?.id;
          if (owner !== undefined) keepPendingEdits(window.localStorage, owner, pending, Date.now());
        },
        announceWaiting: () => showSnackbar("인터넷 연결이 끊겼어요. 연결되면 바로 저장할게요"),
      },
    }),
  );
  const edits = useSyncExternalStore(queue.subscribe, queue.edits, () => noEdits);
  const owner = session.status === "ready" ? session.user.id : undefined;
  const loaded = query.data;
  const isResumed = useRef(false);
  useEffect(() => {
    if (owner === undefined || !loaded || isResumed.current) return;
    isResumed.current = true;
    queue.resume(takePendingEdits(window.localStorage, owner, loaded, Date.now()));
  }, [queue, owner, loaded]);
  // Sends pending changes without delay when the page is left.
  useEffect(() => () => void queue.settled(), [queue]);

  const cart = useMemo(() => query.data && applyCartEdits(query.data, edits), [query.data, edits]);
  const error = session.status === "failed" ? session.authError : query.error;
  const retry = () => void (session.status === "failed" ? session.restart() : query.refetch());
  return { cart, edits, queue, error, retry };
}

const server: CartServer = {
  setUnits: ({ itemId, groupId }, units) =>
    api("PUT /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}/option-unit/{n}", {
      path: { id: itemId, gid: groupId, n: units },
    }),
  remove: ({ itemId, groupId }) =>
    api("DELETE /v1.1/app-users/shopping-carts/{id}/shopping-option-group/{gid}", {
      path: { id: itemId, gid: groupId },
    }),
  choose: (optionGroupIds) =>
    api("PATCH /v1.2/app-users/shopping-carts/calculate", { body: { optionGroupIds } }),
};
