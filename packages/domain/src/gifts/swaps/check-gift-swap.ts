import type { PurchaseRestriction } from "../../catalog/find-purchase-restriction.ts";
import type { TaxStatus } from "../../catalog/tax-status.ts";
import { addWon, type Won } from "../../money/won.ts";
import { productsPriceOf } from "../../pricing/compute-line-price-and-list-price.ts";
import type { QuoteLine } from "../../pricing/quote-input-types.ts";
import { ok, type Result, refuse } from "../../result.ts";
import { bundleFee } from "../../shipping/bundle-fee.ts";
import { bundlesOf } from "../../shipping/group-lines-into-bundles.ts";
import type { ShippingFeeType } from "../../shipping/shipping-fee-type.ts";
import { GIFT_CHARGED_AREA } from "../gift-area-rules.ts";

/** Line of one receiver's gift as it was paid for; prices in 원. */
export type GiftLine = Pick<
  QuoteLine,
  "lineId" | "productId" | "distributorId" | "unitPrice" | "units" | "taxStatus" | "shipping"
>;

/** Option that a receiver could get instead, at its price of the moment in 원. */
export type OfferedSwap = {
  productId: number;
  distributorId: number;
  unitPrice: number;
  taxStatus: TaxStatus;
  shipping: GiftLine["shipping"];
  /** Reason for which anybody is refused the units of the line now; `null`: none. */
  restriction: PurchaseRestriction | null;
  /** 출고일 of the option; `null` when it has none. */
  shipmentDate: string | null;
  /** Whether it can be brought to the area of the receiver. */
  isReached: boolean;
};

export type GiftSwapRefusal = "GIFT_SWAP_SOLD_OUT" | "GIFT_SWAP_UNAVAILABLE";

/**
 * Checks whether a receiver may swap a line of their gift for an option: another product that anybody may buy, at the price
 * that the sender paid, with the same shipping fee and tax, which is brought to them and has no 출고일. No won moves by a
 * swap, so the line must be alone in its parcel, before and after.
 *
 * @param lines all lines of the receiver
 * @example checkGiftSwap(apples at 27,900원, mangoes at 27,900원, [apples], "type03") // { ok: true }
 * @example checkGiftSwap(apples at 27,900원, mangoes at 25,900원, [apples], "type03") // GIFT_SWAP_UNAVAILABLE
 */
export function checkGiftSwap(
  line: GiftLine,
  offer: OfferedSwap,
  lines: readonly GiftLine[],
  feeType: ShippingFeeType,
): Result<null, GiftSwapRefusal> {
  if (!isAlone(line, lines, feeType)) return refuse("GIFT_SWAP_UNAVAILABLE");
  if (SOLD_OUT.includes(offer.restriction)) return refuse("GIFT_SWAP_SOLD_OUT");
  const others = lines.filter(({ lineId }) => lineId !== line.lineId);
  const isMet =
    offer.restriction === null &&
    offer.unitPrice === line.unitPrice &&
    offer.taxStatus === line.taxStatus &&
    offer.shipmentDate === null &&
    offer.isReached &&
    offer.productId !== line.productId &&
    others.every(({ distributorId }) => distributorId !== offer.distributorId) &&
    feeOf(line, line.shipping, feeType) === feeOf(line, offer.shipping, feeType);
  return isMet ? ok(null) : refuse("GIFT_SWAP_UNAVAILABLE");
}

/** Reports whether a line of a gift is sent and charged in a parcel of its own. */
export function isAlone(line: GiftLine, lines: readonly GiftLine[], feeType: ShippingFeeType): boolean {
  const own = bundlesOf(lines, feeType).find((bundle) =>
    bundle.lines.some(({ lineId }) => lineId === line.lineId),
  );
  return own?.lines.length === 1;
}

const SOLD_OUT: readonly (PurchaseRestriction | null)[] = ["SOLD_OUT", "NOT_ENOUGH_STOCK"];

function feeOf(line: GiftLine, shipping: GiftLine["shipping"], feeType: ShippingFeeType): Won {
  const { lineId, productId, distributorId, units } = line;
  const shipped = { lineId, productId, distributorId, units, productsPrice: productsPriceOf(line), shipping };
  const { baseFee, areaFee } = bundleFee([shipped], GIFT_CHARGED_AREA, feeType);
  return addWon(baseFee, areaFee);
}
