import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { later } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import type { RoomHistory } from "./begin-room-history.ts";
import { ROOM_ACTIONS } from "./room-actions.ts";

type Name = keyof typeof ROOM_ACTIONS;

const BEFORE: readonly [Name, ...Name[]] = [
  "enter",
  "enter",
  "enter",
  "enter",
  "leave",
  "notice",
  "order",
  "moveRoom",
  "setUnits",
  "cancelRoom",
  "resumeRoom",
  "resumeRoom",
  "jobs",
];
const AFTER: readonly [Name, ...Name[]] = [
  ...(["enter", "enter", "enter", "leave", "notice"] as const),
  ...([
    "order",
    "order",
    "order",
    "order",
    "pay",
    "pay",
    "pay",
    "pay",
    "buy",
    "buy",
    "buy",
    "abandon",
    "abandon",
    "cancelOrder",
    "cancelOrder",
  ] as const),
  ...(["cancelRoom", "resumeRoom", "resumeRoom", "resumeRoom", "badLuck", "badLuck", "clearFaults"] as const),
  ...(["jobs", "jobs", "jobs", "jobs", "jobs", "jobs", "wait", "wait", "wait"] as const),
];
const STEPS_BEFORE = 14;
const STEPS_AFTER = 70;
const SECOND = 1 / 60;

/** Lives through the room: who enters, the draw, purchases, and what goes wrong, one at a time or two at once. */
export async function runRandomActions(history: RoomHistory, random: Random): Promise<void> {
  const { shop } = history;
  later(shop, 6);
  for (let step = 0; step < STEPS_BEFORE; step += 1) await act(history, random, BEFORE);
  shop.clock.now = history.opensAt;
  for (let step = 0; step < STEPS_AFTER; step += 1) await act(history, random, AFTER);
}

/** Clears all faults, resumes the room, and lets time pass until everything open has ended. */
export async function restInRoom(history: RoomHistory): Promise<void> {
  const { shop } = history;
  await ROOM_ACTIONS.clearFaults(history);
  await ROOM_ACTIONS.resumeRoom(history);
  for (const minutes of [1, 8, 8, 31, 70, 8, 8, 25 * 60]) {
    later(shop, minutes);
    await reconcilePayments(shop.services);
    for (let round = 0; round < 3; round += 1) await ROOM_ACTIONS.jobs(history);
  }
  // Who still waits gives up their place, so that the room closes.
  for (let round = 0; round < history.members.length * 2; round += 1) {
    later(shop, 8);
    await ROOM_ACTIONS.jobs(history);
  }
}

async function act(history: RoomHistory, random: Random, choice: readonly [Name, ...Name[]]): Promise<void> {
  later(history.shop, SECOND);
  const names = random.below(3) === 0 ? [random.pick(choice), random.pick(choice)] : [random.pick(choice)];
  history.steps.push(names.join(" + "));
  await Promise.all(names.map((name) => ROOM_ACTIONS[name](history, random)));
}
