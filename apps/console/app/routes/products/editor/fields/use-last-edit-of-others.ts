import type { OtherEdit } from "../../../../features/drafts/use-separately-saved-sections.ts";
import type { EditedProduct } from "../../../../features/products/edited-product-types.ts";
import { useLatestChangesOfProduct } from "../../../../features/products/use-latest-changes-of-product.ts";
import { useMe } from "../../../../session/use-me.ts";

/** Returns who else edited the product last and when; `null` where it is not wanted, or not known. */
export function useLastEditOfOthers(product: EditedProduct, isWanted: boolean): OtherEdit | null {
  const { me } = useMe();
  const { data } = useLatestChangesOfProduct(product, { isWanted });
  const last = data?.list.find(({ operatorId }) => operatorId !== me.id);
  return isWanted && last ? { by: last.operatorName, at: last.effectiveAt } : null;
}
