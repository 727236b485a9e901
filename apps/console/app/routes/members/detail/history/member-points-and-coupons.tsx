import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../../ui/format-dates-and-durations.ts";
import type { Member } from "../use-member.ts";
import { NothingYet } from "./nothing-yet.tsx";
import { pointReasonName } from "./point-reason-name.ts";

/** Points and coupons of a member, the newest first. */
export function MemberPointsAndCoupons({ member: { points, coupons } }: { member: Member }) {
  if (points.length + coupons.length === 0) return <NothingYet>포인트와 쿠폰이 아직 없어요</NothingYet>;
  return (
    <>
      <ul>
        {points.map(({ id, amount, reason, expiresAt, at }) => (
          <li key={id} className="flex items-center gap-2.5 border-t border-line py-2 first:border-0">
            <span className="number w-12 text-ink-3">{shortDay(at)}</span>
            <span className="min-w-0 flex-1 truncate">{pointReasonName(reason)}</span>
            {amount > 0 && <span className="number text-micro text-ink-3">{shortDay(expiresAt)}까지</span>}
            <b className={`number w-20 text-right font-semibold ${amount < 0 ? "text-sale" : ""}`}>
              {amount < 0 ? "-" : "+"}
              {groupDigits(Math.abs(amount))}P
            </b>
          </li>
        ))}
      </ul>
      {coupons.length > 0 && (
        <ul aria-label="쿠폰" className="mt-3 border-t border-line">
          {coupons.map(({ id, name, validUntil, orderId }) => (
            <li key={id} className="flex items-center gap-2.5 border-t border-line py-2 first:border-0">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="number text-micro text-ink-3">{shortDay(validUntil)}까지</span>
              <Badge tone={orderId === null ? "success" : "neutral"}>
                {orderId === null ? "가짐" : "씀"}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
