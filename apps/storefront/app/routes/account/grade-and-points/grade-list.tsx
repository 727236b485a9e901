import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Grades } from "../../../features/grades/use-my-grade.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";

type GradeListProps = {
  grades: Grades;
  mine: number;
  /** Months of purchases counted. */
  months: number;
};

/** All grades with their conditions and benefits. */
export function GradeList({ grades, mine, months }: GradeListProps) {
  return (
    <>
      <h2 className="mt-8 text-title3 font-bold tracking-tight">등급별 혜택</h2>
      <p className="mt-0.5 text-caption text-ink-3">
        최근 {months}개월 동안 받은 주문 금액으로 매달 1일에 정해요
      </p>
      <ul className="mt-3 flex flex-col gap-1">
        {grades.map(({ grade, gradeName, icon, thresholdPrice, benefits }) => (
          <li
            key={grade}
            className={`flex items-start gap-3.5 rounded-md px-4 py-3.5 ${grade === mine ? "bg-brand-tint" : ""}`}
            aria-current={grade === mine || undefined}
          >
            <img
              className="size-8 flex-none object-contain"
              src={imageUrl(icon, 160)}
              alt=""
              width={32}
              height={32}
              loading="lazy"
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2">
                <b className="font-bold">{gradeName}</b>
                <span className={`text-label tabular ${grade === mine ? "text-ink-2" : "text-ink-3"}`}>
                  {groupDigits(thresholdPrice)}원부터
                </span>
                {grade === mine && <Badge tone="only">현재</Badge>}
              </p>
              <p className="mt-0.5 text-label text-ink-2">{benefits.join(" · ")}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
