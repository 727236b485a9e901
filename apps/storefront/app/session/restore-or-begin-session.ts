import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { isBusy, refusalCodeOf } from "../api/api-error.ts";
import type { SessionToken } from "./session-token-storage.ts";

export type User = Reply<"GET /v2/app-users/detail">;

export type Session = {
  user: User;
  userType: User["userType"];
  /** Reason why a stored token was replaced by a guest's. */
  authError: unknown;
};

type SessionParts = {
  api: Api;
  token: SessionToken;
  loadUser(): Promise<User>;
  /** Path of the page the session starts on. */
  pathname: string;
  /** Tells whether the shopper has signed in since the start was begun. */
  isReplaced(): boolean;
};

/**
 * Starts the session. Rules: specification §4 "Session start" and §2: a stored token is used and a member's is verified;
 * after a failure, and without a token, a guest's is fetched. A path with `processing` skips the user type. A shopper who
 * signs in meanwhile stays signed in: a guest's token that arrives after the member's is left unused.
 *
 * @returns `null` when a login has replaced it; rejects when no guest token can be fetched, or the server is too busy to
 * check the token
 */
export async function restoreOrBeginSession(parts: SessionParts): Promise<Session | null> {
  if (parts.token.resume() === null) return startAsGuest(parts, null);
  try {
    const session = await resume(parts);
    return parts.isReplaced() ? null : session;
  } catch (error) {
    if (parts.isReplaced()) return null;
    // A busy server must not turn a member into a guest: the start fails and is retried.
    if (isBusy(error)) throw error;
    return startAsGuest(parts, error);
  }
}

/** Checks whether a path starts a session; the window at `kakao-popup` only hands over a code. */
export function needsSession(pathname: string): boolean {
  return !pathname.includes("kakao-popup");
}

async function resume({ api, token, loadUser, pathname }: SessionParts): Promise<Session> {
  const user = await loadUser();
  if (user.userType === "guest") return { user, userType: "guest", authError: null };
  token.refreshMember();
  if (pathname.includes("processing")) return { user, userType: user.userType, authError: null };
  const { userType } = await api("POST /v2/tokens/verify");
  return { user, userType, authError: null };
}

async function startAsGuest(parts: SessionParts, authError: unknown): Promise<Session | null> {
  const { api, token, loadUser, isReplaced } = parts;
  const guest = await api("POST /v2/tokens/guest");
  if (isReplaced()) return null;
  // A refused token is worthless; one that could not be checked is tried again next time.
  if (authError === null || isRefusedToken(authError)) token.keepGuest(guest.token);
  else token.lendToPage(guest.token);
  const user = await loadUser();
  return isReplaced() ? null : { user, userType: "guest", authError };
}

function isRefusedToken(error: unknown): boolean {
  const code = refusalCodeOf(error);
  return code === "TOKEN_INVALID" || code === "LOGIN_REQUIRED";
}
