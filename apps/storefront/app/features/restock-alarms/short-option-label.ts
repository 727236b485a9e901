/**
 * Returns the short name of an option, without the part in brackets.
 *
 * @example shortOptionLabel("1kg (500g×2팩)") // "1kg"
 */
export function shortOptionLabel(name: string): string {
  return name.replace(/\s*\(.*$/, "").trim() || name;
}
