import { adjustReceiptsToCash } from "../../features/cash-receipts/adjust-receipts-to-cash.ts";
import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { later, select } from "../read-and-set-shop-state.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

/** Outcome of a history: money at the provider, money by the books, and stock. */

/** Clears all faults and lets time pass until everything open has ended. */
export async function rest({ shop }: StockedShop, { order, steps }: History): Promise<void> {
  await shop.sandbox("/_sim/fault/clear", {});
  // The provider repeats its webhook for days until it is accepted.
  const news = { createdAt: "x", secret: "ps_x", status: "DONE", transactionKey: `last ${steps.length}` };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body: { ...news, orderId: order.orderId } });
  for (const minutes of [1, 31, 70, 25 * 60]) {
    later(shop, minutes);
    await reconcilePayments(shop.services);
    await adjustReceiptsToCash(shop.services);
  }
}

/** Returns the money that the provider holds for the order, in 원. */
export async function held({ shop }: StockedShop, { order }: History): Promise<number> {
  const known = await shop.services.payments.findByOrder(order.orderId);
  if (known.kind !== "found") return 0;
  const { status, balanceAmount } = known.payment;
  return status === "DONE" || status === "PARTIAL_CANCELED" ? balanceAmount : 0;
}

/**
 * Returns the money that the shop's books hold for the order, in 원; `null` when the bank reversed a deposit whose goods
 * were dispatched, which operators were told of.
 */
export async function owed({ shop }: StockedShop, { id }: History): Promise<number | null> {
  const [row] = await select<{ cash: number; is_left_to_people: boolean }>(
    shop,
    `select case when p.status = 'paid' then p.captured - p.cancelled else 0 end as cash,
            p.status = 'paid' and exists (select from payment_alert a where a.payment_id = p.id) as is_left_to_people
       from payment p where p.order_id = $1`,
    [id],
  );
  return row && !row.is_left_to_people ? row.cash : null;
}

/** Returns the options whose stock on hand differs from what was not sold, and the difference in units. */
export function missingStock({
  shop,
  stocked,
}: StockedShop): Promise<{ option_id: number; missing: number }[]> {
  return select(
    shop,
    `with gone as (
       select oo.option_id, oo.units
         from order_option oo join order_product op on op.id = oo.order_product_id join orders o on o.id = op.order_id
        where op.status not in ('unknown', 'request', 'bank_transfer_waiting', 'incomplete', 'withdraw_complete')
        union all
       select oo.option_id, co.units
         from return_request c join return_request_option co on co.return_request_id = c.id join order_option oo on oo.id = co.order_option_id
        where c.status = 'approved' and c.resolution = 'replace'
     )
     select s.option_id, ($1 - s.on_hand - coalesce(sum(gone.units), 0))::int as missing
       from option_stock s left join gone using (option_id)
      group by s.option_id, s.on_hand
     having s.on_hand + coalesce(sum(gone.units), 0) <> $1`,
    [stocked],
  );
}
