import { setTimeout as wait } from "node:timers/promises";
import { chargeDueCycles } from "../../../apps/api/src/features/subscriptions/timed/charge-due-cycles.ts";
import type { Services } from "../../../apps/api/src/http/handler-context-types.ts";
import { makeDue } from "./subscription-steps.ts";

const POINTS = [
  "subscription.after-claim",
  "subscription.after-order",
  "subscription.before-conclude",
  "confirm.after-provider",
] as const;
const DUE_AT_ONCE = 6;
const PAUSE_MS = 250;

/**
 * Makes deliveries due and charges them in two lanes until stopped, beside the shops' own jobs; every fourth run dies at a
 * point of its charge. In the end what was left is charged. A run that meets a database that is away is repeated.
 */
export function chargeSubscribersUntilStopped(
  services: Services,
  { random }: { random: () => number },
): { stop(): Promise<void> } {
  let isOver = false;
  const lanes = [0, 1].map(async () => {
    while (!isOver) {
      const point = random() < 0.25 ? POINTS[Math.floor(random() * POINTS.length)] : null;
      const dying = {
        ...services,
        fault: (at: string) => {
          if (at === point) throw new Error("dies");
        },
      };
      try {
        await makeDue(services, DUE_AT_ONCE);
        await chargeDueCycles(dying);
      } catch {
        // The database was away; what was left is charged later.
      }
      await wait(PAUSE_MS);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      // Charges that dead runs left are taken over as after two minutes.
      await services.db.pool.query(
        "update billing_cycle set claimed_at = claimed_at - interval '2 minutes' where status = 'charging'",
      );
      await chargeDueCycles(services);
    },
  };
}
