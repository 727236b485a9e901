import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { parseOrderSearchText } from "@todayfruit/domain/orders/parse-order-search-text";
import { invoiceOf } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import type { Runner } from "../../../db/database.ts";
import { findOrderId, findProductIds } from "../order-lookup-and-history.repository.ts";
import type { OrderCriteria } from "./order-list.repository.ts";

type Query = NonNullable<Input<"GET /operator/v1/orders">["query"]>;
type Sought = Pick<OrderCriteria, "by" | "sought">;

/** Limit of products that a searched name may match. */
const MOST_PRODUCTS = 200;
/** Statuses that few orders are in: open work, and orders that could not be delivered. */
const RARE_STATUSES = [
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "withdraw_request",
  "bank_transfer_waiting",
  "stock_out",
];
/** Methods that most orders are paid by. */
const COMMON_METHODS = ["card", "easypay"];

/**
 * Chooses the criterion by which the database finds the orders of a query: the search, or the filter that fewest orders
 * match.
 *
 * @param farms farms of the listed orders; `null` for all
 * @returns `null` when the search cannot match, `two` for more than one search
 */
export async function chooseMostSelectiveOrderCriterion(
  db: Runner,
  query: Query,
  farms: readonly number[] | null,
): Promise<Sought | "two" | null> {
  const { name, phone, orderNumber, productName, invoiceNumber, search } = query;
  const said = [name, phone, orderNumber, productName, invoiceNumber, search].filter(
    (word) => word !== undefined,
  );
  if (said.length > 1) return "two";
  if (search !== undefined) return { by: "search", sought: JSON.stringify(await meaningsOf(db, search)) };
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
    const ids = await productsNamed(db, productName);
    return ids.length === 0 ? null : { by: "product", sought: ids };
  }
  if (invoiceNumber !== undefined) {
    const invoice = invoiceOf(invoiceNumber);
    return invoice === null ? null : { by: "invoice", sought: invoice };
  }
  return { by: filterOf(query, farms), sought: null };
}

async function meaningsOf(db: Runner, search: string): Promise<object> {
  const { orderNumber, productName, ...meanings } = parseOrderSearchText(search);
  const id = orderNumber === null ? null : await findOrderId(db, orderNumber);
  const products = productName === null ? [] : await productsNamed(db, productName);
  return { ...meanings, orders: id === null ? [] : [id], products };
}

function productsNamed(db: Runner, name: string): Promise<number[]> {
  return findProductIds(db, name.trim(), MOST_PRODUCTS);
}

/** Returns the filter that fewest orders match, as far as it is known without counting. */
function filterOf(query: Query, farms: readonly number[] | null): OrderCriteria["by"] {
  const { tag, assigneeId, dispatchOn, status, areaAddress, paymentMethodType } = query;
  if (tag !== undefined) return "tag";
  if (assigneeId !== undefined) return "assignee";
  if (dispatchOn !== undefined) return "day";
  if (status !== undefined && RARE_STATUSES.includes(status))
    return farms === null ? "status" : "farmInStatus";
  if (areaAddress !== undefined && areaAddress !== "major") return "area";
  if (paymentMethodType !== undefined && !COMMON_METHODS.includes(paymentMethodType)) return "method";
  if (farms !== null) return "farm";
  if (paymentMethodType !== undefined) return "method";
  return status === undefined ? "all" : "status";
}
