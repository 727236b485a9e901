/**
 * Returns the short name of an option, without the part in brackets.
 *
 * @example shortenOptionName("1kg (500g×2팩)") // "1kg"
 */
export function shortenOptionName(name: string): string {
  return name.replace(/\s*\(.*$/, "").trim() || name;
}
