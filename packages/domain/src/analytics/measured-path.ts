/** Numbers behind these name something that everybody may see. */
const PUBLIC = ["products", "category", "displays", "player"];
const LONGEST = 200;

/**
 * An address as it may be kept: numbers of what everybody may see, and words. Numbers of orders, secret ends of links and
 * everything behind `?` and `#` say who somebody is, or open something.
 *
 * @example measuredPath("/products/20003") // "/products/20003"
 * @example measuredPath("/orders/77") // "/orders/:id"
 * @example measuredPath("/gift/3q2-7wAbCd…?x=1") // "/gift/:id"
 */
export function measuredPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  if (path === "/") return path;
  const [, first = "", ...rest] = path.split("/");
  const parts = [isWord(first) ? first : ":id", ...rest.map((part) => (isTold(part, first) ? part : ":id"))];
  return `/${parts.join("/")}`.slice(0, LONGEST);
}

function isTold(part: string, first: string): boolean {
  return isWord(part) || (PUBLIC.includes(first) && /^\d{1,10}$/.test(part)) || isCode(part, first);
}

function isWord(part: string): boolean {
  return /^[a-z][a-z-]{0,20}$/.test(part);
}

/** @example isCode("NEW_WEEK", "product-groups") // true */
function isCode(part: string, first: string): boolean {
  return first === "product-groups" && /^[A-Z0-9_-]{1,30}$/.test(part);
}
