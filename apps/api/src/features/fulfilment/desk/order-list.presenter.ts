import type { Reply } from "@todayfruit/contract/all-calls";
import { maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { OperatorOrderRow } from "./order-list.repository.ts";

type Listed = Reply<"GET /operator/v1/orders">["list"][number];

/** Presents an order of the operators' list. @param isMasked hides names and phones */
export function presentListedOrder(row: OperatorOrderRow, isMasked: boolean): Listed {
  const order = present(row);
  return isMasked ? masked(order) : order;
}

function present(row: OperatorOrderRow): Listed {
  return {
    id: row.id,
    uuid: row.uuid,
    orderNumber: row.number,
    orderName: row.order_name,
    orderItemStatus: row.status,
    createdAt: row.created_at.toISOString(),
    receiverName: row.receiver_name,
    phone: row.phone,
    guestOrderName: row.guest_order_name,
    giftCount: row.gift_count,
    price: row.price,
    usedPoint: row.used_point,
    paymentMethodType: row.method,
    useEscrow: row.use_escrow,
    region: row.road_address.trim().split(/\s+/).slice(0, 2).join(" ").slice(0, 40),
    products: row.products.map(({ status, area, options, ...product }) => ({
      ...product,
      units: options.reduce((sum, { units }) => sum + units, 0),
      orderItemProductStatus: status,
      areaAddress: area,
      options: options.map(({ unitPrice: _price, ...option }) => option),
    })),
    note: presentNote(row),
  };
}

type NoteColumns = Pick<
  OperatorOrderRow,
  "note_version" | "note_memo" | "note_tags" | "assignee_id" | "assignee_name"
>;

/** Presents what operators noted on an order. */
export function presentNote(row: NoteColumns): Listed["note"] {
  const { assignee_id: id, assignee_name: name } = row;
  return {
    version: row.note_version,
    memo: row.note_memo,
    tags: row.note_tags,
    assignee: id === null || name === null ? null : { id, name },
  };
}

function masked(order: Listed): Listed {
  return {
    ...order,
    receiverName: maskName(order.receiverName),
    phone: maskPhone(order.phone),
    guestOrderName: order.guestOrderName && maskName(order.guestOrderName),
  };
}
