import type { OptionStatus } from "../catalog/product-and-option-status.ts";
import type { OrderItemProductStatus } from "../orders/status.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Line of an order: its product, the units, and the price of one in 원 that the buyer paid. */
export type OrderedLine = {
  productId: number;
  optionId: number;
  status: OrderItemProductStatus;
  units: number;
  unitPrice: number;
  /** Day of dispatch of a pre-order, KST; `null`: as the farm ships. */
  shipmentDate: string | null;
};

/** Option that could be sent instead, with its price of the moment in 원. */
export type OfferedOption = {
  productId: number;
  optionId: number;
  status: OptionStatus;
  unitPrice: number;
  /** Units that nobody has reserved; `null`: not counted. */
  remaining: number | null;
  shipmentDate: string | null;
  /** Sold with a place of a waiting room alone. */
  isFromWaitingRoom: boolean;
};

export type OptionChangeRefusal =
  | "OPTION_CHANGE_TOO_LATE"
  | "OPTION_CHANGE_UNKNOWN"
  | "OPTION_CHANGE_WAITING_ROOM"
  | "OPTION_CHANGE_SOLD_OUT"
  | "OPTION_CHANGE_PRICE_DIFFERS"
  | "OPTION_CHANGE_DAY_DIFFERS";

/** Statuses in which a paid line is not dispatched yet. */
const OPEN: readonly OrderItemProductStatus[] = ["paid", "delivery_waiting", "delivery_delay"];

/**
 * Checks whether a line can be changed to another option of the same product: before dispatch, in stock and in no
 * waiting room, at the price that was paid and on the same day of dispatch. For another price the line is cancelled and the option ordered by
 * telephone, because payment, points and coupon follow the price.
 */
export function checkOptionChange(
  line: OrderedLine,
  offer: OfferedOption | null,
): Result<null, OptionChangeRefusal> {
  if (!OPEN.includes(line.status)) return refuse("OPTION_CHANGE_TOO_LATE");
  if (offer === null || offer.productId !== line.productId || offer.optionId === line.optionId)
    return refuse("OPTION_CHANGE_UNKNOWN");
  if (offer.isFromWaitingRoom) return refuse("OPTION_CHANGE_WAITING_ROOM");
  if (!isInStock(offer, line.units)) return refuse("OPTION_CHANGE_SOLD_OUT");
  if (offer.unitPrice !== line.unitPrice) return refuse("OPTION_CHANGE_PRICE_DIFFERS");
  if (offer.shipmentDate !== line.shipmentDate) return refuse("OPTION_CHANGE_DAY_DIFFERS");
  return ok(null);
}

function isInStock({ status, remaining }: OfferedOption, units: number): boolean {
  if (status === "unlimited_stock_in") return true;
  return status === "stock_in" && (remaining === null || remaining >= units);
}
