import { won } from "@todayfruit/domain/money/won";
import type { Bought } from "@todayfruit/domain/refunds/compute-refund";
import { refundableLineValues } from "@todayfruit/domain/returns/refundable-line-values";
import { computeCompensatedSupplyCost } from "@todayfruit/domain/settlements/compute-compensated-supply-cost";
import { farmShippingOwed } from "@todayfruit/domain/settlements/farm-shipping-owed";
import type { Tx } from "../../db/database.ts";
import { buildRefundInputOfOrder, lineIdOf } from "../cancellations/build-refund-input-of-order.ts";
import {
  listCancellables,
  listProductsOfOrders,
  type PurchasedProduct,
} from "../cancellations/cancellable-orders.repository.ts";
import type { NewAdjustment, NewSettlement } from "./settlements.repository.ts";
import {
  type ArrivedProduct,
  type CompensatedLine,
  listArrivedProducts,
  listBookedShipping,
  listCompensatedLines,
  listShippingBack,
  listWaitingCorrections,
} from "./unsettled-amounts.repository.ts";

type Farm = { id: number; name: string };

/** Next settlement of a farm, with the rows that it holds. */
export type PlannedSettlement = {
  farm: Farm;
  sums: NewSettlement;
  products: readonly ArrivedProduct[];
  adjustments: readonly NewAdjustment[];
  correctionIds: readonly number[];
};

/**
 * Computes the settlements of farms, in 원: the cost of products that arrived before `until`, shipping that was paid for
 * them, less what buyers got back, and the waiting corrections. Farms without any of these have none.
 */
export async function computeNextSettlements(
  tx: Tx,
  farms: readonly Farm[],
  until: Date,
): Promise<PlannedSettlement[]> {
  const ids = farms.map(({ id }) => id);
  const products = await listArrivedProducts(tx, ids, until);
  const settling = products.map(({ id }) => id);
  const compensated = await listCompensatedLines(tx, ids, settling);
  const orders = await loadOrders(tx, [...products, ...compensated]);
  const adjustments = [
    ...(await shippingOf(tx, orders, new Set(settling), new Set(products.map(orderAndFarm)))),
    ...compensated.flatMap((line) => deductionOf(orders, line)),
    ...(await listShippingBack(tx, ids, settling)).map(({ name, amount, ...back }) => ({
      ...NO_CAUSE,
      ...back,
      kind: "return_shipping" as const,
      amount: -(amount ?? 0),
      reason: `${name} 배송비를 돌려줬어요`,
    })),
  ];
  const corrections = Map.groupBy(await listWaitingCorrections(tx, ids), (row) => row.distributor_id);
  return farms.flatMap((farm) => {
    const own = products.filter((product) => product.distributor_id === farm.id);
    const adjusted = adjustments.filter((adjustment) => adjustment.distributor_id === farm.id);
    const corrected = corrections.get(farm.id) ?? [];
    if (own.length + adjusted.length + corrected.length === 0) return [];
    return {
      farm,
      sums: sumsOf(farm, own, adjusted, corrected),
      products: own,
      adjustments: adjusted,
      correctionIds: corrected.map(({ id }) => id),
    };
  });
}

function sumsOf(
  farm: Farm,
  products: readonly ArrivedProduct[],
  adjustments: readonly NewAdjustment[],
  correctionRows: readonly { amount: number }[],
): NewSettlement {
  const goods = sum(products.map((product) => product.goods ?? 0));
  const shipping = sum(adjustments.filter(({ kind }) => kind === "shipping").map(({ amount }) => amount));
  const returns = sum(adjustments.filter(({ kind }) => kind !== "shipping").map(({ amount }) => amount));
  const corrections = sum(correctionRows.map(({ amount }) => amount));
  return {
    distributor_id: farm.id,
    units: sum(products.map(({ units }) => units ?? 0)),
    goods,
    shipping,
    returns,
    corrections,
    total: goods + shipping + returns + corrections,
  };
}

const NO_CAUSE = { order_option_id: null, compensated: null, cancellation_id: null };

type Orders = Awaited<ReturnType<typeof loadOrders>>;

/** Loads the orders of products with what their prices were made of, by id. */
async function loadOrders(tx: Tx, rows: readonly { order_id: number }[]) {
  const ids = [...new Set(rows.map(({ order_id }) => order_id))];
  const orders = await listCancellables(tx, ids);
  const products = Map.groupBy(await listProductsOfOrders(tx, ids), ({ order_id }) => order_id);
  return new Map(
    orders.map((order) => {
      const own = products.get(order.id) ?? [];
      return [order.id, { products: own, bought: buildRefundInputOfOrder(order, own) }] as const;
    }),
  );
}

/** Lists the shipping of orders that settlements do not hold yet, of the farms that settle products of them. */
async function shippingOf(
  tx: Tx,
  orders: Orders,
  settling: ReadonlySet<number>,
  settlingFarms: ReadonlySet<string>,
): Promise<NewAdjustment[]> {
  const booked = await listBookedShipping(tx, [...orders.keys()]);
  return booked.flatMap((row): NewAdjustment[] => {
    const order = orders.get(row.order_id);
    if (!order || !settlingFarms.has(orderAndFarm(row))) return [];
    const cancelled = order.products.filter(({ is_withdrawn }) => is_withdrawn).map(({ id }) => id);
    const arrived = new Set([...row.settled, ...settling]);
    const due = farmShippingOwed(shippedBy(order), cancelled, arrived).get(row.distributor_id) ?? won(0);
    const amount = due - row.booked;
    const { order_id, distributor_id } = row;
    const reason = "배송비";
    return amount === 0 ? [] : [{ ...NO_CAUSE, order_id, distributor_id, kind: "shipping", amount, reason }];
  });
}

/** Returns an order with the farms that send its lines: a swapped product of a gift is sent by another than was bought from. */
function shippedBy({ bought, products }: { bought: Bought; products: readonly PurchasedProduct[] }): Bought {
  const farmOf = new Map(products.map(({ id, distributor_id }) => [id, distributor_id]));
  const lines = bought.lines.map((line) => ({
    ...line,
    distributorId: farmOf.get(line.productId) ?? line.distributorId,
  }));
  return { ...bought, lines };
}

/** Returns what is deducted for a line beyond earlier deductions; nothing for a line without a cost. */
function deductionOf(orders: Orders, line: CompensatedLine): NewAdjustment[] {
  const order = orders.get(line.order_id);
  const product = order?.products.find(({ id }) => id === line.order_product_id);
  if (!order || !product) throw new Error(`Order ${line.order_id} has no product ${line.order_product_id}`);
  const worth = refundableLineValues(order.bought).get(lineIdOf(product, line.option_id)) ?? won(0);
  const due = computeCompensatedSupplyCost({
    cost: won(line.cost),
    worth,
    compensated: won(line.compensated),
  });
  const amount = line.deducted - due;
  if (amount >= 0) return [];
  const { order_id, distributor_id, order_option_id, compensated } = line;
  const reason = `${line.name} 값을 돌려줬어요`;
  return [
    { ...NO_CAUSE, order_id, distributor_id, order_option_id, compensated, kind: "return", amount, reason },
  ];
}

function orderAndFarm(row: { order_id: number; distributor_id: number }): string {
  return `${row.order_id} ${row.distributor_id}`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
