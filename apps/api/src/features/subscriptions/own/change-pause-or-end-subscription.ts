import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { cycleTimes, isChargeTime, isPayTimeOver } from "@todayfruit/domain/subscriptions/cycle-times";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOwnCard } from "../../cards/card.policy.ts";
import { orderAddressFromInput } from "../../checkout/form/order-address-from-input.ts";
import { chargeCycle } from "../charging/charge-cycle.ts";
import { priceDelivery } from "../price-delivery.ts";
import { endSubscription, pauseSubscription, resumeSubscription } from "../skip-pause-or-end-subscription.ts";
import { findOwnSubscription } from "../subscription.policy.ts";
import { changeSubscription, type SubscriptionRow } from "../subscriptions.repository.ts";
import { changeLockedSubscription } from "./change-locked-subscription.ts";
import { showChanged } from "./show-subscriptions-and-past-cycles.ts";

type ChangeCall = "PATCH /v1/app-users/subscriptions/{id}";
type PayCall = "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/pay";
type PauseCall = "PUT /v1/app-users/subscriptions/{id}/pause";
type ResumeCall = "PUT /v1/app-users/subscriptions/{id}/resume";
type EndCall = "PUT /v1/app-users/subscriptions/{id}/end";

/**
 * Changes limit, units, card or address, until 18:00 two days before the next delivery. A new card is charged at once for a delivery
 * whose card was refused, until 18:00 of the day before its dispatch.
 */
export async function changeOwnSubscription(
  { path, body }: Input<ChangeCall>,
  context: BuyerContext,
): Promise<Answer<ChangeCall>> {
  const address = body.address ? orderAddressFromInput(body.address) : ok(null);
  if (!address.ok) return refuse(address.code);
  if (body.cardId !== undefined && !(await findOwnCard(context.db, context.buyer, body.cardId))) {
    return refuse("BILLING_CARD_NOT_FOUND");
  }
  let cycleToPay: number | null = null;
  const changed = await changeLockedSubscription(context, path.id, async (tx, row, facts) => {
    if (row.cycle_status === "charging") return refuse("CYCLE_CHARGING");
    if (isAboutToBeCharged(row, facts.now)) return refuse("CYCLE_TOO_LATE");
    const to = {
      ...row,
      units: body.units ?? row.units,
      card_id: body.cardId ?? row.card_id,
      address: address.value ?? row.address,
      price_limit: body.priceLimit === undefined ? row.price_limit : body.priceLimit,
    };
    if (address.value && facts.offer && row.dispatch_on) {
      const delivery = { ...to, optionId: row.option_id, dispatchOn: row.dispatch_on };
      const priced = priceDelivery(delivery, new Map([[row.option_id, facts.offer]]), facts);
      if (priced.undeliverable.length > 0) return refuse("UNDELIVERABLE_AREA");
    }
    await changeSubscription(tx, row.id, to);
    if (body.cardId !== undefined && canBePaid(row, facts.now)) cycleToPay = row.cycle_id;
    return ok(null);
  });
  if (!changed.ok || cycleToPay === null) return changed;
  await chargeCycle(context, cycleToPay, { isRetry: true });
  return showChanged(context, path.id);
}

/** Reports whether the delivery that the member was told of is charged from now on as it is. */
function isAboutToBeCharged(row: SubscriptionRow, now: Date): boolean {
  return (
    row.status === "active" &&
    row.cycle_status === "scheduled" &&
    row.reminded_at !== null &&
    row.dispatch_on !== null &&
    isChargeTime(row.dispatch_on, now.toISOString())
  );
}

function canBePaid({ cycle_status: status, dispatch_on: dispatchOn }: SubscriptionRow, now: Date): boolean {
  return status === "failed" && dispatchOn !== null && !isPayTimeOver(dispatchOn, now.toISOString());
}

/** Charges a delivery again whose card was refused; at most once, however often it is called. */
export async function payFailedCycle(
  { path }: Input<PayCall>,
  context: BuyerContext,
): Promise<Answer<PayCall>> {
  const row = await findOwnSubscription(context.db, context.buyer, path.id);
  if (!row) return refuse("SUBSCRIPTION_NOT_FOUND");
  if (row.status === "ended") return refuse("SUBSCRIPTION_ENDED");
  if (row.number !== path.number || row.cycle_id === null || row.dispatch_on === null) {
    return row.last_number === path.number && row.last_skip_reason === null
      ? showChanged(context, path.id)
      : refuse("CYCLE_CHANGED");
  }
  if (row.cycle_status === "charging") return refuse("CYCLE_CHARGING");
  if (row.cycle_status !== "failed") return refuse("CYCLE_NOT_PAYABLE");
  if (isPayTimeOver(row.dispatch_on, context.now().toISOString())) return refuse("CYCLE_TOO_LATE");
  if (row.card_id === null) return refuse("BILLING_CARD_NOT_FOUND");
  const charged = await chargeCycle(context, row.cycle_id, { isRetry: true });
  switch (charged.kind) {
    case "declined":
      return refuse("PAYMENT_DECLINED", {
        fields: [{ field: charged.code, message: charged.message.slice(0, 300) }],
      });
    case "over":
      return refuse("CYCLE_NOT_PAYABLE");
    case "pending":
      return refuse("PAYMENT_PENDING");
    case "busy":
      return refuse("CYCLE_CHARGING");
    default:
      return showChanged(context, path.id);
  }
}

/** Pauses for one or two deliveries, or until it is resumed. */
export function pauseOwnSubscription(
  { path, body }: Input<PauseCall>,
  context: BuyerContext,
): Promise<Answer<PauseCall>> {
  return changeLockedSubscription(context, path.id, async (tx, row, facts) => {
    if (row.cycle_status === "charging") return refuse("CYCLE_CHARGING");
    if (row.dispatch_on !== null && row.status === "active") {
      const { changeUntil, payUntil } = cycleTimes(row.dispatch_on);
      const until = row.cycle_status === "failed" ? payUntil : changeUntil;
      if (facts.now >= new Date(until)) return refuse("CYCLE_TOO_LATE");
    }
    await pauseSubscription(tx, row, { cycles: body.cycles, reason: "buyer" }, facts);
    return ok(null);
  });
}

/** Resumes a paused subscription; one that is not paused stays as it is. */
export function resumeOwnSubscription(
  { path }: Input<ResumeCall>,
  context: BuyerContext,
): Promise<Answer<ResumeCall>> {
  return changeLockedSubscription(context, path.id, async (tx, row, { offer, ...facts }) => {
    if (row.status !== "paused") return ok(null);
    if (!offer) return refuse("SUBSCRIPTION_NOT_OFFERED");
    if (row.card_id === null) return refuse("BILLING_CARD_NOT_FOUND");
    await resumeSubscription(tx, row, offer, facts);
    return ok(null);
  });
}

/** Ends a subscription; one that ended before stays as it is. */
export async function endOwnSubscription(
  { path }: Input<EndCall>,
  context: BuyerContext,
): Promise<Answer<EndCall>> {
  const ended = await changeLockedSubscription(context, path.id, async (tx, row, { now }) => {
    if (row.cycle_status === "charging") return refuse("CYCLE_CHARGING");
    await endSubscription(tx, row, now);
    return ok(null);
  });
  if (ended.ok) return ended;
  const { code } = ended;
  return code === "SUBSCRIPTION_ENDED" ? showChanged(context, path.id) : refuse(code);
}
