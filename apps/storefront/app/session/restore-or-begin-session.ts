import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { isBusy, refusalCodeOf } from "../api/api-error.ts";
import type { SessionToken } from "./session-token.ts";

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
};

/**
 * Starts the session. Rules: specification §4 "Session start" and §2: a stored token is used and a member's is verified;
 * after a failure, and without a token, a guest's is fetched. A path with `processing` skips the user type.
 *
 * @returns rejects when no guest token can be fetched, or the server is too busy to check the token
 */
export async function restoreOrBeginSession(parts: SessionParts): Promise<Session> {
  if (parts.token.resume() === null) return startAsGuest(parts, null);
  try {
    return await resume(parts);
  } catch (error) {
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

async function startAsGuest({ api, token, loadUser }: SessionParts, authError: unknown): Promise<Session> {
  const guest = await api("POST /v2/tokens/guest");
  // A refused token is worthless; one that could not be checked is tried again next time.
  if (authError === null || isRefusedToken(authError)) token.keepGuest(guest.token);
  else token.lendToPage(guest.token);
  return { user: await loadUser(), userType: "guest", authError };
}

function isRefusedToken(error: unknown): boolean {
  const code = refusalCodeOf(error);
  return code === "TOKEN_INVALID" || code === "LOGIN_REQUIRED";
}
