/** Table of pages: each path with the query parameters it reads. */
export type PageTable = Readonly<Record<string, readonly string[]>>;
export type PageAddress = { address: string; isPage: boolean };

/** Address that no page has; the not-found page is rendered there. */
const NO_PAGE = "/no-page";
const DATA = ".data";
/** Data path of a path that ends with a slash, such as the home page's. */
const SLASH_DATA = "/_.data";
/** Path parameters that are numbers; the others are left as they are. */
const NUMBERS: readonly string[] = ["id", "productId", "firstId"];

type Page = { parts: readonly string[]; query: readonly string[] };

/**
 * Creates the function that normalises an address for rendering and caching, so that a page is cached once however its
 * URL is written: only the parameters the page reads, the first of each, in one order; all unknown paths share one
 * address.
 *
 * @returns for an address of the shop, the address to render, and whether it is one of the pages
 * @example createPageCacheAddressNormaliser({ "/products/:id": ["a", "b"] })("/products/01?utm_source=live&b=2&a=1")
 *   // { address: "/products/1?a=1&b=2", isPage: true }
 */
export function createPageCacheAddressNormaliser(table: PageTable): (url: string) => PageAddress {
  const pages = Object.entries(table).map(([path, query]): Page => ({ parts: partsOf(path), query }));
  // Literal parts come before parameters: `/checkout/processing` is no `/checkout/:id`.
  pages.sort((a, b) => parametersOf(a) - parametersOf(b));

  return (url) => {
    const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
    const isData = path.endsWith(DATA);
    const ending = path.endsWith(SLASH_DATA) ? SLASH_DATA : isData ? DATA : "";
    const bare = path.slice(0, path.length - ending.length);
    for (const page of pages) {
      const found = pathOf(page, bare);
      if (found === null) continue;
      const search = searchOf(page, query);
      const address = isData ? (found === "/" ? SLASH_DATA : found + DATA) : found;
      return { address: search.size === 0 ? address : `${address}?${search}`, isPage: true };
    }
    return { address: isData ? NO_PAGE + DATA : NO_PAGE, isPage: false };
  };
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function parametersOf({ parts }: Page): number {
  return parts.filter((part) => part.startsWith(":")).length;
}

/** Normalises a path for a page; `null` when it is another page's. */
function pathOf({ parts }: Page, path: string): string | null {
  const given = partsOf(path);
  if (given.length > parts.length) return null;
  const own: string[] = [];
  for (const [index, part] of parts.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (!part.endsWith("?")) return null;
    } else if (part.startsWith(":")) {
      const text = decoded(value);
      if (text === null) return null;
      own.push(encodeURIComponent(NUMBERS.includes(part.slice(1)) ? numbered(text) : text));
    } else {
      // The framework matches paths without regard to case.
      if (value.toLowerCase() !== part.toLowerCase()) return null;
      own.push(part);
    }
  }
  return `/${own.join("/")}`;
}

/** Normalises a number: `007`, `7.0` and `0x7` are 7. */
function numbered(text: string): string {
  const number = Number(text);
  return text.trim() !== "" && Number.isSafeInteger(number) ? String(number) : text;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // A broken percent sign names nothing.
  }
}

function searchOf({ query }: Page, given: string): URLSearchParams {
  const asked = new URLSearchParams(given);
  const search = new URLSearchParams();
  for (const name of query.toSorted()) {
    const value = asked.get(name);
    if (value !== null) search.set(name, value);
  }
  return search;
}
