import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { Tx } from "../db/database.ts";
import {
  listPurchasedProducts,
  lockCancellable,
} from "../features/cancellations/cancellable-orders.repository.ts";
import { executeApprovedCancellation } from "../features/cancellations/execute-cancellation.ts";
import { refundFor } from "../features/cancellations/plan-cancellation.ts";
import { refundMoney } from "../features/payments/refunds/refund-money.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Changes of a gift without its calls: a part refunded, an address entered. */

/** Refunds one receiver's part to the sender, unless it has ended or is packed; returns the refund in 원. */
export async function takeBackGift(
  shop: TestShop,
  giftToId: number,
  to: Extract<GiftStatus, "declined" | "expired" | "withdrawn">,
): Promise<number> {
  const { db, now } = shop.services;
  const [gift] = await select<{ order_id: number; uuid: string; position: number }>(
    shop,
    "select t.order_id, t.position, o.uuid from gift t join orders o on o.id = t.order_id where t.id = $1",
    [giftToId],
  );
  if (!gift) throw new Error("There is such a gift");
  const back = await db.transaction(async (tx) => {
    const order = await lockCancellable(tx, gift.order_id);
    if (!order) throw new Error("There is such an order");
    const products = await listPurchasedProducts(tx, order.id);
    const chosen = products.filter(({ receiver, status }) => receiver === gift.position && status === "paid");
    const isWhole = chosen.length === products.filter(({ receiver }) => receiver === gift.position).length;
    if (order.payment_status !== "paid" || !isWhole || !(await end(tx, shop, giftToId, to))) return 0;
    const refund = await refundFor(tx, order, { products, chosen, now: now() });
    if (!refund.ok) throw new Error(refund.code);
    const plan = { withdrawing: "at-once", order, products, chosen, refund: refund.value } as const;
    await executeApprovedCancellation(
      tx,
      plan,
      { to: "withdraw_complete", actor: "buyer", reason: "선물을 돌려받았어요" },
      now(),
    );
    return refund.value.money + refund.value.points;
  });
  await refundMoney(shop.services, gift.uuid);
  return back;
}

/** Enters the receiver's address; returns false when it is too late. */
export async function enterAddress(shop: TestShop, giftToId: number, zonecode = "05551"): Promise<boolean> {
  const rows = await select(
    shop,
    `with entered as (
       update gift
          set status = 'address_entered', address_entered_at = $3,
              address = jsonb_build_object('selectedAddress', '서울 송파구 올림픽로 300', 'roadAddress', '', 'jibunAddress', '',
                'addressDetail', '1203호', 'receiverName', '박소담', 'phone', '01023456789', 'zonecode', $2::text,
                'memo', '', 'deliveryAddressType', '')
        where id = $1 and status = 'unused' and sent_at is not null
       returning id
     )
     insert into gift_status_change (gift_id, from_status, to_status, actor, at)
     select id, 'unused', 'address_entered', 'receiver', $3 from entered returning id`,
    [giftToId, zonecode, shop.clock.now],
  );
  return rows.length > 0;
}

const END = {
  name: "test-end-gift",
  text: `with old as (select id, status from gift where id = $1 and (status = 'unused' or status = 'address_entered' and $2 <> 'expired') for update),
   ended as (
     update gift t set status = $2, declined_at = case when $2 = 'declined' then $3::timestamptz end
       from old where t.id = old.id returning t.id
   )
   insert into gift_status_change (gift_id, from_status, to_status, actor, at)
   select old.id, old.status, $2, 'sender', $3 from old join ended on ended.id = old.id returning id`,
};

async function end(tx: Tx, { clock }: TestShop, giftToId: number, to: string): Promise<boolean> {
  return (await tx.run(END, [giftToId, to, clock.now])).length > 0;
}
