import { deriveRemainingOrder } from "../cancellations/derive-remaining-order.ts";
import { addWon, won } from "../money/won.ts";
import { computeQuote } from "../pricing/compute-quote.ts";
import { refund } from "../refunds/compute-refund.ts";
import type { Bought, Refund, RefundedSoFar, RefundReason } from "../refunds/refund-calculation-types.ts";
import { ok, type Result, refuse } from "../result.ts";
import type { AreaType } from "../shipping/area-of-zonecode.ts";

/**
 * Computes the refund when a paid order is redirected to another area: the area fee that is no longer needed; money
 * first, then points. An area that costs more is refused with AREA_FEE_DIFFERS, because nothing is charged after
 * payment. From then on the order is quoted for the new area, so that its cancels still end at exactly what was paid.
 *
 * @param before refunds by cancels and earlier changes
 * @returns `null` when shipping costs the same
 * @example from 제주 (3,000원) to 육지 (0원) // ok({ money: 3000, reasons: [AREA_SHIPPING_BACK 3,000] })
 * @example from 육지 to 제주 // refuse("AREA_FEE_DIFFERS")
 */
export function areaChangeRefund(
  order: Bought,
  before: RefundedSoFar,
  to: AreaType,
): Result<Refund | null, "AREA_FEE_DIFFERS"> {
  const { difference, moved } = areaChange(order, before, to);
  if (difference > 0) return refuse("AREA_FEE_DIFFERS");
  if (difference === 0) return ok(null);
  const back = refund(moved, before, []);
  const saved = won(-difference);
  const reasons: RefundReason[] = [
    { code: "AREA_SHIPPING_BACK", amount: saved },
    { code: "CARRIED_OVER", amount: won(addWon(back.money, back.points) - saved) },
  ];
  return ok({ ...back, reasons: reasons.filter(({ amount }) => amount !== 0) });
}

/**
 * Computes by how much the shipping fee of what is left of an order differs in another area, in 원.
 *
 * @example from 육지 (0원) to 제주 (3,000원) // 3000
 */
export function areaFeeDifference(order: Bought, before: RefundedSoFar, to: AreaType): number {
  return areaChange(order, before, to).difference;
}

function areaChange(order: Bought, before: RefundedSoFar, to: AreaType) {
  const moved = { ...order, area: to, chargedArea: order.chargedArea ?? order.area };
  const now = computeQuote(deriveRemainingOrder(order, before.productIds)).price;
  const then = computeQuote(deriveRemainingOrder(moved, before.productIds)).price;
  return { moved, difference: then - now };
}
