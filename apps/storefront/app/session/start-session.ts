import type { Api, Reply } from "@todayfruit/contract/all-calls";
import { isBusy, refusalCodeOf } from "../api/api-error.ts";
import type { SessionToken } from "./session-token.ts";

export type User = Reply<"GET /v2/app-users/detail">;

export type Session = {
  user: User;
  userType: User["userType"];
  /** Why the shopper who came with a token is a guest now. */
  authError: unknown;
};

type SessionParts = {
  api: Api;
  token: SessionToken;
  loadUser(): Promise<User>;
  /** The page on which the session starts. */
  pathname: string;
};

/**
 * Who is shopping. Rules: specification §4 "Session start" and §2: a stored token is tried and a member's is verified;
 * whatever fails, and whoever comes without a token, gets a guest's. A path with `processing` asks for no user type.
 *
 * @returns rejects when not even a guest can be served, or the shop is too busy to say whose token it is
 */
export async function startSession(parts: SessionParts): Promise<Session> {
  if (parts.token.resume() === null) return startAsGuest(parts, null);
  try {
    return await resume(parts);
  } catch (error) {
    // A member does not become a guest for it: the start failed, and is tried again.
    if (isBusy(error)) throw error;
    return startAsGuest(parts, error);
  }
}

/** A path with `kakao-popup` is a window that only hands a code back: no session starts there. */
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
  // A token that the server refused is worthless; one that merely could not be checked is tried again next time.
  if (authError === null || isRefusedToken(authError)) token.keepGuest(guest.token);
  else token.lendToPage(guest.token);
  return { user: await loadUser(), userType: "guest", authError };
}

function isRefusedToken(error: unknown): boolean {
  const code = refusalCodeOf(error);
  return code === "TOKEN_INVALID" || code === "LOGIN_REQUIRED";
}
