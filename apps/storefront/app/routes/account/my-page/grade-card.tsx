import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { deriveProgressToNextGrade } from "../../../features/grades/derive-progress-to-next-grade.ts";
import { type GradeInfo, type Grades, useMyGrade } from "../../../features/grades/use-my-grade.ts";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";

/** 이번 달 등급 and the progress to the next: the name immediately, the progress once loaded. */
export function GradeCard({ grade }: { grade: NonNullable<User["appUserGrade"]> }) {
  const { info, grades } = useMyGrade();
  const per = grades?.find((each) => each.grade === grade.grade)?.purchasePointPer ?? 0;
  return (
    <Link
      className="mt-4 block rounded-lg bg-linear-135 from-brand to-brand-strong px-5 py-18px text-on-brand"
      to={paths.grade}
    >
      <div className="flex items-center justify-between">
        <div>
          <p className="text-caption">이번 달 등급</p>
          <p className="mt-0.5 flex items-center gap-2 text-title1/7.5 font-extrabold tracking-tight">
            {grade.gradeName}
            {per > 0 && (
              <span className="rounded-full bg-black/20 px-2 py-0.5 text-micro font-medium tracking-normal">
                {per}% 적립
              </span>
            )}
          </p>
        </div>
        <img
          className="size-16 object-contain drop-shadow-emblem"
          src={imageUrl(grade.icon, 160)}
          alt=""
          width={64}
          height={64}
        />
      </div>
      <div className="mt-3 min-h-9">{info && grades && <NextGrade info={info} grades={grades} />}</div>
    </Link>
  );
}

function NextGrade({ info, grades }: { info: GradeInfo; grades: Grades }) {
  const { value, max, nextName } = deriveProgressToNextGrade(info, grades);
  return (
    <>
      <ProgressBar label="다음 등급까지" value={value} max={max} tone="accent" />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption tabular">
        {info.isMax ? (
          "가장 높은 등급이에요"
        ) : (
          <>
            <span>
              <b className="font-bold">{groupDigits(info.remainingPrice)}원</b> 더 사면 다음 달{" "}
              {josa(nextName, "이/가")} 돼요
            </span>
            <span>
              {groupDigits(value)} / {groupDigits(max)}
            </span>
          </>
        )}
      </p>
    </>
  );
}
