/**
 * Stores of the session token. Rules: specification §5 (autoLogin keeps it in a cookie and in local storage, otherwise
 * only this tab's requests carry it) and §4 (365 days, secure, SameSite strict, path /).
 */
export type TokenStores = {
  local: Store;
  /** Storage of this tab. A payment leaves the shop and returns, and must return to the same session. */
  tab: Store;
  readCookies(): string;
  writeCookie(cookie: string): void;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function createSessionToken(stores: () => TokenStores) {
  let ofThisPage: string | null = null;
  function keep(token: string): void {
    ofThisPage = token;
    stores().tab.removeItem(STORAGE_KEY);
    stores().local.setItem(STORAGE_KEY, token);
  }
  function writeMemberCookie(token: string): void {
    stores().writeCookie(`${STORAGE_KEY}=${token}; Max-Age=${days(365)}; Path=/; Secure; SameSite=Strict`);
  }
  return {
    /** Returns the token requests carry now. */
    current: () => ofThisPage ?? storedToken(stores()),
    /** Returns the stored token and drops the one lent to this page; requests carry it from now on. */
    resume(): string | null {
      ofThisPage = null;
      return storedToken(stores());
    },
    /** Uses a token until the page is reloaded: a guest's, while the stored one cannot be checked. */
    lendToPage(token: string): void {
      ofThisPage = token;
    },
    /** Uses a member's token without autoLogin; it ends with the tab. */
    lendToTab(token: string): void {
      ofThisPage = token;
      stores().tab.setItem(STORAGE_KEY, token);
    },
    /** Stores a guest's token, which outlives the tab as its cart does; it needs no cookie. */
    keepGuest: keep,
    keepMember(token: string): void {
      keep(token);
      writeMemberCookie(token);
    },
    /** Extends a member's cookie by 365 days; a token of this tab only has none. */
    refreshMember(): void {
      const { local, tab, readCookies } = stores();
      const kept = local.getItem(STORAGE_KEY) ?? cookieToken(readCookies());
      if (kept === null || tab.getItem(STORAGE_KEY) !== null) return;
      local.setItem(STORAGE_KEY, kept);
      writeMemberCookie(kept);
    },
    forget(): void {
      ofThisPage = null;
      stores().tab.removeItem(STORAGE_KEY);
      stores().local.removeItem(STORAGE_KEY);
      stores().writeCookie(`${STORAGE_KEY}=; Max-Age=0; Path=/; Secure; SameSite=Strict`);
    },
  };
}

export type SessionToken = ReturnType<typeof createSessionToken>;

/** Session token of this browser. */
export const sessionToken = createSessionToken(() => ({
  local: window.localStorage,
  tab: window.sessionStorage,
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser our shoppers use.
    document.cookie = cookie;
  },
}));

const STORAGE_KEY = "token";

function storedToken({ tab, local, readCookies }: TokenStores): string | null {
  return tab.getItem(STORAGE_KEY) ?? local.getItem(STORAGE_KEY) ?? cookieToken(readCookies());
}

function cookieToken(cookies: string): string | null {
  return /(?:^|;\s*)token=([^;]+)/.exec(cookies)?.[1] ?? null;
}

function days(count: number): number {
  return count * 24 * 60 * 60;
}
