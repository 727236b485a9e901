import { cancellationReasonText } from "@todayfruit/domain/cancellations/cancellation-reasons";
import { buyThroughCart } from "../buy-through-cart.ts";
import { requestPhoneCode } from "../conformance/phone-code-for-requests.ts";
import { ADDRESS, guest } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { Fields, Put, World, Written } from "./seeded-shop-and-field-types.ts";

/** Hostile texts in the reason of a cancel, in the buyer's own words. */
export const CANCELLATION_TEXT_ROUND_TRIPS: Fields = {
  "PUT /v3/app-users/orders/{id}/withdraw query.reasonText": (world, text) =>
    cancelled(world, text, world.token, (id, _pid, query) =>
      world.call(world.token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id }, query }),
    ),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw query.reasonText": (world, text) =>
    cancelled(world, text, world.token, (id, pid, query) =>
      world.call(world.token, "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw", {
        path: { id, pid },
        query,
      }),
    ),
  "PUT /v3/app-users/orders/{id}/guest-withdraw query.reasonText": async (world, text) =>
    cancelled(world, text, await guest(world.shop), async (id, _pid, query) => {
      const { token, body } = await proof(world);
      return world.call(token, "PUT /v3/app-users/orders/{id}/guest-withdraw", { path: { id }, query, body });
    }),
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw query.reasonText": async (world, text) =>
    cancelled(world, text, await guest(world.shop), async (id, pid, query) => {
      const { token, body } = await proof(world);
      return world.call(token, "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw", {
        path: { id, pid },
        query,
        body,
      });
    }),
};

type Query = { reason: "other"; reasonText: string };

/** Cancels an order with a text; its history shows the text with every blank as a space. */
async function cancelled(
  { shop }: World,
  reasonText: string,
  token: string,
  cancel: (id: number, pid: number, query: Query) => Promise<Put>,
): Promise<Written> {
  const order = await buyThroughCart(shop, token, [{}]);
  const put = await cancel(order.id, order.productIds[0] ?? 0, { reason: "other", reasonText });
  const kept = `구매자가 취소했어요: ${cancellationReasonText("other", reasonText)}`;
  const shown = async () => {
    const rows = await select<{ reason: string | null }>(
      shop,
      "select reason from order_status_change where order_id = $1",
      [order.id],
    );
    return rows.some(({ reason }) => reason === kept) ? reasonText : rows;
  };
  return [put, shown];
}

async function proof({ shop }: World) {
  const phone = ADDRESS.guestOrderPhone.replaceAll("-", "");
  const { token, code } = await requestPhoneCode(shop, phone);
  return { token, body: { name: ADDRESS.guestOrderName, phone, code } };
}
