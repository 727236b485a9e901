import type { Input, Reply } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { addDays, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { farmsOf, isOfFarm } from "../../farm-access/farm-operator.policy.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import { chooseMostSelectiveOrderCriterion } from "./choose-most-selective-order-criterion.ts";
import { presentListedOrder } from "./order-list.presenter.ts";
import { listOperatorOrders, type OrderCriteria } from "./order-list.repository.ts";
import { restrictOrderToFarm } from "./restrict-order-to-farm.ts";

const DEFAULT_TAKE = 50;
const FIRST_DAY = "1970-01-01T00:00:00Z";
const LAST_DAY = "9999-12-31T00:00:00Z";

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
 * Lists orders, newest first, by any filters and at most one search criterion; two statements, three by product or search.
 *
 * @param isMasked hides names and phones
 */
async function listOrders(
  context: OperatorContext,
  query: Query,
  isMasked: boolean,
): Promise<Result<Page, "INVALID_INPUT", RefusalDetail>> {
  const { db } = context;
  const { take = DEFAULT_TAKE } = query;
  const before = placeOf(query);
  if (before === null) return invalid("nextPage", "앞선 목록의 nextPage를 그대로 보내 주세요");
  if (isOfFarm(context) && (query.tag !== undefined || query.assigneeId !== undefined))
    return invalid("tag", "메모와 담당은 쇼핑몰에서만 봐요");
  const farms = farmsOf(context, query.distributorId);
  const sought = await chooseMostSelectiveOrderCriterion(db, query, farms);
  if (sought === "two") return invalid("search", "검색은 한 번에 하나로 해 주세요");
  if (sought === null) return ok({ list: [], nextPage: null });
  const rows = await listOperatorOrders(db, {
    ...sought,
    status: query.status ?? null,
    from: query.from === undefined ? FIRST_DAY : kstMidnight(query.from),
    before,
    take: take + 1,
    distributorIds: farms,
    area: query.areaAddress ?? null,
    dispatchOn: query.dispatchOn ?? null,
    tag: query.tag ?? null,
    method: query.paymentMethodType ?? null,
    assigneeId: query.assigneeId ?? null,
    shownDistributorIds: farmsOf(context),
  });
  const shown = rows.slice(0, take);
  const last = rows.length > take ? shown.at(-1) : undefined;
  return ok({
    list: shown.map((row) =>
      presentListedOrder(isOfFarm(context) ? restrictOrderToFarm(row) : row, isMasked),
    ),
    nextPage: last ? `${last.sort_at}_${last.id}` : null,
  });
}

/** Returns the position where the page begins: after the last row of the previous page, or at the end of the period. */
function placeOf({ nextPage, until }: Query): OrderCriteria["before"] | null {
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

function invalid(field: string, message: string) {
  return refuse("INVALID_INPUT", { fields: [{ field, message }] });
}
