import { addDays } from "@todayfruit/domain/calendar/kst";
import Holidays from "date-holidays";

export type Holiday = { day: string; name: string };

/** Election days at the end of a term (공직선거법), which no library derives; each is a public holiday. */
const ELECTION_DAYS: readonly Holiday[] = [
  { day: "2026-06-03", name: "지방선거일" },
  { day: "2028-04-12", name: "국회의원선거일" },
];
const MS_PER_DAY = 86_400_000;

/**
 * Lists the public holidays (공휴일) of the years `from` to `to` with their substitute days (대체공휴일), each day once, in
 * order. The library begins the three days of 설날 on the day itself; by 관공서의 공휴일에 관한 규정 they begin on its eve.
 *
 * @example koreanHolidays(2026, 2026).filter(({ name }) => name === "설날") // 16, 17 and 18 February
 */
export function koreanHolidays(from: number, to: number): Holiday[] {
  const library = new Holidays("KR", { timezone: "Asia/Seoul", languages: ["ko"] });
  const days = new Map<string, string>();
  for (let year = from; year <= to; year += 1) {
    for (const holiday of library.getHolidays(year)) {
      if (holiday.type !== "public") continue;
      const isNewYear = holiday.name === "설날";
      const first = addDays(holiday.date.slice(0, 10), isNewYear ? -1 : 0);
      const length = Math.round((holiday.end.getTime() - holiday.start.getTime()) / MS_PER_DAY);
      for (let ahead = 0; ahead < length; ahead += 1) {
        const day = addDays(first, ahead);
        days.set(day, days.get(day) ?? holiday.name);
      }
    }
  }
  for (const { day, name } of ELECTION_DAYS) {
    const year = Number(day.slice(0, 4));
    if (year >= from && year <= to) days.set(day, name);
  }
  return [...days].map(([day, name]) => ({ day, name })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
