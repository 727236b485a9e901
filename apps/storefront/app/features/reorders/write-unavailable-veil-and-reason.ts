import { PURCHASE_REFUSALS } from "@todayfruit/contract/purchase-refusals";

/** Reason for which something cannot be bought now. */
type Block = keyof typeof PURCHASE_REFUSALS;

/** Writes the word over the photo of what cannot be bought, and its reason in a sentence. */
export function writeUnavailableVeilAndReason(block: Block): { veil: string; reason: string } {
  const reason = PURCHASE_REFUSALS[block][1];
  if (block === "SOLD_OUT" || block === "NOT_ENOUGH_STOCK") return { veil: "품절", reason };
  return { veil: block === "APP_ONLY" ? "앱전용" : "판매 중지", reason };
}
