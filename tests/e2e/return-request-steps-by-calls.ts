import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";
import { callAs } from "./buying-steps-by-calls.ts";
import { change, read } from "./read-and-change-rows.ts";

/** Photo of fruit, as a buyer would take it. */
export const RETURN_PHOTO = path.resolve(import.meta.dirname, "../../data/media/photos/anjou-1.jpg");

/** Moves an order to delivered, step by step. */
export async function arrive(orderId: number): Promise<void> {
  const way = ["paid", "delivery_waiting", "delivering", "delivery_end"];
  for (const [index, to] of way.slice(1).entries()) {
    await change(
      `with moved as (update orders set status = $2 where id = $1),
       products as (update order_product set status = $2 where order_id = $1)
       insert into order_status_change (order_id, from_status, to_status, actor, at) values ($1, $3, $2, 'shop', now())`,
      [orderId, to, way[index]],
    );
  }
}

/** Asks to return or exchange the whole of an order's first product, with a photo; returns the id. */
export async function requestReturnByCalls(
  page: Page,
  orderId: number,
  wish: "refund" | "replace" = "refund",
  details = "바닥 쪽이 물렀어요",
): Promise<number> {
  const [line] = await read<{ id: number; pid: number }>(
    "select o.id, o.order_product_id as pid from order_option o join order_product p on p.id = o.order_product_id where p.order_id = $1",
    [orderId],
  );
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? localStorage.getItem("token"));
  const sent = await page.request.post("/v1/app-users/images", {
    headers: {
      platform: "web",
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
    },
    data: await readFile(RETURN_PHOTO),
  });
  if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
  const { path: picture } = (await sent.json()) as { path: string };
  const { id } = await callAs(page, "POST /v1/app-users/order-items/{id}/products/{pid}/claims", {
    path: { id: orderId, pid: line?.pid ?? 0 },
    body: {
      wish,
      reason: "spoiled",
      details,
      photos: [picture],
      options: [{ id: line?.id ?? 0, optionUnit: 1 }],
    },
  });
  return id;
}
