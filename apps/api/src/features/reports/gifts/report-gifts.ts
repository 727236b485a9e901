import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { isReportRange } from "../report-sales.ts";
import { sumGifts } from "./gift-sums.repository.ts";

/** Reports the gifts that were paid in a range of days (KST, inclusive), and what their receivers have done since. */
export async function reportGifts(
  { query: { from, to } }: Input<"GET /operator/v1/reports/gifts">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/gifts">> {
  if (!isReportRange(from, to)) return refuse("INVALID_INPUT");
  const end = new Date(kstMidnight(addDays(to, 1)));
  const { day_chosen, ...sums } = await sumGifts(db, new Date(kstMidnight(from)), end);
  return ok({ ...sums, dayChosen: day_chosen });
}
