import type { GiftStatus } from "@todayfruit/domain/gifts/status";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, type Statement, statement, statementVariant } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { ParcelAddress } from "../orders/address/order-address.ts";

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
  const text = orderNumber.trim().toLowerCase();
  const id = /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
  const uuid = UUID.test(text) ? text : null;
  const [, day, rest] = NUMBER.exec(text) ?? [];
  const number = day && rest ? `${day}-${rest}` : null;
  if (id === null && uuid === null && number === null) return null;
  const [row] = await db.run(FIND_ID, [id, uuid, number]);
  return row?.id ?? null;
}

export type OperatorOrderRow = Pick<
  Tables["orders"],
  "id" | "uuid" | "number" | "order_name" | "created_at" | "price" | "used_point"
> & {
  status: OrderStatus;
  receiver_name: string;
  phone: string;
  guest_order_name: string | null;
  /** Number of receivers of a gift, whose name and phone are the sender's; `null` for no gift. */
  gift_count: number | null;
  method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
  use_escrow: boolean;
  products: { id: number; name: string; units: number; status: OrderItemProductStatus }[];
  /** Instant with microseconds, for the cursor. */
  sort_at: string;
};

/** $1, $2: position before the page; $3: earliest instant; $4: status or null; $5: limit; $6: searched value. */
type Values = readonly [
  beforeAt: string,
  beforeId: number,
  from: string,
  status: string | null,
  take: number,
  sought: string | readonly number[] | null,
];

const FIELDS = "o.id, o.created_at";
const IN_PERIOD = "(o.created_at, o.id) < ($1::timestamptz, $2::bigint) and o.created_at >= $3::timestamptz";
/** Excludes unpaid attempts unless their status is requested. */
const OF_STATUS =
  "case when $4::text is null then o.status not in ('request', 'incomplete') else o.status = $4 end";
const NEWEST = "order by o.created_at desc, o.id desc limit $5";

/** Statements of each search criterion, each planned for its own index. */
const LISTS = {
  all: list(
    "all",
    `select ${FIELDS} from orders o where ${IN_PERIOD} and ${OF_STATUS} and $6::text is null ${NEWEST}`,
  ),
  status: list(
    "status",
    `select ${FIELDS} from orders o where o.status = $4 and ${IN_PERIOD} and $6::text is null ${NEWEST}`,
  ),
  name: list("name", either(["receiverName", "guestOrderName"])),
  phone: list("phone", either(["phone", "guestOrderPhone"])),
  order: list(
    "order",
    `select ${FIELDS} from orders o where o.id = any($6::bigint[]) and ${IN_PERIOD} and ${OF_STATUS} ${NEWEST}`,
  ),
  invoice: list(
    "invoice",
    `select distinct ${FIELDS} from shipment s
       join shipment_product sp on sp.shipment_id = s.id
       join order_product op on op.id = sp.order_product_id
       join orders o on o.id = op.order_id
      where s.invoice_number = $6::text and ${IN_PERIOD} and ${OF_STATUS} ${NEWEST}`,
  ),
  product: list(
    "product",
    `select distinct found.id, found.created_at
       from unnest($6::bigint[]) as sought (product_id)
      cross join lateral (
        select ${FIELDS} from order_product op join orders o on o.id = op.order_id
         where op.product_id = sought.product_id and ${IN_PERIOD} and ${OF_STATUS}
         order by op.order_id desc limit $5
      ) found
      order by found.created_at desc, found.id desc limit $5`,
  ),
} as const;

/** Finds orders with a word in one of two fields of their address: the newest of each, then the newest of both. */
function either([one, other]: readonly [string, string]): string {
  const of = (place: string) =>
    `(select ${FIELDS} from orders o where o.address ->> '${place}' = $6::text and ${IN_PERIOD} and ${OF_STATUS} ${NEWEST})`;
  return `select o.id, o.created_at from (${of(one)} union ${of(other)}) o ${NEWEST}`;
}

function list(name: string, ids: string): Statement<Values, OperatorOrderRow> {
  return statementVariant(
    "list-operator-orders-by",
    name,
    `with page as (${ids})
     select o.id, o.uuid, o.number, o.order_name, o.status, o.created_at, to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as sort_at, o.price, o.used_point,
            coalesce(o.address ->> 'receiverName', g.sender_name) as receiver_name,
            coalesce(o.address ->> 'phone', u.phone, '') as phone, g.receiver_count as gift_count,
            o.address ->> 'guestOrderName' as guest_order_name, p.method, p.use_escrow,
            (select jsonb_agg(jsonb_build_object('id', op.id, 'name', op.name, 'status', op.status, 'units',
                      (select sum(x.units) from order_option x where x.order_product_id = op.id)) order by op.id)
               from order_product op where op.order_id = o.id) as products
       from page
       join orders o on o.id = page.id
       join payment p on p.order_id = o.id
       join app_user u on u.id = o.user_id
       left join gift_group g on g.order_id = o.id
      order by page.created_at desc, page.id desc`,
  ).narrow<Pick<OperatorOrderRow, "products" | "receiver_name">>();
}

export type OrderSearch = {
  by: keyof typeof LISTS;
  sought: string | readonly number[] | null;
  status: string | null;
  from: string;
  before: { at: string; id: number };
  take: number;
};

export function listOperatorOrders(db: Runner, s: OrderSearch): Promise<OperatorOrderRow[]> {
  return db.run(LISTS[s.by], [s.before.at, s.before.id, s.from, s.status, s.take, s.sought]);
}

const FIND_PRODUCTS = statement(
  "find-product-ids-by-name",
  "select id from product where name ilike '%' || $1 || '%' order by id limit $2",
);

/** Finds products with a word in their name. @param name with `%`, `_` and `\` escaped */
export async function findProductIds(db: Runner, name: string, take: number): Promise<number[]> {
  return (await db.run(FIND_PRODUCTS, [name, take])).map(({ id }) => id);
}

export type DeliveryRow = {
  id: number;
  receiver_name: string;
  status: GiftStatus;
  address: ParcelAddress | null;
  product_ids: number[];
};

const LIST_DELIVERIES = statement(
  "list-gift-deliveries",
  `select t.id, t.receiver_name, t.status, t.address, array_agg(op.id order by op.id) as product_ids
     from gift t join order_product op on op.gift_id = t.id
    where t.order_id = $1
    group by t.id
    order by t.id`,
).narrow<Pick<DeliveryRow, "address">>();

/** Lists the addresses of a gift's products. */
export function listDeliveries(db: Runner, orderId: number): Promise<DeliveryRow[]> {
  return db.run(LIST_DELIVERIES, [orderId]);
}

export type EventRow = RowOf<typeof LIST_EVENTS>;

const LIST_EVENTS = statement(
  "list-order-status-changes",
  "select from_status, to_status, order_product_id, actor, reason, at from order_status_change where order_id = $1 order by id",
);

export function listEvents(db: Runner, orderId: number): Promise<EventRow[]> {
  return db.run(LIST_EVENTS, [orderId]);
}
