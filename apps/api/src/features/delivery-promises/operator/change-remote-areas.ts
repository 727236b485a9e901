import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { changeRemoteAreaRows, countOverlaps } from "./delivery-calendar.repository.ts";

type Call = "PUT /operator/v1/delivery-calendar/remote-areas";
type Range = Input<Call>["body"]["added"][number];

/** Adds and removes postcodes of 제주 and 도서산간; ranges never overlap. Fees and promises use them at once. */
export async function changeRemoteAreas(
  { body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { added, removedIds, reason } = body;
  if (!runApart(added)) return refuse("REMOTE_AREA_INVALID");
  const changed = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      if ((await countOverlaps(tx, added, removedIds)) > 0) return refuse("REMOTE_AREA_INVALID");
      const counts = await changeRemoteAreaRows(tx, added, removedIds);
      await addAction(tx, context, {
        action: "delivery-calendar.remote-areas",
        subject: "delivery calendar",
        before: { removedIds },
        after: { added },
        reason,
      });
      return ok(counts);
    },
    (result) => result.ok,
  );
  if (changed.ok) context.deliveryCalendar.drop();
  return changed;
}

/** Reports whether every range runs upwards and none overlaps with another. */
function runApart(ranges: readonly Range[]): boolean {
  const ordered = ranges.toSorted((one, other) => one.firstZonecode - other.firstZonecode);
  return ordered.every(({ firstZonecode, lastZonecode }, index) => {
    const next = ordered[index + 1];
    return firstZonecode <= lastZonecode && (next === undefined || lastZonecode < next.firstZonecode);
  });
}
