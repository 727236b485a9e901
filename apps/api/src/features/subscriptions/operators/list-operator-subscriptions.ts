import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addReading } from "../../operator-actions/operator-actions.repository.ts";
import {
  type ListedSubscriptionRow,
  listSubscriptionsOfAll,
  type SubscriptionQuery,
} from "./operator-subscriptions.repository.ts";

type Call = "GET /operator/v1/subscriptions";

const PAGE = 50;
const TWO_SEARCHES = { fields: [{ field: "name", message: "검색은 한 번에 하나로 해 주세요" }] };

/** Lists subscriptions for operators, the newest first, with masked names; recorded in the trail. Two statements. */
export async function listOperatorSubscriptions(
  { query = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  if (query.name !== undefined && query.phoneEnd !== undefined) return refuse("INVALID_INPUT", TWO_SEARCHES);
  const rows = await listSubscriptionsOfAll(context.db, {
    before,
    status: query.status ?? null,
    productId: query.productId ?? null,
    memberId: query.memberId ?? null,
    attention: query.attention ?? false,
    ...soughtOf(query),
    take: take + 1,
  });
  const shown = rows.slice(0, take);
  await addReading(context.db, context, {
    subject: "subscriptions",
    by: Object.keys(query).toSorted(),
    shown: { members: [...new Set(shown.map(({ user_id }) => user_id))] },
    isMasked: true,
    reason: null,
  });
  return ok({ list: shown.map(presentListed), nextPage: nextIdCursor(rows, take) });
}

function soughtOf({
  name,
  phoneEnd,
}: NonNullable<Input<Call>["query"]>): Pick<SubscriptionQuery, "by" | "sought"> {
  if (name !== undefined) return { by: "name", sought: name.trim() };
  return phoneEnd === undefined ? { by: "nothing", sought: null } : { by: "phoneEnd", sought: phoneEnd };
}

function presentListed(row: ListedSubscriptionRow): Reply<Call>["list"][number] {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    memberId: row.user_id,
    memberName: row.member_name === null ? null : maskName(row.member_name),
    productId: row.product_id,
    productName: row.product_name,
    optionId: row.option_id,
    optionName: row.option_name,
    isBox: row.is_box,
    units: row.units,
    intervalWeeks: row.interval_weeks,
    priceLimit: row.price_limit,
    hasCard: row.has_card,
    pauseReason: row.pause_reason,
    nextDispatchOn: row.dispatch_on,
    nextState: stateOf(row),
    paidCount: row.paid_count,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** Returns the state of the open cycle as it was told: a price is compared when the member is told of it. */
function stateOf({
  cycle_status: status,
  asked_at,
  approved_price,
}: ListedSubscriptionRow): Reply<Call>["list"][number]["nextState"] {
  switch (status) {
    case "charging":
    case "failed":
      return status;
    case "scheduled":
      if (approved_price !== null) return "approved";
      return asked_at === null ? "scheduled" : "ask";
    default:
      return null;
  }
}
