import { sendMessages } from "../features/messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "../features/order-updates/notify-order-updates.ts";
import { buyThroughCart, type CartOrder } from "./buy-through-cart.ts";
import { newPhone, signUp } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

let invoices = 0;
const nextInvoice = () => {
  invoices += 1;
  return String(641_000_000_000 + invoices);
};

/** Creates the steps of an operator who moves orders and takes it back, and what their buyers are told. */
export function undoOrderMoveSteps(shop: TestShop, work: string) {
  return { bought, packed, accept, hold, dispatch, dispatchMany, arrive, undo, statusOf, told };

  /** Buys a product as a new member. */
  async function bought(): Promise<CartOrder & { phone: string; token: string }> {
    const phone = newPhone();
    const { token } = (await signUp(shop, { phone })).reply;
    return { ...(await buyThroughCart(shop, token, [{}])), phone, token };
  }

  async function packed() {
    const order = await bought();
    await accept(order.id);
    return order;
  }

  function accept(id: number) {
    return shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  }

  function hold(id: number, shipsOn?: string) {
    const body = { reason: "비가 와서", ...(shipsOn === undefined ? {} : { shipsOn }) };
    return shop.call(work, "PUT /operator/v1/orders/{id}/hold", { path: { id }, body });
  }

  function dispatch(id: number, invoiceNumber: string = nextInvoice()) {
    const body = { carrier: "04", invoiceNumber };
    return shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", { path: { id }, body });
  }

  function dispatchMany(ids: readonly number[]) {
    const rows = ids.map((id) => ({ orderNumber: String(id), carrier: "04", invoiceNumber: nextInvoice() }));
    return shop.call(work, "POST /operator/v1/orders/dispatch", { body: { rows } });
  }

  function arrive(id: number) {
    return shop.call(work, "PUT /operator/v1/orders/{id}/arrive", { path: { id }, body: { reason: "도착" } });
  }

  function undo(id: number, partial = false) {
    const body = { reason: "잘못 눌렀어요" };
    return shop.call(work, "POST /operator/v1/changes/{id}/undo", { path: { id }, query: { partial }, body });
  }

  /** Returns the status of an order, then those of its products. */
  async function statusOf(id: number): Promise<string[]> {
    const rows = await select<{ status: string }>(
      shop,
      `select status from orders where id = $1
        union all select status from (select status from order_product where order_id = $1 order by id) products`,
      [id],
    );
    return rows.map(({ status }) => status);
  }

  /** Runs the jobs that tell, and lists the templates sent to a number, oldest first. */
  async function told(phone: string): Promise<string[]> {
    await notifyOrderUpdates(shop.services);
    await sendMessages(shop.services);
    const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
    return (list as { templateId: string | null }[]).flatMap(({ templateId }) => templateId ?? []).reverse();
  }
}
