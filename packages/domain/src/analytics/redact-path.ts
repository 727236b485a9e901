/** First path segments below which numbers name something public. */
const PUBLIC = ["products", "category", "displays", "player"];
const LONGEST = 200;

/**
 * Reduces an address to a path that may be stored: words, and numbers of public things. Other parts (order numbers,
 * secret ends of links) become `:id`, and everything behind `?` and `#` is dropped, because they identify a person or
 * grant access. At most 200 characters.
 *
 * @example redactPath("/products/20003") // "/products/20003"
 * @example redactPath("/orders/77") // "/orders/:id"
 * @example redactPath("/gift/3q2-7wAbCd…?x=1") // "/gift/:id"
 */
export function redactPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  if (path === "/") return path;
  const [, first = "", ...rest] = path.split("/");
  const parts = [isWord(first) ? first : ":id", ...rest.map((part) => (isTold(part, first) ? part : ":id"))];
  return `/${parts.join("/")}`.slice(0, LONGEST);
}

function isTold(part: string, first: string): boolean {
  return isWord(part) || (PUBLIC.includes(first) && /^\d{1,16}$/.test(part)) || isCode(part, first);
}

function isWord(part: string): boolean {
  return /^[a-z][a-z-]{0,20}$/.test(part);
}

/** @example isCode("NEW_WEEK", "product-groups") // true */
function isCode(part: string, first: string): boolean {
  return first === "product-groups" && /^[A-Z0-9_-]{1,30}$/.test(part);
}
