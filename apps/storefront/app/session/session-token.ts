/**
 * Where the token of this shopper is. Rules: specification §5 (autoLogin keeps it in a cookie and in local storage,
 * otherwise only the requests of this tab carry it) and §4 (365 days, secure, SameSite strict, path /).
 */
export type TokenStores = {
  local: Store;
  /** Of this tab alone. Paying leads out of the shop and back: whoever left must be the one who returns. */
  tab: Store;
  readCookies(): string;
  writeCookie(cookie: string): void;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createSessionToken(stores: () => TokenStores) {
  let ofThisPage: string | null = null;
  function keep(token: string): void {
    ofThisPage = token;
    stores().tab.removeItem(key);
    stores().local.setItem(key, token);
  }
  function writeMemberCookie(token: string): void {
    stores().writeCookie(`${key}=${token}; Max-Age=${days(365)}; Path=/; Secure; SameSite=Strict`);
  }
  return {
    /** The token that requests carry now. */
    current: () => ofThisPage ?? storedToken(stores()),
    /** What the shopper came with; requests carry it again, whatever was lent to this page meanwhile. */
    resume(): string | null {
      ofThisPage = null;
      return storedToken(stores());
    },
    /** Until the page is loaded anew: a guest's token while the stored one cannot be checked. */
    lendToPage(token: string): void {
      ofThisPage = token;
    },
    /** A member's without autoLogin: gone with the tab. */
    lendToTab(token: string): void {
      ofThisPage = token;
      stores().tab.setItem(key, token);
    },
    /** A guest's token outlives the tab, so that a cart does; it needs no cookie. */
    keepGuest: keep,
    keepMember(token: string): void {
      keep(token);
      writeMemberCookie(token);
    },
    /** Another 365 days for a member's cookie; a token of this tab alone has none. */
    refreshMember(): void {
      const { local, tab, readCookies } = stores();
      const kept = local.getItem(key) ?? cookieToken(readCookies());
      if (kept === null || tab.getItem(key) !== null) return;
      local.setItem(key, kept);
      writeMemberCookie(kept);
    },
    forget(): void {
      ofThisPage = null;
      stores().tab.removeItem(key);
      stores().local.removeItem(key);
      stores().writeCookie(`${key}=; Max-Age=0; Path=/; Secure; SameSite=Strict`);
    },
  };
}

export type SessionToken = ReturnType<typeof createSessionToken>;

/** The one of this browser. */
export const sessionToken = createSessionToken(() => ({
  local: window.localStorage,
  tab: window.sessionStorage,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser our shoppers use.
    document.cookie = cookie;
  },
}));

const key = "token";

function storedToken({ tab, local, readCookies }: TokenStores): string | null {
  return tab.getItem(key) ?? local.getItem(key) ?? cookieToken(readCookies());
}

function cookieToken(cookies: string): string | null {
  return /(?:^|;\s*)token=([^;]+)/.exec(cookies)?.[1] ?? null;
}

function days(count: number): number {
  return count * 24 * 60 * 60;
}
