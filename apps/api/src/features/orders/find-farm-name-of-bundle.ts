/**
 * Returns the name of the farm that ships a bundle of an order, by the key that a refund names it with; `null` for a key
 * of another order.
 *
 * @example findFarmNameOfBundle("2/distributor:301", products) // "한라농원"
 */
export function findFarmNameOfBundle(
  bundleKey: string,
  products: readonly { id: number; distributor_id: number; distributor_name: string }[],
): string | null {
  const [, kind, id] = /(distributor|product):(\d+)$/.exec(bundleKey) ?? [];
  const own = products.find((product) =>
    kind === "distributor" ? product.distributor_id === Number(id) : product.id === Number(id),
  );
  return own?.distributor_name ?? null;
}
