/**
 * Where the token of this shopper is. Rules: specification §5 (autoLogin keeps it in a cookie and in local storage,
 * otherwise only the requests of this tab carry it) and §4 (365 days, secure, SameSite strict, path /).
 */
export interface TokenStores {
  local: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readCookies(): string;
  writeCookie(cookie: string): void;
}

export function createSessionToken(stores: () => TokenStores) {
  let ofThisTab: string | null = null;
  return {
    /** The token that requests carry now. */
    current: () => ofThisTab ?? storedToken(stores()),
    stored: () => storedToken(stores()),
    /** For this tab only. */
    lendToTab(token: string): void {
      ofThisTab = token;
    },
    /** A guest's token outlives the tab, so that a cart does; it needs no cookie. */
    keepGuest(token: string): void {
      ofThisTab = token;
      stores().local.setItem(key, token);
    },
    keepMember(token: string): void {
      ofThisTab = token;
      stores().local.setItem(key, token);
      stores().writeCookie(`${key}=${token}; Max-Age=${days(365)}; Path=/; Secure; SameSite=Strict`);
    },
    forget(): void {
      ofThisTab = null;
      stores().local.removeItem(key);
      stores().writeCookie(`${key}=; Max-Age=0; Path=/; Secure; SameSite=Strict`);
    },
  };
}

export type SessionToken = ReturnType<typeof createSessionToken>;

/** The one of this browser. */
export const sessionToken = createSessionToken(() => ({
  local: window.localStorage,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser our shoppers use.
    document.cookie = cookie;
  },
}));

const key = "token";

function storedToken({ local, readCookies }: TokenStores): string | null {
  return local.getItem(key) ?? /(?:^|;\s*)token=([^;]+)/.exec(readCookies())?.[1] ?? null;
}

function days(count: number): number {
  return count * 24 * 60 * 60;
}
