import { buyDeliveredGift } from "../buy-delivered-or-thanked-gift.ts";
import { buyGift, GIFT_ADDRESS } from "../buy-gift-and-enter-address-steps.ts";
import { checkGift, giftData, openGift } from "../gift-checkout-steps.ts";
import { newPhone } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import { addressTexts } from "./account-text-round-trips.ts";
import type { Fields, World, Written } from "./seeded-shop-and-field-types.ts";

/** Hostile texts between the sender and the receiver of a gift. */

const CHK = "POST /v4/app-users/order-tmp/chk/{id} body.giftData";

/** Texts between sender and receiver of a gift. */
export const GIFT_TEXT_ROUND_TRIPS: Fields = {
  [`${CHK}.giftMessage`]: (world, giftMessage) => given(world, { giftMessage }),
  [`${CHK}.giftSenderName`]: (world, giftSenderName) => given(world, { giftSenderName }),
  [`${CHK}.receivers[].name`]: (world, name) => given(world, { receivers: [{ name, phone: newPhone() }] }),
  ...addressTexts("POST /v1/gift/to/{id}/address body", async (world, change) => {
    const { call, clerk } = world;
    const { link, orderId } = await arrived(world);
    return [
      await call(null, "POST /v1/gift/to/{id}/address", {
        path: { id: link },
        body: { ...GIFT_ADDRESS, ...change },
      }),
      async () =>
        (
          await call(clerk, "POST /operator/v1/orders/{id}/personal-data", {
            path: { id: orderId },
            body: { reason: "시험" },
          })
        ).reply,
    ];
  }),
  "POST /v1/gift/to/{id}/thanks body.thanks": async (world, thanks) => {
    const { call, token } = world;
    const { links, groupId } = await buyDeliveredGift(world.shop, token);
    const link = links[0] ?? "";
    return [
      await call(null, "POST /v1/gift/to/{id}/thanks", { path: { id: link }, body: { thanks } }),
      async () => (await call(token, "GET /v1/gift/group/{id}", { path: { id: groupId } })).reply,
    ];
  },
  "POST /v1/gift/to/{id}/decline body.reason": async (world, reason) => {
    const { link, gift } = await arrived(world);
    return [
      await world.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: link }, body: { reason } }),
      () => select(world.shop, "select reason from gift_status_change where gift_id = $1", [gift]),
    ];
  },
};

/** Buys a gift that waits for its address. */
async function arrived({ shop, token }: World) {
  const gift = await buyGift(shop, token);
  return { link: gift.links[0] ?? "", gift: gift.giftIds[0], orderId: gift.orderId };
}

async function given(
  { shop, token, goods }: World,
  change: Parameters<typeof giftData>[2],
): Promise<Written> {
  const form = await openGift(shop, token, [goods], 1);
  return [
    await checkGift(shop, token, form, giftData("alimtalk", 1, change)),
    () =>
      select(
        shop,
        `select g.message, g.sender_name, t.receiver_name
           from gift_group g join gift t on t.gift_group_id = g.id order by g.id desc limit 1`,
      ),
  ];
}
