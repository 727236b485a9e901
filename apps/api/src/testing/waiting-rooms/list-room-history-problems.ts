import { atProvider, select } from "../read-and-set-shop-state.ts";
import type { RoomHistory } from "./begin-room-history.ts";
import { listPlaceSequenceProblems } from "./list-place-sequence-problems.ts";

type Order = {
  uuid: string;
  user_id: number;
  units: number;
  price: number;
  is_paid: boolean;
  was_paid: boolean;
};

const ORDERS = `
  select o.uuid, o.user_id, o.price, p.captured - p.cancelled > 0 as is_paid, p.captured > 0 as was_paid,
         (select sum(x.units)::int from order_product op join order_option x on x.order_product_id = op.id
           where op.order_id = o.id) as units
    from orders o join payment p on p.order_id = o.id
   where o.is_from_waiting_room and exists (
         select from order_product op join order_option x on x.order_product_id = op.id
          where op.order_id = o.id and x.option_id = $1)`;

/** Compares the orders of a room with what it sold, what the provider holds and the rows that explain the order. */
export async function listRoomHistoryProblems({
  shop,
  opening,
  perPerson,
  steps,
}: RoomHistory): Promise<string[]> {
  const [room] = await select<{
    units: number;
    sold: number;
    held: number;
    is_open: boolean;
    reserved: number;
  }>(
    shop,
    `select w.units, w.sold, w.held, w.closed_at is null and not w.is_cancelled as is_open, s.reserved
       from waiting_room w join option_stock s on s.option_id = w.option_id where w.id = $1`,
    [opening.id],
  );
  if (!room) return [`the room is gone after ${steps.length} steps`];
  const orders = await select<Order>(shop, ORDERS, [opening.pick.optionId]);
  const taken = new Map<string, number>();
  for (const { orderId, status, balanceAmount } of await atProvider(shop))
    if (status === "DONE" || status === "PARTIAL_CANCELED")
      taken.set(orderId, (taken.get(orderId) ?? 0) + balanceAmount);
  const bought = orders.filter(({ was_paid }) => was_paid);
  const units = bought.reduce((sum, order) => sum + order.units, 0);
  const people = new Set(bought.map(({ user_id }) => user_id));
  const places = await select<{ id: number; state: string }>(
    shop,
    "select id, state from waiting_room_place where waiting_room_id = $1 and state in ('called', 'paying')",
    [opening.id],
  );
  return [
    ...(room.sold + room.held <= room.units
      ? []
      : [`${room.sold} sold and ${room.held} held of ${room.units}`]),
    ...(units >= room.sold && units <= room.units
      ? []
      : [`${units} paid for, ${room.sold} sold of ${room.units}`]),
    ...(people.size === bought.length ? [] : ["somebody bought twice"]),
    ...(bought.every((order) => order.units <= perPerson) ? [] : ["somebody bought more than one may"]),
    ...(room.held === 0 && places.length === 0 && room.reserved === 0
      ? []
      : ["something is held at the end"]),
    ...(room.is_open ? ["the room is open at the end"] : []),
    ...orders
      .filter(({ uuid, price, is_paid }) => (taken.get(uuid) ?? 0) !== (is_paid ? price : 0))
      .map(
        ({ uuid, is_paid }) =>
          `order ${uuid} is ${is_paid ? "paid" : "not paid"}, the provider holds ${taken.get(uuid) ?? 0}`,
      ),
    ...(await listPlaceSequenceProblems(shop.database.db, opening.id)),
  ];
}
