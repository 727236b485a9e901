import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, afterMonths, kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import { won } from "@todayfruit/domain/money/won";
import { spendPointsFromLots } from "@todayfruit/domain/points/spend-points-from-lots";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addPoints, lockMember, removePoints } from "./adjust-points.repository.ts";
import { type LotRow, lockLots } from "./point-lots.repository.ts";

/**
 * Credits points (원) that expire at the end of this KST day a year later, or debits those that expire first; the
 * balance is never below zero.
 */
export async function adjustPoints(
  { path, body }: Input<"POST /operator/v1/members/{id}/points">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/members/{id}/points">> {
  if (body.amount === 0) {
    return refuse("INVALID_INPUT", {
      fields: [{ field: "amount", message: "0이 아닌 포인트를 적어 주세요" }],
    });
  }
  return context.db.transaction<Answer<"POST /operator/v1/members/{id}/points">>(
    async (tx) => {
      // Locks lots before their member, in the order of ordering and cancelling.
      const lots = body.amount < 0 ? await lockLots(tx, path.id) : [];
      const member = await lockMember(tx, path.id);
      if (!member) return refuse("MEMBER_NOT_FOUND");
      const now = context.now();
      if (body.amount > 0) await addPoints(tx, path.id, body.amount, now, endOfDayNextYear(now));
      else {
        const takes = spendPointsFromLots(lots.map(lotOf), won(-body.amount), now.toISOString());
        if (!takes.ok) return refuse(takes.code);
        await removePoints(tx, path.id, takes.value, now);
      }
      const point = member.point_balance + body.amount;
      await addAction(tx, context, {
        action: "points.adjust",
        subject: `member ${path.id}`,
        before: { point: member.point_balance },
        after: { point },
        reason: body.reason,
      });
      return ok({ id: path.id, point });
    },
    (result) => result.ok,
  );
}

/** @example given on 2026-11-21 in Korea // 2027-11-22T00:00 in Korea: good through 21 November */
export function endOfDayNextYear(now: Date): Date {
  const sameDay = afterMonths(kstDateOf(now.toISOString()), 12);
  return new Date(kstMidnight(addDays(sameDay, 1)));
}

function lotOf(lot: LotRow) {
  return {
    id: lot.id,
    remaining: won(lot.remaining),
    availableFrom: lot.available_at.toISOString(),
    expiresAt: lot.expires_at.toISOString(),
  };
}
