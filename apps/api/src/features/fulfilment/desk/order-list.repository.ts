import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type Runner, type Statement, statementVariant } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { ORDER_LINE_AREA } from "../../delivery-promises/order-line-area.sql.ts";
import { ORDER_LISTS } from "./order-ids-by-criterion.sql.ts";

export type OperatorOrderRow = Pick<
  Tables["orders"],
  "id" | "uuid" | "number" | "order_name" | "created_at" | "price" | "used_point"
> & {
  status: OrderStatus;
  receiver_name: string;
  phone: string;
  guest_order_name: string | null;
  /** Road address of the receiver; empty for a gift. */
  road_address: string;
  /** Number of receivers of a gift, whose name and phone are the sender's; `null` for no gift. */
  gift_count: number | null;
  method: "card" | "easypay" | "vbank" | "transfer" | "phone" | "billing" | "point";
  use_escrow: boolean;
  products: {
    id: number;
    name: string;
    status: OrderItemProductStatus;
    distributorId: number;
    distributorName: string;
    area: AreaType;
    awaitsAddress: boolean;
    options: { id: number; name: string; units: number; unitPrice: number; dispatchOn: string | null }[];
  }[];
  note_version: number;
  note_memo: string;
  note_tags: string[];
  assignee_id: number | null;
  assignee_name: string | null;
  /** Instant with microseconds, for the cursor. */
  sort_at: string;
};

type Values = readonly [
  beforeAt: string,
  beforeId: number,
  from: string,
  status: string | null,
  take: number,
  sought: string | readonly number[] | null,
  distributorIds: readonly number[] | null,
  area: string | null,
  dispatchOn: string | null,
  tag: string | null,
  method: string | null,
  assigneeId: number | null,
  shownDistributorIds: readonly number[] | null,
];

const LISTS = {
  all: list("all"),
  status: list("status"),
  name: list("name"),
  phone: list("phone"),
  order: list("order"),
  invoice: list("invoice"),
  product: list("product"),
  search: list("search"),
  tag: list("tag"),
  assignee: list("assignee"),
  day: list("day"),
  area: list("area"),
  farm: list("farm"),
  farmInStatus: list("farmInStatus"),
  method: list("method"),
} as const satisfies Record<keyof typeof ORDER_LISTS, unknown>;

function list(name: keyof typeof ORDER_LISTS): Statement<Values, OperatorOrderRow> {
  return statementVariant(
    "list-operator-orders-by",
    name,
    `with page as (${ORDER_LISTS[name]})
     select o.id, o.uuid, o.number, o.order_name, o.status, o.created_at, to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as sort_at, o.price, o.used_point,
            coalesce(o.address ->> 'receiverName', g.sender_name) as receiver_name,
            coalesce(o.address ->> 'phone', u.phone, '') as phone, g.receiver_count as gift_count,
            coalesce(o.address ->> 'roadAddress', '') as road_address,
            o.address ->> 'guestOrderName' as guest_order_name, p.method, p.use_escrow,
            coalesce(n.version, 1) as note_version, coalesce(n.memo, '') as note_memo,
            coalesce(n.tags, '{}') as note_tags, n.assignee_id, a.name as assignee_name,
            (select jsonb_agg(jsonb_build_object('id', op.id, 'name', op.name, 'status', op.status,
                      'distributorId', op.distributor_id, 'distributorName', op.distributor_name, 'area', ${ORDER_LINE_AREA},
                      'awaitsAddress', op.gift_id is not null
                        and (select t.address is null from gift t where t.id = op.gift_id),
                      'options', (select jsonb_agg(jsonb_build_object('id', x.option_id, 'name', x.name,
                                           'units', x.units, 'unitPrice', x.unit_price, 'dispatchOn', x.promised_dispatch_on) order by x.id)
                                    from order_option x where x.order_product_id = op.id)) order by op.id)
               from order_product op
              where op.order_id = o.id and ($13::bigint[] is null or op.distributor_id = any($13))) as products
       from page
       join orders o on o.id = page.id
       join payment p on p.order_id = o.id
       join app_user u on u.id = o.user_id
       left join gift_group g on g.order_id = o.id
       left join order_note n on n.order_id = o.id
       left join operator a on a.id = n.assignee_id
      order by page.created_at desc, page.id desc`,
  ).narrow<
    Pick<
      OperatorOrderRow,
      "products" | "receiver_name" | "note_version" | "note_memo" | "note_tags" | "road_address"
    >
  >();
}

export type OrderCriteria = {
  by: keyof typeof LISTS;
  sought: string | readonly number[] | null;
  status: string | null;
  from: string;
  before: { at: string; id: number };
  take: number;
  /** Farms of which one has a product in the order, with `area` and `dispatchOn` of the same product. */
  distributorIds: readonly number[] | null;
  area: string | null;
  dispatchOn: string | null;
  tag: string | null;
  method: string | null;
  assigneeId: number | null;
  /** Farms whose products are shown; `null` for all. */
  shownDistributorIds: readonly number[] | null;
};

export function listOperatorOrders(db: Runner, s: OrderCriteria): Promise<OperatorOrderRow[]> {
  return db.run(LISTS[s.by], [
    s.before.at,
    s.before.id,
    s.from,
    s.status,
    s.take,
    s.sought,
    s.distributorIds,
    s.area,
    s.dispatchOn,
    s.tag,
    s.method,
    s.assigneeId,
    s.shownDistributorIds,
  ]);
}
