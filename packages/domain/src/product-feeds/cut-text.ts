/**
 * Returns the first characters of a text, never half of one.
 *
 * @example cutText("감귤 5kg", 2) // "감귤"
 */
export function cutText(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : characters.slice(0, most).join("");
}
