import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { later } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import { setClockToKst } from "../subscriptions/set-clock-to-kst.ts";
import { MEMBER_STEPS, type Step } from "./member-steps.ts";
import { runSubscriptionJobsWithCrashes } from "./run-subscription-jobs-with-crashes.ts";
import { SHOP_STEPS } from "./shop-steps.ts";
import type { SubscriptionHistory, SubscriptionMarket } from "./subscription-history-steps.ts";

/** Subscriptions that are tried to be started at first. */
const STARTS = 6;
/** Days through which a history goes. */
const DAYS = 30;
/** Times of a day (KST) at which something may happen and the jobs run. */
const TIMES = ["09:30", "10:00", "13:00", "17:55", "18:00", "18:04", "22:00"] as const;
const SECOND = 1 / 60;

const STEPS = { ...MEMBER_STEPS, ...SHOP_STEPS };
type Name = keyof typeof STEPS;

/** Steps by how often they are taken. */
const CHOICE: readonly [Name, ...Name[]] = [
  "skip",
  ...times(2, "unskip"),
  ...times(3, "move"),
  ...times(2, "setUnits"),
  ...times(3, "setLimit"),
  ...times(2, "setAddress"),
  ...times(3, "setCard"),
  "removeCard",
  "addCard",
  ...times(5, "approve"),
  ...times(3, "pay"),
  "pause",
  ...times(8, "resume"),
  "end",
  ...times(4, "setPrice"),
  "endOption",
  ...times(2, "sellAgain"),
  "sellOut",
  ...times(2, "restock"),
  "setPlan",
  "writeBox",
  "addClosedDay",
  "skipFor",
  ...times(2, "unskipFor"),
  "moveFor",
  "refuseAreas",
  ...times(2, "reachAreas"),
  ...times(4, "refuseCard"),
  ...times(4, "badLuck"),
  ...times(2, "clearFaults"),
  ...times(3, "start"),
];

/** Lives through some weeks of random steps, between and beside the jobs. */
export async function runRandomSteps(
  market: SubscriptionMarket,
  history: SubscriptionHistory,
  random: Random,
): Promise<void> {
  const { shop } = market;
  for (let count = 0; count < STARTS; count += 1) await take(market, history, random, "start");
  let day = kstDateOf(shop.clock.now.toISOString());
  for (let passed = 0; passed < DAYS; passed += 1) {
    day = nextDay(day);
    for (const time of TIMES) {
      setClockToKst(shop, day, time);
      if (random.below(5) === 0) await take(market, history, random);
      // Faults strike most where cards are charged.
      if (time === "17:55" && random.below(3) === 0) {
        await take(
          market,
          history,
          random,
          random.pick(["refuseCard", "badLuck", "removeCard", "setPrice", "sellOut"]),
        );
      }
      // The jobs of this time may have been down.
      if (random.below(12) > 0) {
        const beside = random.below(4) === 0 ? take(market, history, random) : null;
        await Promise.all([runSubscriptionJobsWithCrashes(shop, random), beside]);
      }
    }
  }
}

/** Clears all faults, lets open charges end, and ends every subscription. */
export async function restSubscriptions(
  market: SubscriptionMarket,
  history: SubscriptionHistory,
  random: Random,
): Promise<void> {
  const { shop } = market;
  await take(market, history, random, "clearFaults");
  await take(market, history, random, "sellAgain");
  await take(market, history, random, "reachAreas");
  for (const minutes of [3, 31, 70, 25 * 60, 25 * 60]) {
    later(shop, minutes);
    await runSubscriptionJobsWithCrashes(shop, { ...random, below: () => 1 });
  }
  for (const { id } of history.held) {
    const ended = await shop.call(history.token, "PUT /v1/app-users/subscriptions/{id}/end", {
      path: { id },
    });
    if (ended.status !== 200) throw new Error(`A subscription that rests is ended: ${ended.refusal.code}`);
  }
}

async function take(
  market: SubscriptionMarket,
  history: SubscriptionHistory,
  random: Random,
  name: Name = random.pick(CHOICE),
): Promise<void> {
  later(market.shop, SECOND);
  history.steps.push(`${market.shop.clock.now.toISOString().slice(5, 19)} ${name}`);
  const step: Step = STEPS[name];
  await step(market, history, random);
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function times(count: number, name: Name): Name[] {
  return Array.from({ length: count }, () => name);
}
