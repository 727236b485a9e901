import { addDays, instantOf, kstDateOf, kstTimeOf } from "../calendar/kst.ts";

/** Notices of produce: it is ripe, how it keeps, and that it should be eaten soon. */
export const PRODUCE_NOTICES = ["ripe", "storage", "discard"] as const;
export type ProduceNotice = (typeof PRODUCE_NOTICES)[number];

/** Time of day in KST at which notices of produce are told. */
export const MORNING = "09:00";
/** Time of day in KST from which nothing is told until the morning. */
export const NIGHT = "21:00";
/** Days before the day to eat it by on which that is told. */
export const DISCARD_LEAD_DAYS = 2;
/** Days by which a notice may be late, because the carrier reported late or the shop was down; later ones are left out. */
export const LATE_DAYS = 2;
/** Days after which a notice is told again where the member asks for it. */
export const AGAIN_DAYS = 2;
/** Most days between the delivery and a notice. */
export const MAX_NOTICE_DAYS = 120;

export type ProduceRule = {
  id: number;
  /** Kind of product, e.g. `kiwi`. */
  kind: string;
  /** Text that the storage of the product contains; `null`: any storage without a rule of its own. */
  storage: string | null;
  notice: ProduceNotice;
  /** Days after the delivery; of `discard` the day to eat it by. */
  days: number;
};

export type DeliveredProduce = {
  kind: string;
  /** How the product is kept, as its page says it. */
  storage: string;
  /** Delivery of its parcel, ISO 8601. */
  deliveredAt: string;
};

/** Notice with the day (KST) on whose morning it is told. */
export type NoticeDay<Rule extends ProduceRule> = { day: string; rule: Rule };

/**
 * Returns what is told of delivered produce, each notice once at most, in the order of the days. For each notice the rule
 * with the longest matching storage holds, or the one for any storage. No day is before the first morning after the
 * delivery.
 *
 * @example produceNoticeDays([{ id: 1, kind: "kiwi", storage: null, notice: "ripe", days: 10 }],
 *   { kind: "kiwi", storage: "실온에서 후숙", deliveredAt: "2026-11-13T06:00:00Z" })[0]?.day // "2026-11-23"
 */
export function produceNoticeDays<Rule extends ProduceRule>(
  rules: readonly Rule[],
  produce: DeliveredProduce,
): NoticeDay<Rule>[] {
  const own = rules.filter(
    ({ kind, storage }) => kind === produce.kind && (storage === null || produce.storage.includes(storage)),
  );
  return PRODUCE_NOTICES.flatMap((notice) => {
    const [rule] = own.filter((each) => each.notice === notice).sort(bySpecificity);
    return rule === undefined ? [] : [{ day: noticeDay(rule, produce.deliveredAt), rule }];
  }).sort((one, other) => one.day.localeCompare(other.day));
}

/**
 * Decides whether a notice of a day is told at an instant: in the daytime of that day, or up to two days late.
 *
 * @param now ISO 8601
 * @example isTold("2026-11-23", "2026-11-23T00:00:00Z") // true: 09:00 in Korea
 */
export function isTold(day: string, now: string): boolean {
  const today = kstDateOf(now);
  return isDaytime(now) && day <= today && day >= addDays(today, -LATE_DAYS);
}

/** Reports whether notices of produce may be told at an instant, ISO 8601. @example isDaytime("2026-11-23T12:00:00Z") // false */
export function isDaytime(now: string): boolean {
  const time = kstTimeOf(now);
  return time >= MORNING && time < NIGHT;
}

/** Days after the delivery on which a rule is told. */
export function daysUntilNotice({ notice, days }: Pick<ProduceRule, "notice" | "days">): number {
  return notice === "discard" ? Math.max(0, days - DISCARD_LEAD_DAYS) : days;
}

function noticeDay(rule: ProduceRule, deliveredAt: string): string {
  const delivered = kstDateOf(deliveredAt);
  const day = addDays(delivered, daysUntilNotice(rule));
  const isAfterMorning = instantOf(deliveredAt) > instantOf(`${delivered}T${MORNING}:00+09:00`);
  return day === delivered && isAfterMorning ? addDays(delivered, 1) : day;
}

function bySpecificity(one: ProduceRule, other: ProduceRule): number {
  return (other.storage?.length ?? 0) - (one.storage?.length ?? 0) || one.id - other.id;
}
