import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { api } from "../../../api/browser-api.ts";
import { userQueryKey, useSession } from "../../../session/session-provider.tsx";
import type { User } from "../../../session/start-session.ts";
import { refusalText } from "../../../ui/order/refusal-text.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { type CartServer, createCartDesk } from "./cart-desk.ts";
import { applyEdits, noEdits } from "./cart-edits.ts";
import type { Cart } from "./cart-lines.ts";
import { keepPendingEdits, takePendingEdits } from "./pending-edits.ts";

export const cartQueryKey = ["cart"] as const;

/** Returns the shopper's cart with unconfirmed changes applied, and the desk that takes further changes. */
export function useCart() {
  const session = useSession();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: cartQueryKey,
    queryFn: () => api("GET /v1.2/app-users/shopping-carts"),
    enabled: session.status === "ready",
    staleTime: 0,
  });

  const [desk] = useState(() =>
    createCartDesk({
      server,
      pause: 250,
      read: () => queries.getQueryData<Cart>(cartQueryKey),
      keep: (cart) => {
        queries.setQueryData(cartQueryKey, cart);
        void queries.invalidateQueries({ queryKey: userQueryKey });
      },
      refused: (error) => {
        showSnackbar(refusalText(error), { tone: "failure" });
        void queries.invalidateQueries({ queryKey: cartQueryKey });
      },
      network: {
        isAway: () => !navigator.onLine,
        untilBack: () =>
          new Promise((back) => window.addEventListener("online", () => back(), { once: true })),
        keep: (pending) => {
          const owner = queries.getQueryData<User>(userQueryKey)?.id;
          if (owner !== undefined) keepPendingEdits(window.localStorage, owner, pending, Date.now());
        },
      },
    }),
  );
  const edits = useSyncExternalStore(desk.subscribe, desk.edits, () => noEdits);
  const owner = session.status === "ready" ? session.user.id : undefined;
  const loaded = query.data;
  const isResumed = useRef(false);
  useEffect(() => {
    if (owner === undefined || !loaded || isResumed.current) return;
    isResumed.current = true;
    desk.resume(takePendingEdits(window.localStorage, owner, loaded, Date.now()));
  }, [desk, owner, loaded]);
  // Sends pending changes without delay when the page is left.
  useEffect(() => () => void desk.settled(), [desk]);

  const cart = useMemo(() => query.data && applyEdits(query.data, edits), [query.data, edits]);
  const error = session.status === "failed" ? session.authError : query.error;
  const retry = () => void (session.status === "failed" ? session.restart() : query.refetch());
  return { cart, edits, desk, error, retry };
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
