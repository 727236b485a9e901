import { won } from "@todayfruit/domain/money/won";
import { mayWithdraw, type Withdrawing, type WithdrawRefusal } from "@todayfruit/domain/refunds/may-withdraw";
import { type Bought, type Given, type Refund, refund } from "@todayfruit/domain/refunds/refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import { type BoughtProduct, listBoughtProducts, type OrderRow, sumGiven } from "./withdrawals.repository.ts";

/** What cancelling would do: shown before it is confirmed, and done when it is. */
export type WithdrawalPlan = {
  withdrawing: Withdrawing;
  order: OrderRow;
  products: BoughtProduct[];
  /** Those of the products that are cancelled. */
  chosen: BoughtProduct[];
  /** `null` when no money or points of products come back: nothing was paid, or nothing is left to do. */
  refund: Refund | null;
};

type PlanRefusal = WithdrawRefusal | "ORDER_NOT_FOUND" | "REFUND_ACCOUNT_REQUIRED";

/**
 * Decides what cancelling an order, or one product of it, does now and what comes back.
 *
 * @param orderProductId `orderItemProducts[].id`; `null`: the whole order
 */
export async function planWithdrawal(
  db: Runner,
  order: OrderRow,
  orderProductId: number | null,
): Promise<Result<WithdrawalPlan, PlanRefusal>> {
  const products = await listBoughtProducts(db, order.id);
  const wanted = products.filter(({ id }) => orderProductId === null || id === orderProductId);
  if (wanted.length === 0) return refuse("ORDER_NOT_FOUND");
  const allowed = mayWithdraw({
    withdrawType: order.withdraw_type,
    isWhole: orderProductId === null,
    chosen: wanted.map(({ status }) => status),
  });
  if (!allowed.ok) return allowed;

  const chosen = allowed.value === "done" ? [] : wanted.filter(isToDo);
  const plan = { withdrawing: allowed.value, order, products, chosen };
  if (plan.withdrawing === "done" || plan.withdrawing === "close-unpaid")
    return ok({ ...plan, refund: null });
  const back = await refundFor(db, order, products, chosen);
  return back.ok ? ok({ ...plan, refund: back.value }) : back;
}

/** What comes back for products of a paid order. */
export async function refundFor(
  db: Runner,
  order: OrderRow,
  products: readonly BoughtProduct[],
  chosen: readonly BoughtProduct[],
): Promise<Result<Refund, "REFUND_ACCOUNT_REQUIRED">> {
  const given = await sumGiven(db, order.id);
  const back = refund(
    boughtOf(order, products),
    givenOf(products, given),
    chosen.map(({ product_id }) => product_id),
  );
  // A bank account that was paid into takes nothing back: the provider needs to know where the money goes.
  const isLost = order.method === "vbank" && back.money > 0 && !order.has_account;
  return isLost ? refuse("REFUND_ACCOUNT_REQUIRED") : ok(back);
}

/** A request that was made before is not made again; it is answered by the farm. */
function isToDo({ status }: BoughtProduct): boolean {
  return !["withdraw_complete", "stock_out", "incomplete", "withdraw_request"].includes(status);
}

/** An order as refunds are reckoned from it. */
export function boughtOf(order: OrderRow, products: readonly BoughtProduct[]): Bought {
  return {
    area: order.area,
    chargedArea: order.charged_area,
    shippingFeeType: order.shipping_fee_type,
    couponDiscount: won(order.coupon_discount),
    usedPoint: won(order.used_point),
    price: won(order.price),
    taxFree: won(order.tax_free),
    lines: products.flatMap((product) =>
      product.options.map((option) => ({
        lineId: String(option.option_id),
        productId: product.product_id,
        optionId: option.option_id,
        distributorId: product.distributor_id,
        unitPrice: won(option.unit_price),
        unitListPrice: won(option.unit_list_price),
        units: option.units,
        taxStatus: option.tax_status,
        shipping: option.shipping,
      })),
    ),
  };
}

export function givenOf(
  products: readonly BoughtProduct[],
  { money, points, tax_free }: { money: number; points: number; tax_free: number },
): Given {
  return {
    productIds: products.filter(({ is_withdrawn }) => is_withdrawn).map(({ product_id }) => product_id),
    money: won(money),
    points: won(points),
    taxFree: won(tax_free),
  };
}
