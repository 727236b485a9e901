/**
 * Writes the heading of products of the same kind: by the name of the kind where every product has it in its own, because
 * a kind may hold several fruits.
 *
 * @example writeSameKindHeading("블루베리", [{ name: "냉동 블루베리 1kg" }]) // "지금 살 수 있는 블루베리"
 * @example writeSameKindHeading("꽃게", [{ name: "동해 홍게 2kg" }]) // "지금 살 수 있는 같은 종류"
 */
export function writeSameKindHeading(kindName: string, products: readonly { name: string }[]): string {
  const isNamed = products.every(({ name }) => name.includes(kindName));
  return `지금 살 수 있는 ${isNamed ? kindName : "같은 종류"}`;
}
