import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { listUnusedCoupons, sumOwedPoints, sumPromisedPoints } from "./reports.repository.ts";

/** Reports what members may still use: points by the month in which they end, promised points, and coupons. */
export async function reportLiabilities(
  _: Input<"GET /operator/v1/reports/liabilities">,
  { db, now }: OperatorContext,
): Promise<Answer<"GET /operator/v1/reports/liabilities">> {
  const at = now();
  const [months, promisedPoints, coupons] = await Promise.all([
    sumOwedPoints(db, at),
    sumPromisedPoints(db),
    listUnusedCoupons(db, at),
  ]);
  return ok({
    points: months.reduce((sum, { points }) => sum + points, 0),
    promisedPoints,
    months,
    coupons: coupons.map(({ id, name, unused, at_most }) => ({ id, name, unused, atMost: at_most })),
  });
}
