/** Produce of a farm with the months, 1 to 12, in which it is harvested, in the order of the season. */
export type Season = { name: string; months: readonly number[] };

/**
 * Writes the months of a season: rows of consecutive months by their ends, over the turn of a year too.
 *
 * @example seasonText([11, 12, 1, 2, 3, 4]) // "11~4월"
 * @example seasonText([5, 6, 11, 12]) // "5~6월, 11~12월"
 */
export function seasonText(months: readonly number[]): string {
  const rows: number[][] = [];
  for (const month of months) {
    const row = rows.at(-1);
    if (row?.at(-1) === (month === 1 ? 12 : month - 1)) row?.push(month);
    else rows.push([month]);
  }
  return rows.map((row) => (row.length === 1 ? `${row[0]}월` : `${row[0]}~${row.at(-1)}월`)).join(", ");
}

/**
 * Finds the month in which a season ended last.
 *
 * @param months months of the season, 1 to 12
 * @param month month of today, 1 to 12
 * @returns `null` in season, and for one without months
 * @example endedIn([6, 7, 8], 11) // 8
 */
export function endedIn(months: readonly number[], month: number): number | null {
  const backwards = Array.from({ length: 12 }, (_, past) => ((month - 1 - past + 12) % 12) + 1);
  const last = backwards.find((each) => months.includes(each)) ?? month;
  return last === month ? null : last;
}

/**
 * Finds the season that begins next after a month, and the month of its begin.
 *
 * @param month month of today, 1 to 12; a season that begins in it is a year away
 * @example nextSeason([{ name: "홍옥", months: [9, 10] }, { name: "부사", months: [11, 12] }], 6) // { name: "홍옥", month: 9 }
 */
export function nextSeason(
  seasons: readonly Season[],
  month: number,
): { name: string; month: number } | null {
  const begins = seasons.flatMap(({ name, months }) => {
    const first = months[0];
    return first === undefined ? [] : [{ name, month: first, away: ((first - month + 11) % 12) + 1 }];
  });
  const [next] = begins.sort((one, other) => one.away - other.away);
  return next ? { name: next.name, month: next.month } : null;
}
