import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import { type RowOf, type Runner, statement, statementVariant } from "../../db/database.ts";
import { nameContains } from "../catalog/names/name-contains.sql.ts";
import type { ParcelAddress } from "../orders/address/order-address-types.ts";

const FIND_ID = statement(
  "find-order-id",
  `select id from orders where $1::bigint is not null and id = $1
    union all
   select id from orders where $2::uuid is not null and uuid = $2
    union all
   select id from orders where $3::text is not null and number = $3`,
);

const NUMBER = /^(\d{8})-?(\d{7})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds an order by the number that people see, with or without its hyphen, by its id or by the number of its payment. */
export async function findOrderId(db: Runner, orderNumber: string): Promise<number | null> {
  const { id, uuid, number } = readNumber(orderNumber);
  if (id === null && uuid === null && number === null) return null;
  const [row] = await db.run(FIND_ID, [id, uuid, number]);
  return row?.id ?? null;
}

const FIND_IDS = statement(
  "find-order-ids",
  `select said.place, o.id
     from jsonb_to_recordset($1::jsonb) as said (place int, id bigint, uuid uuid, number text)
     join orders o on o.id = said.id
    union
   select said.place, o.id
     from jsonb_to_recordset($1::jsonb) as said (place int, id bigint, uuid uuid, number text)
     join orders o on o.uuid = said.uuid
    union
   select said.place, o.id
     from jsonb_to_recordset($1::jsonb) as said (place int, id bigint, uuid uuid, number text)
     join orders o on o.number = said.number`,
).narrow<{ place: number; id: number }>();

/** Finds orders by their numbers as `findOrderId` does, with one statement; numbers that no order has are left out. */
export async function findOrderIds(
  db: Runner,
  orderNumbers: readonly string[],
): Promise<Map<string, number>> {
  const said = orderNumbers.map((text, place) => ({ place, ...readNumber(text) }));
  const rows = await db.run(FIND_IDS, [JSON.stringify(said)]);
  return new Map(rows.map(({ place, id }) => [orderNumbers[place] ?? "", id]));
}

/** Reads a text as the id of an order, the number of its payment or the number that people see; `null` for each it is not. */
function readNumber(orderNumber: string) {
  const text = orderNumber.trim().toLowerCase();
  const id = /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
  const uuid = UUID.test(text) ? text : null;
  const [, day, rest] = NUMBER.exec(text) ?? [];
  return { id, uuid, number: day && rest ? `${day}-${rest}` : null };
}

const FIND_PRODUCTS = {
  indexed: findByName("indexed", true),
  short: findByName("short", false),
} as const;

function findByName(variant: "indexed" | "short", isIndexed: boolean) {
  return statementVariant(
    "find-product-ids-by-name",
    variant,
    `select p.id from product p where ${nameContains("p.name", "$1::text", isIndexed)} order by p.id limit $2`,
  );
}

/** Finds products with a text in their name. */
export async function findProductIds(db: Runner, name: string, take: number): Promise<number[]> {
  const find = [...name].length < 2 ? FIND_PRODUCTS.short : FIND_PRODUCTS.indexed;
  return (await db.run(find, [name, take])).map(({ id }) => id);
}

export type DeliveryRow = {
  id: number;
  receiver_name: string;
  status: GiftStatus;
  address: ParcelAddress | null;
  product_ids: number[];
  /** From when the shop notifies its receiver, where the sender chose a later instant, and whether it did. */
  notify_at: Date | null;
  is_notified: boolean;
  /** Swap by the receiver, also one that was taken back. */
  swap: DeliveredSwap | null;
};

/** Swap of a gift as operators see it; instants as ISO 8601. */
export type DeliveredSwap = {
  order_product_id: number;
  from_name: string;
  from_option_name: string;
  to_name: string;
  to_option_name: string;
  swapped_at: string;
  taken_back_at: string | null;
};

const LIST_DELIVERIES = statement(
  "list-gift-deliveries",
  `select t.id, t.receiver_name, t.status, t.address, array_agg(op.id order by op.id) as product_ids,
          (select g.notify_at from gift_group g where g.id = t.gift_group_id), t.message_count > 0 as is_notified,
          (select to_jsonb(s) from gift_swap s where s.gift_id = t.id) as swap
     from gift t join order_product op on op.gift_id = t.id
    where t.order_id = $1
    group by t.id
    order by t.id`,
).narrow<Pick<DeliveryRow, "address" | "swap">>();

/** Lists the addresses of a gift's products. */
export function listDeliveries(db: Runner, orderId: number): Promise<DeliveryRow[]> {
  return db.run(LIST_DELIVERIES, [orderId]);
}

export type EventRow = RowOf<typeof LIST_EVENTS>;

const LIST_EVENTS = statement(
  "list-order-status-changes",
  `select id, from_status, to_status, order_product_id, actor, reason, at from order_status_change where order_id = $1
    union all
   select id, from_status, to_status, order_product_id, actor, reason, at from archive.order_status_change where order_id = $1
    order by id`,
);

export function listEvents(db: Runner, orderId: number): Promise<EventRow[]> {
  return db.run(LIST_EVENTS, [orderId]);
}

export type ContentRow = RowOf<typeof FIND_CONTENT>;

const FIND_CONTENT = statement(
  "find-order-content",
  `select case when v.id is null then 'broadcast' else 'video' end as kind, coalesce(v.id, b.id) as id,
          coalesce(v.title, b.title) as title, c.touched_at
     from order_content c left join video v on v.id = c.video_id left join broadcast b on b.id = c.broadcast_id
    where c.order_id = $1`,
).narrow<{ id: number; title: string }>();

/** Finds the video or broadcast that led to an order; `null` without one. */
export async function findContent(db: Runner, orderId: number): Promise<ContentRow | null> {
  const [row] = await db.run(FIND_CONTENT, [orderId]);
  return row ?? null;
}
