import { INVARIANTS } from "./all-invariants.sql.ts";
import { checkInvariantPage, FIRST, type PageCheck, type Place } from "./check-invariant-page.ts";

export type AuditLine = {
  name: string;
  /** Number of checked rows. */
  rows: number;
  /** Violating rows, each by table and key; the first hundred of each page. */
  breaches: string[];
  /** Duration of the slowest page in ms. */
  slowest: number;
};

/**
 * Checks every invariant, page by page, without changes.
 *
 * @param onLine told of each invariant when it was looked at
 */
export async function checkAllInvariants(
  looking: PageCheck,
  onLine: (line: AuditLine) => void = () => undefined,
): Promise<AuditLine[]> {
  const lines: AuditLine[] = [];
  for (const invariant of INVARIANTS) {
    const line: AuditLine = { name: invariant.name, rows: 0, breaches: [], slowest: 0 };
    for (let place: Place | null = FIRST; place !== null; ) {
      const page = await checkInvariantPage(looking, invariant, place);
      line.rows += page.rows;
      line.breaches.push(...page.breaches);
      line.slowest = Math.max(line.slowest, page.took);
      place = page.next;
    }
    lines.push(line);
    onLine(line);
  }
  return lines;
}
