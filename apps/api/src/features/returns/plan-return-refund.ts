import { prorate } from "@todayfruit/domain/money/prorate";
import { addWon, subtractWon, sumWon, type Won, won } from "@todayfruit/domain/money/won";
import type { Refund } from "@todayfruit/domain/refunds/compute-refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isSellersFault, type ReturnReason } from "@todayfruit/domain/returns/return-reasons";
import { returnRefund } from "@todayfruit/domain/returns/return-refund";
import type { Runner } from "../../db/database.ts";
import { buildRefundInputOfOrder, givenOf, lineIdOf } from "../cancellations/build-refund-input-of-order.ts";
import {
  type OrderRow,
  type PurchasedProduct,
  sumGiven,
} from "../cancellations/cancellable-orders.repository.ts";
import {
  amountsOf,
  type Line,
  linesOf,
  returnShippingFeeOf,
} from "./compute-refundable-amounts-and-return-fee.ts";
import type { ClaimedOption } from "./returns.repository.ts";

export type ReturnInQuestion = {
  order: OrderRow;
  products: readonly PurchasedProduct[];
  product: PurchasedProduct;
  reason: ReturnReason;
  options: readonly ClaimedOption[];
  /** `true` when an earlier decision about the same request charged the return shipping. */
  isShippingCharged?: boolean;
};

export type ReturnRefundPlan = {
  refund: Refund;
  /** Claimed lines with the amount refunded for each, in 원. */
  given: (Line & { amount: Won })[];
  /** `true` when the buyer keeps nothing of the product. */
  isWhole: boolean;
};

/**
 * Plans the refund of a return: what its buyer is shown before the request, and what an approval pays.
 *
 * @param total money and points that go back together, in 원, when they are less than everything that was claimed;
 * `null`: everything
 */
export async function planReturnRefund(
  db: Runner,
  { order, products, product, reason, options, isShippingCharged = false }: ReturnInQuestion,
  total: number | null,
): Promise<Result<ReturnRefundPlan, "CLAIM_AMOUNT_TOO_HIGH">> {
  const bought = buildRefundInputOfOrder(order, products);
  const lines = linesOf(bought, product);
  const claimed = amountsOf(lines, options);
  const most = sumWon(claimed.map(({ amount }) => amount));
  const fee = isShippingCharged ? won(0) : returnShippingFeeOf(product);
  const isFault = isSellersFault(reason);
  const goods = total === null ? most : addWon(won(total), isFault || total === 0 ? won(0) : fee);
  if (subtractWon(most, goods) < 0) return refuse("CLAIM_AMOUNT_TOO_HIGH");
  const amounts = prorate(
    goods,
    claimed.map(({ amount }) => amount),
  );
  const given = claimed.map((line, index) => ({ ...line, amount: amounts[index] ?? won(0) }));
  const isWhole = lines.every((line) => line.left === (given.find(({ id }) => id === line.id)?.amount ?? 0));
  const refund = returnRefund(
    bought,
    givenOf(products, await sumGiven(db, order.id)),
    returnedOf(bought, products),
    {
      productId: product.id,
      lines: given.map(({ optionId, amount }) => ({ lineId: lineIdOf(product, optionId), amount })),
      isWhole,
      isSellersFault: isFault,
      returnShippingFee: fee,
    },
  );
  return ok({ refund, given, isWhole });
}

/** Lists products that were refunded entirely. */
function returnedOf(
  bought: ReturnType<typeof buildRefundInputOfOrder>,
  products: readonly PurchasedProduct[],
): number[] {
  return products
    .filter((product) => linesOf(bought, product).every(({ left }) => left === 0))
    .map(({ id }) => id);
}
