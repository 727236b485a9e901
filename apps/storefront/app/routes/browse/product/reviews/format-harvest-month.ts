/**
 * Names a month of harvest, with its year where the list has months of several years.
 *
 * @param month `YYYY-MM`
 * @example "11월"; among "2025-12" and "2026-11": "2026년 11월"
 */
export function formatHarvestMonth(month: string, all: readonly { month: string }[]): string {
  const [year, number] = month.split("-");
  const isOneYear = all.every((each) => each.month.startsWith(`${year}-`));
  return isOneYear ? `${Number(number)}월` : `${year}년 ${Number(number)}월`;
}
