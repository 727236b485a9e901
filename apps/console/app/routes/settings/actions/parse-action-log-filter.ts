import { isCalendarDay } from "@todayfruit/domain/calendar/kst";
import { ACTION_NOUNS } from "@todayfruit/domain/operators/name-operator-action";

export type ActionLogFilter = { operatorId?: number; noun?: string; day?: string };

/**
 * Reads what the trail is narrowed to out of the address; what is no operator, noun or day is left out.
 *
 * @example parseActionLogFilter(new URLSearchParams("who=3&what=orders&day=2026-11-23")) // { operatorId: 3, noun: "orders", day: "2026-11-23" }
 */
export function parseActionLogFilter(query: URLSearchParams): ActionLogFilter {
  const [who, what, day] = [query.get("who") ?? "", query.get("what") ?? "", query.get("day") ?? ""];
  return {
    ...(/^[1-9]\d{0,14}$/.test(who) && { operatorId: Number(who) }),
    ...(Object.hasOwn(ACTION_NOUNS, what) && { noun: what }),
    ...(isCalendarDay(day) && { day }),
  };
}
