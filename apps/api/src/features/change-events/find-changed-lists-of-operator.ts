import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { ANY_NOUN, type RecordChange } from "../../db/notifications/record-change-bus.ts";
import type { Operator } from "../../http/handler-context-types.ts";
import { isOfFarm, mayAccessFarm } from "../farm-access/farm-operator.policy.ts";

/** Lists of operators' records by their noun, each with the call that reads it. */
const LISTS: ReadonlyMap<string, Call> = new Map(
  Object.entries<Call>(allCalls).flatMap(([name, call]) => {
    const noun = /^GET \/operator\/v1\/([\w-]+)$/.exec(name)?.[1];
    return noun === undefined || noun === "events" || noun === "me" ? [] : [[noun, call] as const];
  }),
);

/** Lists that show what the trail or a tag of the cache names otherwise. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  alerts: "payment-alerts",
  points: "members",
  shipments: "orders",
  stock: "options",
};

/**
 * Returns the nouns of the lists that an operator may read and that a change concerns: those of their permissions, and for
 * one who works for farms those of these farms' rows alone.
 *
 * @example findChangedListsOfOperator({ permissions: ["orders.read"], distributorIds: [12] }, { noun: "orders", farms: [12, 14] }) // ["orders"]
 */
export function findChangedListsOfOperator(
  operator: Pick<Operator, "permissions" | "distributorIds">,
  { noun, farms }: RecordChange,
): string[] {
  if (noun === ANY_NOUN)
    return [...LISTS].filter(([, call]) => mayRead(operator, call)).map(([each]) => each);
  if (isOfFarm({ operator }) && !farms?.some((farm) => mayAccessFarm({ operator }, farm))) return [];
  const shown = SHOWN_BY[noun] ?? noun;
  const call = LISTS.get(shown);
  return call && mayRead(operator, call) ? [shown] : [];
}

function mayRead(
  operator: Pick<Operator, "permissions" | "distributorIds">,
  { permission = null, farm }: Call,
): boolean {
  if (isOfFarm({ operator }) && !farm) return false;
  return permission === null || operator.permissions.includes(permission);
}
