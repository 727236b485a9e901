import { josa } from "@todayfruit/domain/korean/josa";

/**
 * Writes what the products below lack, in one sentence.
 *
 * @param from number of products above that have every typed word
 * @example writeSearchRelaxationNote({ from: 2, leftOut: ["국거리"] }) // "여기부터는 ‘국거리’를 빼고 찾았어요"
 */
export function writeSearchRelaxationNote({
  from,
  leftOut,
}: {
  from: number;
  leftOut: readonly string[];
}): string {
  const words = leftOut.map((word) => `‘${word}’`).join(", ");
  const last = leftOut.at(-1) ?? "";
  const particle = josa(last, "을/를").slice(last.length);
  return from === 0
    ? `딱 맞는 상품이 없어서 ${words}${particle} 빼고 찾았어요`
    : `여기부터는 ${words}${particle} 빼고 찾았어요`;
}
