/**
 * Returns the short name of an option, without the part in brackets.
 *
 * @example optionLabel("1kg (500g×2팩)") // "1kg"
 */
export function optionLabel(name: string): string {
  return name.replace(/\s*\(.*$/, "").trim() || name;
}
