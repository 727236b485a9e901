import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { addDays, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { maskName, maskPhone } from "@todayfruit/domain/korean/mask";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { invoiceOf } from "@todayfruit/domain/shipping/tracking";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { addReading } from "../operator-actions/operator-actions.repository.ts";
import {
  findOrderId,
  findProductIds,
  listOperatorOrders,
  type OperatorOrderRow,
  type OrderSearch,
} from "./operator-orders.repository.ts";

const DEFAULT_TAKE = 50;
const FIRST_DAY = "1970-01-01T00:00:00Z";
const LAST_DAY = "9999-12-31T00:00:00Z";
/** Limit of products that a searched name may match. */
const MOST_PRODUCTS = 200;

type Query = NonNullable<Input<"GET /operator/v1/orders">["query"]>;
type Page = Reply<"GET /operator/v1/orders">;

/**
 * Lists orders for an operator, and records the shown ones in the audit trail. Names and phones are masked unless the
 * operator's role has a recorded purpose for reading them.
 */
export async function listOrdersForOperator(
  { query = {} }: Input<"GET /operator/v1/orders">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/orders">> {
  const reason = context.operator.personalDataPurpose;
  const isMasked = reason === null;
  const page = await listOrders(context, query, isMasked);
  if (!page.ok) return page;
  const shown = { orders: page.value.list.map(({ id }) => id) };
  const by = Object.keys(query).toSorted();
  await addReading(context.db, context, { subject: "orders", by, shown, isMasked, reason });
  return page;
}

/**
 * Lists orders, newest first, by at most one search criterion; two statements, three by product.
 *
 * @param isMasked hides names and phones
 */
async function listOrders(
  { db }: OperatorContext,
  query: Query,
  isMasked: boolean,
): Promise<Result<Page, "INVALID_INPUT", RefusalDetail>> {
  const { take = DEFAULT_TAKE, status = null } = query;
  const before = placeOf(query);
  if (before === null) return invalid("nextPage", "앞선 목록의 nextPage를 그대로 보내 주세요");
  const sought = await soughtOf(db, query);
  if (sought === "two") return invalid("name", "검색은 한 번에 하나로 해 주세요");
  if (sought === null) return ok({ list: [], nextPage: null });
  const from = query.from === undefined ? FIRST_DAY : kstMidnight(query.from);
  const rows = await listOperatorOrders(db, { ...sought, status, from, before, take: take + 1 });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  const list = shown.map(present);
  return ok({
    list: isMasked ? list.map(masked) : list,
    nextPage: last ? `${last.sort_at}_${last.id}` : null,
  });
}

type Sought = Pick<OrderSearch, "by" | "sought">;

/** Returns the search criterion; `null` when it cannot match, `two` for more than one. */
async function soughtOf(db: OperatorContext["db"], query: Query): Promise<Sought | "two" | null> {
  const { name, phone, orderNumber, productName, invoiceNumber, status } = query;
  const said = [name, phone, orderNumber, productName, invoiceNumber].filter((word) => word !== undefined);
  if (said.length > 1) return "two";
  if (name !== undefined) return { by: "name", sought: name.trim() };
  if (phone !== undefined) {
    const known = normalizePhone(phone);
    return { by: "phone", sought: known.ok ? known.value : phone.replaceAll(/\D/g, "") };
  }
  if (orderNumber !== undefined) {
    const id = await findOrderId(db, orderNumber);
    return id === null ? null : { by: "order", sought: [id] };
  }
  if (productName !== undefined) {
    const pattern = productName.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
    const ids = await findProductIds(db, pattern, MOST_PRODUCTS);
    return ids.length === 0 ? null : { by: "product", sought: ids };
  }
  if (invoiceNumber !== undefined) {
    const invoice = invoiceOf(invoiceNumber);
    return invoice === null ? null : { by: "invoice", sought: invoice };
  }
  return { by: status === undefined ? "all" : "status", sought: null };
}

/** Returns the position where the page begins: after the last row of the previous page, or at the end of the period. */
function placeOf({ nextPage, until }: Query): OrderSearch["before"] | null {
  if (nextPage === undefined) {
    const at = until === undefined ? LAST_DAY : kstMidnight(addDays(until, 1));
    return { at, id: 0 };
  }
  const [at = "", id = "", ...more] = nextPage.split("_");
  const isPlace = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(at) && /^[1-9]\d{0,15}$/.test(id);
  if (
    !isPlace ||
    more.length > 0 ||
    !Number.isSafeInteger(Number(id)) ||
    Number.isNaN(Date.parse(at.replace("+00", "Z")))
  )
    return null;
  return { at, id: Number(id) };
}

function present(row: OperatorOrderRow): Page["list"][number] {
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
    products: row.products.map(({ id, name, units, status }) => ({
      id,
      name,
      units,
      orderItemProductStatus: status,
    })),
  };
}

function masked(order: Page["list"][number]): Page["list"][number] {
  return {
    ...order,
    receiverName: maskName(order.receiverName),
    phone: maskPhone(order.phone),
    guestOrderName: order.guestOrderName && maskName(order.guestOrderName),
  };
}

function invalid(field: string, message: string) {
  return refuse("INVALID_INPUT", { fields: [{ field, message }] });
}
