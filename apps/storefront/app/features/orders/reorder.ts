import { josa } from "@todayfruit/domain/korean/josa";
import type { OrderedItem } from "./ordered-item.ts";

/** Options that were put into the cart, and those that were refused. */
export type ReorderResult = { put: number; left: { name: string; error: unknown }[] };

/**
 * Puts the options of an ordered product into the cart one by one, with the units that were bought: one that is sold out
 * does not keep the others out.
 *
 * @param put puts one option into the cart; throws where it is refused
 */
export async function reorder(
  { product, orderOptionGroups }: Pick<OrderedItem, "product" | "orderOptionGroups">,
  put: (productId: number, option: { optionId: number; optionUnit: number }) => Promise<void>,
): Promise<ReorderResult> {
  const result: ReorderResult = { put: 0, left: [] };
  for (const { optionId, optionUnit, name } of orderOptionGroups) {
    try {
      await put(product.id, { optionId, optionUnit });
      result.put += 1;
    } catch (error) {
      result.left.push({ name, error });
    }
  }
  return result;
}

/**
 * Writes what was put into the cart and what was not, with the reason of the first.
 *
 * @param reasonOf writes a refusal for shoppers
 * @example reorderText({ put: 1, left: [] }, reasonOf) // "장바구니에 담았어요"
 */
export function reorderText({ put, left }: ReorderResult, reasonOf: (error: unknown) => string): string {
  const [first] = left;
  if (first === undefined) return "장바구니에 담았어요";
  const reason = reasonOf(first.error);
  if (put === 0) return reason;
  const others = left.length > 1 ? ` 외 ${left.length - 1}개` : "";
  return `장바구니에 담았어요. ${josa(`${first.name}${others}`, "은/는")} 담지 못했어요. ${reason}`;
}
