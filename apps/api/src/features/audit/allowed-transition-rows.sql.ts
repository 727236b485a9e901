/**
 * Returns the transitions of a state table as SQL rows. @example edges({ waiting: ["paid"] }) // "('waiting', 'paid')"
 */
export function edges(table: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(table)
    .flatMap(([from, tos]) => tos.map((to) => `('${from}', '${to}')`))
    .join(", ");
}
