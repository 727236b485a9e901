/**
 * Writes the condition that a name contains a text, whatever its case. With two characters or more the index of the
 * names' pairs finds it; one character is looked for in every name.
 *
 * @param name column with an index of `name_bigrams`
 * @param sought parameter with the text, e.g. `$2::text`
 */
export function nameContains(name: string, sought: string, isIndexed: boolean): string {
  const contains = `position(lower(${sought}) in lower(${name})) > 0`;
  return isIndexed ? `(name_bigrams(${name}) @> name_bigrams(${sought}) and ${contains})` : contains;
}
