import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { announceSeasonBoxes } from "../../features/subscriptions/timed/announce-season-boxes.ts";
import { chargeDueCycles } from "../../features/subscriptions/timed/charge-due-cycles.ts";
import { remindCycles } from "../../features/subscriptions/timed/remind-cycles.ts";
import type { Random } from "../seeded-random.ts";
import type { TestShop } from "../test-shop.ts";

/** Points at which a process may die while it charges. */
const POINTS = [
  "subscription.after-claim",
  "subscription.after-order",
  "subscription.before-conclude",
  "confirm.before-provider",
  "confirm.after-provider",
] as const;

/** Runs the jobs as two processes do, of which one dies now and then while it charges. */
export async function runSubscriptionJobsWithCrashes({ services }: TestShop, random: Random): Promise<void> {
  const point = random.below(4) === 0 ? random.pick(POINTS) : null;
  const dying = {
    ...services,
    fault: (at: string) => {
      if (at === point) throw new Error("dies");
    },
  };
  await Promise.all([remindCycles(services), remindCycles(services)]);
  await Promise.all([
    chargeDueCycles(dying),
    chargeDueCycles(services),
    announceSeasonBoxes(services),
    announceSeasonBoxes(services),
  ]);
  await reconcilePayments(services);
}
