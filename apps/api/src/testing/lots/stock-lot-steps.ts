import { pay, placeOrder } from "../checkout-steps.ts";
import { guest, type Seeded, seedProduct } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { TestShop } from "../test-shop.ts";

/** Steps of lots: written, taken by orders, looked at. */

/** Paid order of units of one option. */
export type LotOrder = { id: number; uuid: string; token: string; productId: number };
/** Facts of a lot; what is left out has a value in which nothing is special. */
export type LotFacts = { code: string; units: number; harvestedOn?: string; expiresOn?: string };

let invoices = 0;

/** Creates the steps of an operator over the lots of a shop. */
export function stockLotSteps(shop: TestShop, work: string) {
  return { seed, buy, write, accept, dispatch, cancel, stockOut, lotsOf, takenBy };

  /** Seeds a product with one option. */
  async function seed(stock: number, distributorId?: number): Promise<Seeded & { optionId: number }> {
    const seeded = await seedProduct(shop.database.db, {
      stock,
      ...(distributorId === undefined ? {} : { distributorId }),
    });
    return { ...seeded, optionId: seeded.optionIds[0] };
  }

  /** Buys units of an option as a guest and pays for them. */
  async function buy(
    { productId, optionId }: { productId: number; optionId: number },
    units = 1,
  ): Promise<LotOrder> {
    const token = await guest(shop);
    const placed = await placeOrder(shop, token, { productId, optionId, units });
    await pay(shop, token, placed);
    const [order] = await select<{ id: number; product_id: number }>(
      shop,
      "select o.id, p.id as product_id from orders o join order_product p on p.order_id = o.id where o.uuid = $1",
      [placed.orderId],
    );
    if (!order) throw new Error("A placed order is stored");
    return { id: order.id, uuid: placed.orderId, token, productId: order.product_id };
  }

  /** Writes lots for units on hand; returns the answer. */
  function write(optionId: number, ...lots: LotFacts[]) {
    const rows = lots.map((lot) => ({
      optionId,
      harvestedOn: "2026-11-20",
      expiresOn: "2026-12-20",
      ...lot,
    }));
    return shop.call(work, "POST /operator/v1/stock-lots", { body: { rows, reason: "실사" } });
  }

  function accept(order: Pick<LotOrder, "id">) {
    return shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  }

  function dispatch(order: Pick<LotOrder, "id">) {
    invoices += 1;
    return shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
      path: { id: order.id },
      body: { carrier: "04", invoiceNumber: String(640_000_000_000 + invoices) },
    });
  }

  /** Cancels an order for its buyer; the request of one that is packed is approved. */
  async function cancel(order: Pick<LotOrder, "id">) {
    const path = { id: order.id };
    const asked = await shop.call(work, "PUT /operator/v1/orders/{id}/cancel", {
      path,
      body: { reason: "전화로 취소하셨어요" },
    });
    if (asked.status !== 200 || asked.reply.withdrawing !== "request") return asked.status;
    const approve = "PUT /operator/v1/orders/{id}/withdraw-request/approve";
    return (await shop.call(work, approve, { path, body: {} })).status;
  }

  function stockOut(order: Pick<LotOrder, "id">) {
    return shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
      path: { id: order.id },
      body: { reason: "상했어요" },
    });
  }

  /** Returns the units left of each lot of an option by its code. */
  async function lotsOf(optionId: number): Promise<Record<string, number>> {
    const rows = await select<{ code: string; remaining: number }>(
      shop,
      "select code, remaining from stock_lot where option_id = $1 order by id",
      [optionId],
    );
    return Object.fromEntries(rows.map(({ code, remaining }) => [code, remaining]));
  }

  /** Returns the units that an order has taken from each lot by its code. */
  async function takenBy(order: Pick<LotOrder, "id">): Promise<Record<string, number>> {
    const rows = await select<{ code: string; units: number }>(
      shop,
      `select l.code, sum(a.units)::int as units
         from stock_lot_allocation a join stock_lot l on l.id = a.stock_lot_id
         join order_option x on x.id = a.order_option_id join order_product op on op.id = x.order_product_id
        where op.order_id = $1 and a.status = 'taken' and a.kind = 'order' group by l.code`,
      [order.id],
    );
    return Object.fromEntries(rows.map(({ code, units }) => [code, units]));
  }
}
