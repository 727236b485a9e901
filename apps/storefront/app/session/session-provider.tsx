import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { variant } from "#variant/brand-settings.ts";
import { isBusy } from "../api/api-error.ts";
import { api } from "../api/browser-api.ts";
import { tokenReadyGate } from "../api/token-ready-gate.ts";
import { pagePreview } from "../preview/read-preview-token-and-instant.ts";
import { needsSession, restoreOrBeginSession, type Session, type User } from "./restore-or-begin-session.ts";
import { sessionToken } from "./session-token-storage.ts";

export type SessionState =
  | { status: "starting" }
  | ({ status: "ready" } & Session)
  /** Failed: not even a guest session could be started, or the member who has just signed in could not be loaded. */
  | { status: "failed"; authError: unknown };

type SessionActions = {
  /**
   * Signs in after a login or a registration. Without `autoLogin` the token is kept in this tab only. Rejects when the
   * member cannot be loaded; `restart` tries again.
   */
  signIn(token: string, autoLogin: boolean): Promise<void>;
  signOut(): Promise<void>;
  /** Forgets a token that the server has ended by itself, with the account, and continues as a guest. */
  forget(): Promise<void>;
  /** Starts the session again after a failure. */
  restart(): Promise<void>;
};

const SessionContext = createContext<SessionState & SessionActions>({
  status: "starting",
  signIn: async () => {},
  signOut: async () => {},
  forget: async () => {},
  restart: async () => {},
});

/** Starts the session in the browser and provides it and the query cache to every page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        // The call itself has retried a busy server.
        defaultOptions: {
          queries: { staleTime: 30_000, retry: (tries, error) => !isBusy(error) && tries < 1 },
        },
      }),
  );
  return (
    <QueryClientProvider client={queries}>
      <SessionStart>{children}</SessionStart>
    </QueryClientProvider>
  );
}

export function useSession(): SessionState & SessionActions {
  return useContext(SessionContext);
}

function SessionStart({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [state, setState] = useState<SessionState>({ status: "starting" });

  const actions = useMemo<SessionActions>(() => {
    /** Counter of starts and logins: the latest decides whose session it is. */
    let latest = 0;
    async function restart(): Promise<void> {
      latest += 1;
      const own = latest;
      const isReplaced = () => own !== latest;
      const { pathname } = window.location;
      if (pagePreview !== null || !needsSession(pathname)) {
        tokenReadyGate.open();
        return;
      }
      try {
        const parts = { api, token: sessionToken, loadUser, pathname, isReplaced };
        const session = await restoreOrBeginSession(parts);
        if (session === null) return;
        queries.setQueryData(USER_QUERY_KEY, session.user);
        // Does not block hydration.
        startTransition(() => setState({ status: "ready", ...session }));
      } catch (authError) {
        if (!isReplaced()) setState({ status: "failed", authError });
      } finally {
        tokenReadyGate.open();
      }
    }
    async function signIn(token: string, autoLogin: boolean): Promise<void> {
      latest += 1;
      if (autoLogin) sessionToken.keepMember(token);
      else sessionToken.lendToTab(token);
      queries.clear();
      try {
        const user = await loadUser();
        queries.setQueryData(USER_QUERY_KEY, user);
        setState({ status: "ready", user, userType: user.userType, authError: null });
      } catch (authError) {
        // The token is the member's from now on; the guest whom the page showed until now must not stay on it.
        setState({ status: "failed", authError });
        throw authError;
      }
    }
    async function signOut(): Promise<void> {
      await api("DELETE /v2/tokens").catch(() => null); // The token is forgotten here whether or not the server heard.
      await forget();
    }
    async function forget(): Promise<void> {
      sessionToken.forget();
      queries.clear();
      await restart();
    }
    return { restart, signIn, signOut, forget };
  }, [queries]);

  useEffect(() => {
    // Reading storage waits for another process of the browser, so it does not run in the same task as hydration.
    const start = setTimeout(() => void actions.restart());
    return () => clearTimeout(start);
  }, [actions]);

  const session = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export const USER_QUERY_KEY = ["user"] as const;

/** Loads the user. The path is v2 on todayfruit and v1 on the other variants. Rule: specification §7. */
export function loadUser(): Promise<User> {
  return variant.name === "todayfruit" ? api("GET /v2/app-users/detail") : api("GET /v1/app-users/detail");
}
