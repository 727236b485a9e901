import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { forEachDueRow } from "../../jobs/queue/for-each-due-row.ts";
import {
  dequeueOrderUpdates,
  findNotifiedOrder,
  listOrdersWithUpdates,
  type NotifiedProduct,
  type OrderUpdate,
} from "./due-order-notices.repository.ts";
import { notifyBuyerOfOrderUpdate } from "./notify-buyer-of-order-update.ts";
import { notifyGiftParties } from "./notify-gift-parties.ts";

/**
 * Notifies buyers about their orders: awaiting a deposit, paid, delayed, dispatched, delivered, cancelled.
 * Simultaneous news of one kind go into one notice. News are deleted in the transaction that writes the notice, so
 * each is sent once.
 *
 * @returns number of orders with news
 */
export function notifyOrderUpdates(services: Services, take = 200): Promise<number> {
  return forEachDueRow(
    services.log,
    "notify-order-updates",
    (after) => listOrdersWithUpdates(services.db, { after, take, now: services.now() }),
    (orderId) => services.db.transaction((tx) => notifyOfOrder(services, tx, orderId)),
  );
}

async function notifyOfOrder(services: Services, tx: Tx, orderId: number): Promise<void> {
  const news = await dequeueOrderUpdates(tx, orderId, services.now());
  const order = await findNotifiedOrder(tx, orderId);
  if (!order) return;
  for (const [kind, told] of Map.groupBy(news, ({ kind }) => kind)) {
    const products = order.products.filter(({ id }) =>
      told.some(({ order_product_id }) => order_product_id === id),
    );
    await notifyGiftParties(services, tx, kind, products);
    const own = products.filter((product) => isForBuyer(kind, product));
    if (own.length > 0) await notifyBuyerOfOrderUpdate(services, tx, { kind, orderId, order, products: own });
  }
}

const OF_MONEY: readonly OrderUpdate[] = ["paid", "account", "deposited", "lapsed", "stock_out"];

/**
 * Reports whether news go to the buyer: the progress of a gift goes to its receiver, and the end of a declined or
 * expired gift is announced to its sender separately.
 */
function isForBuyer(kind: OrderUpdate, { gift_status }: NotifiedProduct): boolean {
  return (
    gift_status === null || OF_MONEY.includes(kind) || (kind === "cancelled" && gift_status === "withdrawn")
  );
}
