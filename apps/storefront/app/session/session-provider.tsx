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
import { face } from "#variant/face.ts";
import { isBusy } from "../api/api-error.ts";
import { api } from "../api/browser-api.ts";
import { tokenGate } from "../api/token-gate.ts";
import { rememberAttribution } from "./attribution.ts";
import { sessionToken } from "./session-token.ts";
import { needsSession, type Session, startSession, type User } from "./start-session.ts";

export type SessionState =
  | { status: "starting" }
  | ({ status: "ready" } & Session)
  /** Not even a guest could be served. */
  | { status: "failed"; authError: unknown };

type SessionActions = {
  /** After a login or a sign-up. Without `autoLogin` the token lives in this tab only. */
  signIn(token: string, autoLogin: boolean): Promise<void>;
  signOut(): Promise<void>;
  /** Once more, after a failure. */
  restart(): Promise<void>;
};

const SessionContext = createContext<SessionState & SessionActions>({
  status: "starting",
  signIn: async () => {},
  signOut: async () => {},
  restart: async () => {},
});

/** Starts the session in the browser and lends it, with the query cache, to every page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        // A busy shop was asked again by the call itself.
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
    async function restart(): Promise<void> {
      const { pathname } = window.location;
      if (!needsSession(pathname)) {
        tokenGate.open();
        return;
      }
      try {
        const session = await startSession({ api, token: sessionToken, loadUser, pathname });
        queries.setQueryData(userQueryKey, session.user);
        // What comes to life meanwhile is not held up by it.
        startTransition(() => setState({ status: "ready", ...session }));
      } catch (authError) {
        setState({ status: "failed", authError });
      } finally {
        tokenGate.open();
      }
    }
    async function signIn(token: string, autoLogin: boolean): Promise<void> {
      if (autoLogin) sessionToken.keepMember(token);
      else sessionToken.lendToTab(token);
      queries.clear();
      const user = await loadUser();
      queries.setQueryData(userQueryKey, user);
      setState({ status: "ready", user, userType: user.userType, authError: null });
    }
    async function signOut(): Promise<void> {
      await api("DELETE /v2/tokens").catch(() => null); // The token is forgotten here whether or not the server heard.
      sessionToken.forget();
      queries.clear();
      await restart();
    }
    return { restart, signIn, signOut };
  }, [queries]);

  useEffect(() => {
    const { search } = window.location;
    // What a browser keeps it must first ask another process for: not in one breath with bringing the page to life.
    const start = setTimeout(() => {
      rememberAttribution(window.localStorage, search, Date.now());
      void actions.restart();
    });
    return () => clearTimeout(start);
  }, [actions]);

  const session = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export const userQueryKey = ["user"] as const;

/** The path is v2 on todayfruit and v1 on the other faces. Rule: specification §7. */
export function loadUser(): Promise<User> {
  return face.name === "todayfruit" ? api("GET /v2/app-users/detail") : api("GET /v1/app-users/detail");
}
