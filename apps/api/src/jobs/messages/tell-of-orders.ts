import type { Tx } from "../../db/database.ts";
import {
  findToldOrder,
  listOrdersToTell,
  type OrderNews,
  type ToldProduct,
  takeNews,
} from "../../features/messages/order-notices.repository.ts";
import type { Services } from "../../http/context.ts";
import { eachOnItsOwn } from "../rewards/each-on-its-own.ts";
import { tellBuyer } from "./tell-buyer.ts";
import { tellOfGifts } from "./tell-of-gifts.ts";

/**
 * Notifies buyers about their orders: awaiting a deposit, paid, delayed, dispatched, delivered, cancelled.
 * Simultaneous news of one kind go into one notice. News are deleted in the transaction that writes the notice, so
 * each is sent once.
 *
 * @returns number of orders with news
 */
export function tellOfOrders(services: Services, take = 200): Promise<number> {
  return eachOnItsOwn(
    services.log,
    "tell-of-orders",
    (after) => listOrdersToTell(services.db, after, take),
    (orderId) => services.db.transaction((tx) => tellOfOne(services, tx, orderId)),
  );
}

async function tellOfOne(services: Services, tx: Tx, orderId: number): Promise<void> {
  const news = await takeNews(tx, orderId);
  const order = await findToldOrder(tx, orderId);
  if (!order) return;
  for (const [kind, told] of Map.groupBy(news, ({ kind }) => kind)) {
    const products = order.products.filter(({ id }) =>
      told.some(({ order_product_id }) => order_product_id === id),
    );
    await tellOfGifts(services, tx, kind, products);
    const own = products.filter((product) => isForBuyer(kind, product));
    if (own.length > 0) await tellBuyer(services, tx, { kind, orderId, order, products: own });
  }
}

const OF_MONEY: readonly OrderNews[] = ["paid", "account", "deposited", "lapsed", "stock_out"];

/**
 * Reports whether news go to the buyer: the progress of a gift goes to its receiver, and the end of a declined or
 * expired gift is announced to its sender separately.
 */
function isForBuyer(kind: OrderNews, { gift_status }: ToldProduct): boolean {
  return (
    gift_status === null || OF_MONEY.includes(kind) || (kind === "cancelled" && gift_status === "withdrawn")
  );
}
