import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { type Pick, type Placed, pay, type SeenForm, type WindowMethod } from "./checkout-steps.ts";
import type { Answered, TestShop } from "./test-shop.ts";

/** Steps of buying a gift by calls: input, order form, last check, payment. */

type Chk = "POST /v4/app-users/order-tmp/chk/{id}";
type Data = NonNullable<Input<Chk>["body"]["giftData"]>;
export type GiftGroup = Reply<"GET /v4/app-users/orders/gift-group/{id}">;
export type PlacedGift = Placed & { giftGroupId: number };

/** Returns the sender's input: by message to `receivers` people, or one link for each to pass on. */
export function giftData(
  giftNotiType: "alimtalk" | "kakaotalkSend",
  receivers: number,
  change: Partial<Data> = {},
): Data {
  return {
    giftNotiType,
    receivers:
      giftNotiType === "kakaotalkSend"
        ? []
        : Array.from({ length: receivers }, (_, index) => ({
            name: `받는이${"가나다라마바사아자차"[index % 10]}`,
            phone: `0102345${String(1000 + index)}`,
          })),
    giftSenderName: "김하루",
    giftMessage: "늘 고마워요",
    ...change,
  };
}

/** Opens the order form of a gift for a number of receivers, as its sender last saw it. */
export async function openGift(
  shop: TestShop,
  token: string,
  picks: readonly [Pick, ...Pick[]],
  giftCount: number,
  body: { usedPoint?: number; couponId?: number; shippingCouponId?: number } = {},
): Promise<SeenForm> {
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp/gift", {
    body: {
      productId: picks[0].productId,
      optionGroups: picks.map(({ optionId, units }) => ({ optionId, optionUnit: units ?? 1 })),
    },
  });
  if (tmp.status !== 200) throw new Error(`order-tmp/gift: ${tmp.refusal.code}`);
  const form = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id: tmp.reply.id },
    query: { isGift: true, giftCount },
    body,
  });
  if (form.status !== 200) throw new Error(`calculate: ${form.refusal.code}`);
  return { id: form.reply.id, price: form.reply.prices.price, usedPoint: form.reply.prices.usedPoint };
}

/** Makes the last check before paying for a gift. */
export function checkGift(
  shop: TestShop,
  token: string,
  form: SeenForm,
  data: Data,
  change: Partial<Input<Chk>["body"]> = {},
): Promise<Answered<Chk>> {
  return shop.call(token, "POST /v4/app-users/order-tmp/chk/{id}", {
    path: { id: form.id },
    body: {
      chkPrice: form.price,
      chkUsedPoint: -form.usedPoint,
      pgType: "toss",
      paymentMethodType: "card",
      isGift: true,
      giftData: data,
      ...change,
    },
  });
}

/** Places a gift; it waits for its payment. */
export async function placeGift(
  shop: TestShop,
  token: string,
  pick: Pick,
  data: Data,
  giftCount: number,
  change: Partial<Input<Chk>["body"]> = {},
): Promise<PlacedGift> {
  const form = await openGift(shop, token, [pick], giftCount);
  const chk = await checkGift(shop, token, form, data, change);
  if (chk.status !== 200) throw new Error(`chk: ${chk.refusal.code}`);
  const { orderId, price, giftGroupId } = chk.reply;
  return { orderId, price, orderTmpId: form.id, giftGroupId: giftGroupId ?? 0 };
}

/** Buys a gift; returns it as its sender sees it. */
export async function buyGift(
  shop: TestShop,
  token: string,
  pick: Pick,
  data: Data,
  giftCount: number,
  method: WindowMethod = "CARD",
): Promise<{ order: PlacedGift; group: GiftGroup }> {
  const order = await placeGift(shop, token, pick, data, giftCount);
  await pay(shop, token, order, method);
  return { order, group: await giftGroup(shop, token, order.giftGroupId) };
}

export async function giftGroup(shop: TestShop, token: string, id: number): Promise<GiftGroup> {
  const seen = await shop.call(token, "GET /v4/app-users/orders/gift-group/{id}", { path: { id } });
  if (seen.status !== 200) throw new Error(`gift-group: ${seen.refusal.code}`);
  return seen.reply;
}
