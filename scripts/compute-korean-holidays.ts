import { addDays, weekdayOf } from "@todayfruit/domain/calendar/kst";
import { dayOfLunarDate } from "./day-of-lunar-date.ts";

export type Holiday = { day: string; name: string };

/** Days of a year on one date, and whether a Saturday gives a substitute day, too (관공서의 공휴일에 관한 규정, 제2조와 제3조). */
const FIXED: readonly { date: string; name: string; isSubstituted: boolean }[] = [
  { date: "01-01", name: "신정", isSubstituted: false },
  { date: "03-01", name: "3·1절", isSubstituted: true },
  { date: "05-05", name: "어린이날", isSubstituted: true },
  { date: "06-06", name: "현충일", isSubstituted: false },
  { date: "07-17", name: "제헌절", isSubstituted: true },
  { date: "08-15", name: "광복절", isSubstituted: true },
  { date: "10-03", name: "개천절", isSubstituted: true },
  { date: "10-09", name: "한글날", isSubstituted: true },
  { date: "12-25", name: "기독탄신일", isSubstituted: true },
];
/** Election days at the end of a term (공직선거법), which follow from no date; each is a public holiday. */
const ELECTION_DAYS: readonly Holiday[] = [
  { day: "2026-06-03", name: "지방선거일" },
  { day: "2028-04-12", name: "국회의원선거일" },
];

/**
 * Lists the public holidays (공휴일) of the years `from` to `to` with their substitute days (대체공휴일), each day once, in
 * order. 설날 and 추석 last from their eve to the day after.
 *
 * @example computeKoreanHolidays(2026, 2026).filter(({ name }) => name === "설날") // 16, 17 and 18 February
 */
export function computeKoreanHolidays(from: number, to: number): Holiday[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return years.flatMap(holidaysOf);
}

type Feast = { days: readonly string[]; name: string; substitutedFor: readonly string[] };

function holidaysOf(year: number): Holiday[] {
  const feasts = feastsOf(year);
  const names = new Map(feasts.flatMap(({ days, name }) => days.map((day) => [day, name] as const)));
  for (const feast of feasts) {
    const isMoved = feast.days.some(
      (day) =>
        feast.substitutedFor.includes(weekdayOf(day)) ||
        (feast.substitutedFor.length > 0 && names.get(day) !== feast.name),
    );
    if (isMoved)
      names.set(firstWorkingDayAfter(feast.days.at(-1) ?? "", names), `${feast.name} (대체공휴일)`);
  }
  for (const { day, name } of ELECTION_DAYS) if (day.startsWith(`${year}-`)) names.set(day, name);
  return [...names].map(([day, name]) => ({ day, name })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Holidays of a year in the order in which a later one gives way: of two on one day the last one names it. */
function feastsOf(year: number): Feast[] {
  const around = (day: string) => [addDays(day, -1), day, addDays(day, 1)];
  return [
    ...FIXED.map(({ date, name, isSubstituted }) => ({
      days: [`${year}-${date}`],
      name,
      substitutedFor: isSubstituted ? ["sat", "sun"] : [],
    })),
    { days: [dayOfLunarDate(year, 4, 8)], name: "석가탄신일", substitutedFor: ["sat", "sun"] },
    { days: around(dayOfLunarDate(year, 1, 1)), name: "설날", substitutedFor: ["sun"] },
    { days: around(dayOfLunarDate(year, 8, 15)), name: "추석", substitutedFor: ["sun"] },
  ];
}

function firstWorkingDayAfter(day: string, holidays: ReadonlyMap<string, string>): string {
  let next = addDays(day, 1);
  while (holidays.has(next) || ["sat", "sun"].includes(weekdayOf(next))) next = addDays(next, 1);
  return next;
}
