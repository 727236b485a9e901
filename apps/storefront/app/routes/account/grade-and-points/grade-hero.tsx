import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { deriveProgressToNextGrade } from "../../../features/grades/derive-progress-to-next-grade.ts";
import type { GradeInfo, Grades } from "../../../features/grades/use-my-grade.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";

type GradeHeroProps = {
  name: string;
  info: GradeInfo;
  grades: Grades;
};

/** This month's grade and the progress towards the next one. */
export function GradeHero({ name, info, grades }: GradeHeroProps) {
  const { appUserGrade: mine, nextMonthGrade, isMax } = info;
  const per = grades.find(({ grade }) => grade === mine.grade)?.purchasePointPer ?? 0;
  const progress = deriveProgressToNextGrade(info, grades);
  return (
    <div className="rounded-lg bg-linear-135 from-brand to-brand-strong px-5 py-7 text-center text-on-brand">
      <img
        className="mx-auto size-[88px] object-contain drop-shadow-emblem"
        src={imageUrl(mine.icon, 160)}
        alt=""
        width={88}
        height={88}
      />
      <h2 className="mt-4 text-title1/7.5 font-extrabold tracking-tight">
        {name}님은 {gradeIs(mine.gradeName)}
      </h2>
      {per > 0 && <p className="mt-1 text-label">살 때마다 {per}%를 포인트로 드려요</p>}
      <div className="mt-5">
        <ProgressBar label="다음 등급까지" value={progress.value} max={progress.max} tone="accent" />
      </div>
      <p className="mt-2.5 text-label">
        {isMax ? (
          "가장 높은 등급이에요"
        ) : (
          <>
            <b className="font-bold tabular">{groupDigits(info.remainingPrice)}원</b> 더 사면 다음 달{" "}
            {josa(progress.nextName, "이/가")} 돼요
          </>
        )}
      </p>
      {nextMonthGrade.grade !== mine.grade && (
        <p className="mt-1 text-label">지금까지 산 금액으로는 다음 달 {nextMonthGrade.gradeName}</p>
      )}
    </div>
  );
}

/** @example gradeIs("새싹") // "새싹이에요" */
function gradeIs(gradeName: string): string {
  return josa(gradeName, "이/가").endsWith("이") ? `${gradeName}이에요` : `${gradeName}예요`;
}
