import { PURCHASE_REFUSALS } from "@todayfruit/contract/purchase-refusals";
import type { CartGroup } from "./state/cart-types-and-readers.ts";

export type RestrictionNotice = {
  text: string;
  tone: "info" | "danger";
  /** Text over the photo. */
  veil: string | null;
  /** True when fewer units can be ordered, so the stepper stays. */
  canChangeUnits: boolean;
};

/** Explains why a line cannot be ordered, in the words of the refusal an order would get; `null` when it can. */
export function explainCartLineRestriction({
  block,
  productOptionCombination,
}: Pick<CartGroup, "block" | "productOptionCombination">): RestrictionNotice | null {
  const { remaining } = productOptionCombination;
  switch (block) {
    case null:
      return null;
    case "NOT_ENOUGH_STOCK":
      return {
        text: `${remaining ?? 0}개 남았어요. 수량을 줄여 주세요`,
        tone: "danger",
        veil: null,
        canChangeUnits: true,
      };
    case "APP_ONLY":
      return { text: PURCHASE_REFUSALS[block][1], tone: "info", veil: "앱전용", canChangeUnits: false };
    case "SOLD_OUT":
      return { text: PURCHASE_REFUSALS[block][1], tone: "danger", veil: "품절", canChangeUnits: false };
    default:
      return { text: PURCHASE_REFUSALS[block][1], tone: "danger", veil: "판매 중지", canChangeUnits: false };
  }
}
