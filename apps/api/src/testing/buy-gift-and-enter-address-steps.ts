import type { Input } from "@todayfruit/contract/all-calls";
import type { GiftNotiType } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import { deriveGiftLink } from "../features/gift-links/derive-gift-link.ts";
import { announceGifts } from "../features/gifts/timed/announce-gifts.ts";
import { pay, type WindowMethod } from "./checkout-steps.ts";
import { checkGift, giftData, openGift } from "./gift-checkout-steps.ts";
import { givePoints, PASSWORD, type ProductSeed, seedProduct } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Purchase of a gift up to its links, and the address that a receiver enters. */

/** Bought gift: each receiver's `giftTos[].id`, `orderItemProducts[].id` and link, in order. */
export type BoughtGift = {
  orderId: number;
  orderUuid: string;
  groupId: number;
  optionId: number;
  giftIds: number[];
  orderProductIds: number[];
  links: string[];
};

export type GiftRequest = {
  receivers?: number;
  notiType?: GiftNotiType;
  product?: ProductSeed;
  usedPoint?: number;
  method?: "card" | "vbank";
  /** From when receivers are notified, ISO 8601. */
  notifyAt?: string;
  /** Leaves the gift unpaid. */
  until?: "placed";
};

const WINDOWS: Record<NonNullable<GiftRequest["method"]>, WindowMethod> = {
  card: "CARD",
  vbank: "VIRTUAL_ACCOUNT",
};
let phones = 0;

/** Buys a gift as a member: one unit of a product with free shipping for each receiver, paid and announced. */
export async function buyGift(
  shop: TestShop,
  token: string,
  {
    receivers = 1,
    notiType = "alimtalk",
    product,
    usedPoint = 0,
    method = "card",
    notifyAt,
    until,
  }: GiftRequest = {},
): Promise<BoughtGift> {
  if (usedPoint > 0) await givePoints(shop, token, usedPoint);
  // A deposit is refunded to a known account only.
  if (method === "vbank") await keepAccount(shop, token);
  const { productId, optionIds } = await seedProduct(shop.database.db, { base: 0, ...product });
  const [optionId] = optionIds;
  const form = await openGift(shop, token, [{ productId, optionId }], receivers, { usedPoint });
  const data = giftData(notiType, receivers, {
    receivers: receiversOf(notiType, receivers),
    giftNotifyAt: notifyAt ?? null,
  });
  const chk = await checkGift(shop, token, form, data, { paymentMethodType: method });
  if (chk.status !== 200) throw new Error(`chk: ${chk.refusal.code}`);
  const { orderId: orderUuid, price, giftGroupId } = chk.reply;
  if (until !== "placed") {
    const paid = await pay(shop, token, { orderId: orderUuid, price, orderTmpId: form.id }, WINDOWS[method]);
    if (paid.status !== 200) throw new Error(`pay: ${paid.refusal.code}`);
    await announceGifts(shop.services);
  }
  const gifts = await select<{ id: number; order_id: number; product_id: number }>(
    shop,
    `select t.id, t.order_id, op.id as product_id from gift t join order_product op on op.gift_id = t.id
      where t.gift_group_id = $1 order by t.position`,
    [giftGroupId],
  );
  return {
    orderId: gifts[0]?.order_id ?? 0,
    orderUuid,
    groupId: giftGroupId ?? 0,
    optionId,
    giftIds: gifts.map(({ id }) => id),
    orderProductIds: gifts.map(({ product_id }) => product_id),
    links: gifts.map(({ id }) => deriveGiftLink(shop.services.rules, { id, link_generation: 1 }).uuid),
  };
}

function receiversOf(notiType: GiftNotiType, count: number): { name: string; phone: string }[] {
  return Array.from({ length: count }, (_, index) => {
    phones += 1;
    const phone = notiType === "alimtalk" ? `0107${String(phones).padStart(7, "0")}` : "";
    return { name: `받는이${index + 1}`, phone };
  });
}

/** Stores the refund account of a member. */
export function keepAccount(shop: TestShop, token: string) {
  return shop.call(token, "PUT /v1/app-users", {
    body: {
      withdrawAccount: { owner: "김하루", bankName: "국민은행", accountNumber: "110123456789" },
      currentPassword: PASSWORD,
    },
  });
}

/** Address of a gift as its receiver enters it. */
export const GIFT_ADDRESS: GiftAddress = {
  selectedAddress: "서울 마포구 월드컵로 1",
  roadAddress: "서울 마포구 월드컵로 1",
  jibunAddress: "",
  addressDetail: "비밀의집 302호",
  receiverName: "박소담",
  phone: "010-7777-8888",
  zonecode: "04001",
  memo: "문 앞에 놓아 주세요",
};

export type GiftAddress = Input<"POST /v1/gift/to/{id}/address">["body"];

export function enterAddressOfGift(
  shop: TestShop,
  link: string | undefined,
  change: Partial<GiftAddress> = {},
) {
  return shop.call(null, "POST /v1/gift/to/{id}/address", {
    path: { id: link ?? "" },
    body: { ...GIFT_ADDRESS, ...change },
  });
}
