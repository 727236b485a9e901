type Farm = { id: number; name: string; region: string };

/** Letters from which on a query names a farm. */
const SHORTEST = 2;

/**
 * Finds the farm that a query names, among those of the products found; spaces do not count.
 *
 * @returns `null` when the query names none
 * @example findFarmInQuery("햇살 농원", [{ distributor: { id: 301, name: "서귀포햇살농원", region: "제주" } }])?.id // 301
 */
export function findFarmInQuery(query: string, products: readonly { distributor: Farm }[]): Farm | null {
  const typed = query.replaceAll(/\s/g, "");
  if (typed.length < SHORTEST) return null;
  const product = products.find(({ distributor }) => distributor.name.replaceAll(/\s/g, "").includes(typed));
  return product?.distributor ?? null;
}
