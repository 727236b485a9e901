import { groupDigits } from "@todayfruit/domain/money/format-won";
import { ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { Link } from "react-router";
import { OrderStatusBadge } from "../../../../features/orders/order-status-badge.tsx";
import { paths } from "../../../../paths.ts";
import { shortDay } from "../../../../ui/format-dates-and-durations.ts";
import type { Member } from "../use-member.ts";
import { NothingYet } from "./nothing-yet.tsx";

/** Orders of a member, the newest first, each with its status and price in 원. */
export function MemberOrders({ orders }: { orders: Member["orders"] }) {
  if (orders.length === 0) return <NothingYet>아직 주문이 없어요</NothingYet>;
  return (
    <ul>
      {orders.map(({ id, number, orderName, status, price, createdAt }) => {
        const known = ORDER_STATUSES.find((each) => each === status);
        return (
          <li key={id} className="flex items-center gap-2.5 border-t border-line py-2 first:border-0">
            <Link to={paths.order(id)} className="number font-semibold whitespace-nowrap hover:underline">
              {number}
            </Link>
            <span className="number whitespace-nowrap text-ink-3">{shortDay(createdAt)}</span>
            <span className="min-w-0 flex-1 truncate">{orderName}</span>
            {known && <OrderStatusBadge status={known} />}
            <b className="number w-20 text-right font-semibold">{groupDigits(price)}</b>
          </li>
        );
      })}
    </ul>
  );
}
