import { isOptionAvailable } from "./is-option-available.ts";
import type { OptionStatus, ProductStatus } from "./product-and-option-status.ts";
import type { SaleType } from "./sale-type.ts";
import { saleWindowRestriction } from "./sale-window-restriction.ts";

/** Reason for which an option cannot be bought now. */
export type PurchaseRestriction =
  | "PRODUCT_NOT_ON_SALE"
  | "SOLD_OUT"
  | "NOT_ENOUGH_STOCK"
  | "APP_ONLY"
  | "GRADE_TOO_LOW"
  | "NOT_OPEN_YET"
  | "PERIOD_ENDED"
  | "SHARE_REQUIRED"
  | "WAITING_ROOM_ONLY"
  | "WAITING_ROOM_LIMIT";

export type PurchaseFacts = {
  productStatus: ProductStatus;
  optionStatus: OptionStatus;
  isAppOnly: boolean;
  platform: "android" | "ios" | "web";
  minAppUserGrade: number | null;
  /** Grade of the buyer; null for a guest. */
  buyerGrade: number | null;
  saleType: SaleType;
  /** Instants, ISO 8601 with offset. */
  comingSoonAt: string | null;
  limitedBeginAt: string | null;
  limitedEndAt: string | null;
  /** `true` when the product must be shared before it is bought and this buyer has not shared it. */
  lacksShare: boolean;
  /** Units that this buyer's place of the waiting room may buy, 0 without a called place; null for ordinary sale. */
  placeUnits: number | null;
  /** Excluded on purpose: 재판매 금지 is a promise of the buyer and blocks nothing. */
  noResale?: never;
  /** Unreserved units; null when unlimited. */
  available: number | null;
  units: number;
  now: string;
};

/**
 * Returns the first reason for which an option cannot be bought, in the order to show it to a shopper; null when it
 * can be bought. Reasons that no shopper can change come first, those that another quantity solves last. Throws a
 * RangeError for less than 1 unit.
 *
 * @example a product of status stock_in with 3 units left, 5 asked for // "NOT_ENOUGH_STOCK"
 * @example an app-only product, platform "web" // "APP_ONLY"
 * @example a product for grade 3 and above, a guest // "GRADE_TOO_LOW"
 * @example a product to be shared first, not shared yet // "SHARE_REQUIRED"
 * @example an option with a waiting room, a buyer whose turn has not come // "WAITING_ROOM_ONLY"
 */
export function findPurchaseRestriction(facts: PurchaseFacts): PurchaseRestriction | null {
  if (!Number.isSafeInteger(facts.units) || facts.units < 1) {
    throw new RangeError(`One or more units are bought, not ${facts.units}`);
  }
  if (isWithdrawnFromSale(facts)) return "PRODUCT_NOT_ON_SALE";
  const outsideWindow = saleWindowRestriction(facts);
  if (outsideWindow !== null) return outsideWindow;
  if (isSoldOut(facts)) return "SOLD_OUT";
  if (!isOptionAvailable(facts)) return "PRODUCT_NOT_ON_SALE";
  if (facts.isAppOnly && facts.platform === "web") return "APP_ONLY";
  if (facts.minAppUserGrade !== null && isBelow(facts.minAppUserGrade, facts.buyerGrade)) {
    return "GRADE_TOO_LOW";
  }
  if (facts.lacksShare) return "SHARE_REQUIRED";
  if (facts.placeUnits === 0) return "WAITING_ROOM_ONLY";
  if (facts.placeUnits !== null && facts.units > facts.placeUnits) return "WAITING_ROOM_LIMIT";
  return leftFor(facts) < facts.units ? "NOT_ENOUGH_STOCK" : null;
}

function isWithdrawnFromSale({ productStatus, optionStatus }: PurchaseFacts): boolean {
  return (
    productStatus === "waiting" ||
    productStatus === "suspended" ||
    productStatus === "removed" ||
    optionStatus === "suspended"
  );
}

function isSoldOut(facts: PurchaseFacts): boolean {
  return isOut(facts.productStatus) || isOut(facts.optionStatus) || leftFor(facts) <= 0;
}

function isOut(status: ProductStatus | OptionStatus): boolean {
  return status === "stock_out" || status === "temp_stock_out";
}

function leftFor({ optionStatus, available }: PurchaseFacts): number {
  return optionStatus === "unlimited_stock_in" || available === null ? Number.POSITIVE_INFINITY : available;
}

function isBelow(minimum: number, buyerGrade: number | null): boolean {
  return buyerGrade === null || buyerGrade < minimum;
}
