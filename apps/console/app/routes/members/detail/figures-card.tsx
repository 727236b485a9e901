import { groupDigits } from "@todayfruit/domain/money/format-won";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import type { Member } from "./use-member.ts";

/** Figures of a member: what they bought lately, orders, points, coupons and reviews. */
export function FiguresCard({ member, gradeName }: { member: Member; gradeName: string }) {
  const reviews = member.voices.filter(({ kind }) => kind === "review");
  return (
    <dl className="mb-4 grid grid-cols-5 rounded-card bg-surface inset-shadow-hairline max-desk:grid-cols-2">
      <Figure
        name="3개월 산 값"
        value={`${groupDigits(member.recentlyPaid)}원`}
        note={
          member.handGradeUntil ? `${gradeName} · ${shortDay(member.handGradeUntil)}까지 손으로` : gradeName
        }
      />
      <Figure
        name="주문"
        value={`${groupDigits(member.orderCount)}번`}
        note={member.lastOrderedAt ? `마지막 ${shortDay(member.lastOrderedAt)}` : "아직 없어요"}
      />
      <Figure name="포인트" value={`${groupDigits(member.point)}P`} note={lastPoint(member)} />
      <Figure name="쿠폰" value={`${member.couponCount}장`} note="쓸 수 있는 것" />
      <Figure name="후기" value={`${reviews.length}개`} note="최근 20개 안에서" />
    </dl>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="border-line px-4 py-3 not-first:border-l max-desk:border-0!">
      <dt className="text-micro text-ink-3">{name}</dt>
      <dd className="number text-title font-bold">{value}</dd>
      <dd className="number text-micro text-ink-3">{note}</dd>
    </div>
  );
}

function lastPoint({ points }: Member): string {
  const [last] = points;
  if (!last) return "아직 없어요";
  return `${shortDay(last.at)} ${last.amount > 0 ? "+" : "-"}${groupDigits(Math.abs(last.amount))}P`;
}
