import type { Input } from "@todayfruit/contract/all-calls";
import { maskName } from "@todayfruit/domain/korean/mask-personal-data";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { addReading, listActions } from "../../operator-actions/operator-actions.repository.ts";
import { listPastCycles } from "../billing-cycles.repository.ts";
import { buildOrderContextOfSubscriber } from "../charging/build-order-context-of-subscriber.ts";
import { presentPastCycle } from "../past-cycle.presenter.ts";
import { presentNext, presentUndoableSkip } from "../subscription.presenter.ts";
import { findSubscription } from "../subscriptions.repository.ts";
import { findMemberOfSubscription } from "./member-of-subscription.repository.ts";

type Call = "GET /operator/v1/subscriptions/{id}";

/** Latest cycles and actions that are shown. */
const LATEST = 20;

/** Shows one subscription to operators, with a masked name; recorded in the trail. */
export async function showOperatorSubscription(
  { path }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { db } = context;
  const row = await findSubscription(db, path.id);
  const member = row && (await findMemberOfSubscription(db, row.id));
  if (!row || !member) return refuse("SUBSCRIPTION_NOT_FOUND");
  const asker = (await buildOrderContextOfSubscriber(context, row)) ?? context;
  const offers = await findOffers(db, [row.option_id], row.user_id);
  const now = context.now();
  const next = presentNext(row, { offers, asker, now, calendar: await context.deliveryCalendar.read() });
  const cycles = await listPastCycles(db, row.id, Number.MAX_SAFE_INTEGER, LATEST);
  const subject = `subscription ${row.id}`;
  const actions = await listActions(db, {
    subject,
    operatorId: null,
    noun: "subscriptions",
    day: null,
    before: Number.MAX_SAFE_INTEGER,
    take: LATEST,
  });
  await addReading(db, context, {
    subject,
    by: [],
    shown: { members: [row.user_id] },
    isMasked: true,
    reason: null,
  });
  return ok({
    id: row.id,
    version: row.version,
    status: row.status,
    memberId: row.user_id,
    memberName: member.name === null ? null : maskName(member.name),
    productId: row.product_id,
    productName: row.product_name,
    optionId: row.option_id,
    optionName: row.option_name,
    isBox: row.is_box,
    units: row.units,
    intervalWeeks: row.interval_weeks,
    priceLimit: row.price_limit,
    hasCard: row.card_id !== null,
    pauseReason: row.pause_reason,
    nextDispatchOn: next?.dispatchOn ?? null,
    nextState: next?.state ?? null,
    paidCount: member.paid_count,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    zonecode: row.address.zonecode,
    next,
    skipped: presentUndoableSkip(row, now, ["buyer", "operator"]),
    cycles: cycles.map(presentPastCycle),
    actions: actions.map((action) => ({
      id: action.id,
      operatorName: action.operator_name ?? "명령줄",
      action: action.action,
      reason: action.reason ?? "",
      at: action.at.toISOString(),
    })),
  });
}
